import { type TextWindow, windowLength } from './text-window.ts'

/** A word up to this length is three numbers of four bytes. */
export const plainLength = 12
/** Stands behind the last place of a window. */
const nowhere = 0x7fffffff

/** ASCII letters, in lower case, and digits; 0 for all else. */
const plainUnits = new Uint8Array(0x10000)
for (const unit of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  plainUnits[unit.charCodeAt(0)] = unit.charCodeAt(0)
  plainUnits[unit.toUpperCase().charCodeAt(0)] = unit.charCodeAt(0)
}

/** What is left of the first, second and third four bytes of a word of each length. */
const masks = [0, 4, 8].map((from) =>
  Int32Array.from({ length: plainLength + 1 }, (_, length) => (length - from >= 4 ? -1 : 2 ** (8 * Math.max(0, length - from)) - 1)),
) as [Int32Array, Int32Array, Int32Array]

const fewestSlots = 1 << 8
/** More would not stay near the processor. */
const mostSlots = 1 << 15
/** Three times four bytes of a word, and its number and 1, for 0 is free. */
const slotWidth = 4

/**
 * Remembers the numbers of words that are nothing but a few ASCII letters and digits, as most are. They are compared
 * four letters at a time, and without a guess at their length, which the processor would get wrong. Of words that fall
 * on the same slot the last is remembered: who asks for another must know how to find its number.
 */
export class PlainWords {
  /** The units of the window at hand that are plain, in lower case, and 0 for others. */
  readonly letters = new Uint8Array(windowLength + plainLength)
  /** Where those stand that are not plain, and at last what lies behind them all. */
  readonly breaks = new Int32Array(windowLength + 1)
  readonly #bytes = new DataView(this.letters.buffer)
  #slots = new Int32Array(slotWidth * fewestSlots)
  #slot = 0

  show({ units, start, end }: TextWindow): void {
    const { letters, breaks } = this
    const plain = plainUnits
    const length = end - start
    let count = 0
    for (let i = 0; i < length; i++) {
      const letter = plain[units[i] as number] as number
      letters[i] = letter
      // Written down in any case, going on only if it counts: a branch is often guessed wrong.
      breaks[count] = i
      count += (letter - 1) >>> 31
    }
    breaks[count] = nowhere
  }

  /** The number of the word at a place of the window, up to `plainLength` long, or -1. */
  numberAt(place: number, length: number): number {
    const bytes = this.#bytes
    const slots = this.#slots
    const one = bytes.getInt32(place, true) & (masks[0][length] as number)
    const two = bytes.getInt32(place + 4, true) & (masks[1][length] as number)
    const three = bytes.getInt32(place + 8, true) & (masks[2][length] as number)
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b) ^ Math.imul(three, 0xc2b2ae35)
    hash ^= hash >>> 15
    const slot = Math.imul(hash, slotWidth) & (slots.length - slotWidth)
    this.#slot = slot
    const isSame = slots[slot] === one && slots[slot + 1] === two && slots[slot + 2] === three
    return isSame ? (slots[slot + 3] as number) - 1 : -1
  }

  /** Remembers the number of the word that was asked for just now. */
  remember(place: number, length: number, number: number): void {
    const slots = this.#slots
    const slot = this.#slot
    for (let k = 0; k < 3; k++) {
      slots[slot + k] = this.#bytes.getInt32(place + 4 * k, true) & (masks[k]?.[length] as number)
    }
    slots[slot + 3] = number + 1
    const slotCount = slots.length / slotWidth
    // Those that were in the smaller one come up again.
    if (2 * number > slotCount && slotCount < mostSlots) this.#slots = new Int32Array(4 * slots.length)
  }
}
