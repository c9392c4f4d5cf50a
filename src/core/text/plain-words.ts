/** So much of a text is looked at ahead: few enough to stay in the fastest memory. */
export const stretchLength = 4096
/** A word up to this length is three numbers of four bytes. */
export const plainLength = 12
/** Lies behind every place. */
const nowhere = 0x7fffffff

const encoder = new TextEncoder()

/** ASCII letters, in lower case, and digits; 0 for all else. */
const plainUnits = new Uint8Array(0x10000)
for (const unit of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  plainUnits[unit.charCodeAt(0)] = unit.charCodeAt(0)
  plainUnits[unit.toUpperCase().charCodeAt(0)] = unit.charCodeAt(0)
}

/** What is left of the first, second and third four bytes of a word of each length. */
const [firstMasks, secondMasks, thirdMasks] = [masksFrom(0), masksFrom(4), masksFrom(8)]

function masksFrom(from: number): Int32Array {
  return Int32Array.from({ length: plainLength + 1 }, (_, length) => {
    const bytes = Math.min(4, Math.max(0, length - from))
    return bytes === 4 ? -1 : (1 << (8 * bytes)) - 1
  })
}

const fewestSlots = 1 << 8
/** More would not stay near the processor. */
const mostSlots = 1 << 15
/** Three times four bytes of a word, of which the first are 0 in a free slot, and its number. */
const slotWidth = 4

/**
 * Remembers the numbers of words that are nothing but a few ASCII letters and digits, as most are. They are compared
 * four letters at a time, and without a guess at their length, which the processor would get wrong. Of words that fall
 * on the same slot the last is remembered: who asks for another must know how to find its number.
 */
export class PlainWords {
  /** The units of the stretch at hand that are plain, in lower case, and 0 for others. */
  readonly letters = new Uint8Array(stretchLength + plainLength)
  /** Where those stand that are not plain, and at last what lies behind them all. */
  readonly breaks = new Int32Array(stretchLength + 1)
  readonly #bytes = new DataView(this.letters.buffer)
  #slots = new Int32Array(slotWidth * fewestSlots)

  /** Moves to a stretch of a text, no longer than `stretchLength`. */
  show(text: string, start: number, end: number): void {
    const length = end - start
    const { read, written } = encoder.encodeInto(text.slice(start, end), this.letters)
    const isAscii = read === length && written === length
    const count = isAscii ? this.#lowerBytes(length) : this.#lowerUnits(text, start, length)
    this.breaks[count] = nowhere
  }

  /** Writes letters in the place of bytes, and gives how many breaks there are. */
  #lowerBytes(length: number): number {
    const { letters, breaks } = this
    const plain = plainUnits
    let count = 0
    for (let i = 0; i < length; i++) {
      const letter = plain[letters[i] as number] as number
      letters[i] = letter
      // Written down in any case, going on only if it counts: a branch is often guessed wrong.
      breaks[count] = i
      count += (letter - 1) >>> 31
    }
    return count
  }

  /** The same for what is more than ASCII. Asking a string for each unit takes its time. */
  #lowerUnits(text: string, start: number, length: number): number {
    const { letters, breaks } = this
    const plain = plainUnits
    let count = 0
    for (let i = 0; i < length; i++) {
      const letter = plain[text.charCodeAt(start + i)] as number
      letters[i] = letter
      breaks[count] = i
      count += (letter - 1) >>> 31
    }
    return count
  }

  /** The number of the word at a place of the stretch, which has a length from 1 to `plainLength`; -1 if it is not known. */
  numberAt(place: number, length: number): number {
    const bytes = this.#bytes
    const slots = this.#slots
    const first = bytes.getInt32(place, true) & (firstMasks[length] as number)
    const second = bytes.getInt32(place + 4, true) & (secondMasks[length] as number)
    const third = bytes.getInt32(place + 8, true) & (thirdMasks[length] as number)
    const slot = slotOf(first, second, third, slots.length)
    const isKnown = slots[slot] === first && slots[slot + 1] === second && slots[slot + 2] === third
    return isKnown ? (slots[slot + 3] as number) : -1
  }

  remember(place: number, length: number, number: number): void {
    const slotCount = this.#slots.length / slotWidth
    // What the smaller one knew comes up again.
    if (2 * number > slotCount && slotCount < mostSlots) this.#slots = new Int32Array(4 * this.#slots.length)
    const slots = this.#slots
    const first = this.#bytes.getInt32(place, true) & (firstMasks[length] as number)
    const second = this.#bytes.getInt32(place + 4, true) & (secondMasks[length] as number)
    const third = this.#bytes.getInt32(place + 8, true) & (thirdMasks[length] as number)
    const slot = slotOf(first, second, third, slots.length)
    slots[slot] = first
    slots[slot + 1] = second
    slots[slot + 2] = third
    slots[slot + 3] = number
  }
}

function slotOf(first: number, second: number, third: number, length: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)
  return Math.imul(hash ^ (hash >>> 15), slotWidth) & (length - slotWidth)
}
