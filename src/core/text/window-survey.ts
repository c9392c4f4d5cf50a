import { kindOf, plain } from './character-kinds.ts'
import { isLetterOrDigit } from './letters.ts'
import { meansEnd } from './sentence-kinds.ts'
import { type TextWindow, windowLength } from './text-window.ts'
import { isSpace } from './words.ts'

// What there is to know of a unit, all in one number: looking it up is what takes the time.
const blank = 1
const alphanumeric = 2
const asked = 4
const endMark = 8
const joining = 16

const factsOfUnits = new Uint8Array(0x10000)

function factsOf(code: number): number {
  if (factsOfUnits[code] === 0) {
    factsOfUnits[code] =
      asked |
      (isSpace(code) ? blank : 0) |
      (isLetterOrDigit(code) ? alphanumeric : 0) |
      (meansEnd(code) ? endMark : 0) |
      (kindOf(code) < plain ? joining : 0)
  }
  return factsOfUnits[code] as number
}

// The same of two bytes: how many are alphanumeric and how many blank, in two fields that are added up as one number...
const blanksShift = 13
const countMask = 0x1fff
// ...whether the second is blank, the first is not, and a word begins between them...
const secondBlank = 1 << 26
const firstFilledShift = 27
const beginsShift = 28
// ...and in the sign whether there is more to know of either: it is a mark, a joint, or not ASCII.
const rare = 1 << 31

// Made when first needed: most texts are short.
let factsOfPairs: Int32Array | undefined

function createPairFacts(): Int32Array {
  const facts = new Int32Array(0x10000).fill(rare)
  const bytes = new Uint8Array(2)
  const pair = new Uint16Array(bytes.buffer)
  const factsOfBytes = Array.from({ length: 0x100 }, (_, byte) => (byte < 0x80 ? factsOf(byte) : joining))
  for (const [first, one] of factsOfBytes.entries()) {
    for (const [second, other] of factsOfBytes.entries()) {
      // Which of the two is the lower half of a number differs from machine to machine.
      bytes[0] = first
      bytes[1] = second
      facts[pair[0] as number] = factsOfPair(one, other)
    }
  }
  return facts
}

function factsOfPair(one: number, other: number): number {
  const alphanumerics = ((one & alphanumeric) + (other & alphanumeric)) / alphanumeric
  const blanks = (one & blank) + (other & blank)
  return (
    alphanumerics |
    (blanks << blanksShift) |
    ((other & blank) * secondBlank) |
    ((~one & blank) << firstFilledShift) |
    ((one & ~other & blank) << beginsShift) |
    (((one | other) & (endMark | joining)) === 0 ? 0 : rare)
  )
}

const replacement = 0xfffd

/** Looks once at every unit of a text that comes window by window, for all who count something in it. */
export class WindowSurvey {
  /** Words that have begun so far. */
  words = 0
  /** Of the last window: its blank and its alphanumeric units, and where those stand that may be part of a character. */
  blanks = 0
  alphanumerics = 0
  readonly joints = new Uint16Array(windowLength)
  jointCount = 0
  /** Where in it stands what may end a sentence or a line. */
  readonly marks = new Uint16Array(windowLength)
  markCount = 0
  #wasBlank = 1
  /**
   * Where there is more to know, to be looked at later. Whether there is comes as a surprise to the machine each time:
   * writing down every place, and going on to the next line only after a rare one, takes a third of the time.
   */
  readonly #rare = new Uint16Array(windowLength)
  /** By how much places among bytes are ahead of those among units, and where the last blank beyond ASCII ended. */
  #lead = 0
  #blankEnd = -1

  take(window: TextWindow): void {
    this.markCount = 0
    this.jointCount = 0
    if (window.isAscii) this.#takeBytes(window)
    else this.#takeUnits(window)
  }

  #takeBytes(window: TextWindow): void {
    const { bytes, byteLength } = window
    const rareCount = this.#takePairs(window)
    const [places, facts] = [this.#rare, factsOfUnits]
    this.#lead = 0
    this.#blankEnd = -1
    let done = 0
    for (let i = 0; i < rareCount; i++) {
      const pair = 2 * (places[i] as number)
      for (let place = Math.max(done, pair); place < pair + 2; place = done) {
        const byte = bytes[place] as number
        done = byte < 0x80 ? place + 1 : this.#takeBeyond(window, place)
        if (byte < 0x80) this.#note(place - this.#lead, facts[byte] as number)
      }
    }
    const isLastBlank = this.#blankEnd === byteLength || isBlankByte(bytes[byteLength - 1] as number)
    this.#wasBlank = Number(isLastBlank)
  }

  /** Counts as if nothing beyond ASCII were blank or alphanumeric, and tells how many pairs are rare. */
  #takePairs({ pairs, byteLength }: TextWindow): number {
    const facts = (factsOfPairs ??= createPairFacts())
    const places = this.#rare
    const length = (byteLength + 1) >> 1
    let counts = 0
    let words = 0
    let rareCount = 0
    let before = this.#wasBlank === 1 ? secondBlank : 0
    // Built, the constants above are variables, which the loop would ask for each time.
    const [filled, begins] = [firstFilledShift, beginsShift]
    for (let i = 0; i < length; i++) {
      const fact = facts[pairs[i] as number] as number
      // What lies above the two counts runs over and is lost.
      counts = (counts + fact) | 0
      words += (((before << 1) & fact) >>> filled) & 1
      words += (fact >>> begins) & 1
      before = fact
      places[rareCount] = i
      rareCount += fact >>> 31
    }
    this.words += words
    this.alphanumerics = counts & countMask
    this.blanks = ((counts >>> blanksShift) & countMask) - (byteLength % 2)
    return rareCount
  }

  /** Takes in what begins at a byte and is not ASCII, and tells where the next begins. */
  #takeBeyond(window: TextWindow, place: number): number {
    const first = window.bytes[place] as number
    const unitPlace = place - this.#lead
    if (first >= 0xf0) {
      this.joints[this.jointCount++] = unitPlace
      this.joints[this.jointCount++] = unitPlace + 1
      this.#lead += 2
      return place + 4
    }
    const end = place + (first < 0xe0 ? 2 : 3)
    const decoded = decode(window.bytes, place)
    // Half a pair is encoded as if it were this one.
    const facts = factsOf(decoded === replacement ? window.text.charCodeAt(window.start + unitPlace) : decoded)
    if ((facts & alphanumeric) !== 0) this.alphanumerics++
    if ((facts & blank) !== 0) this.#takeBlank(window, place, end)
    this.#note(unitPlace, facts)
    this.#lead += end - place - 1
    return end
  }

  /** A blank that was taken for part of a word. */
  #takeBlank({ bytes, byteLength }: TextWindow, place: number, end: number): void {
    const isBehindBlank =
      place === 0 ? this.#wasBlank === 1 : place === this.#blankEnd || isBlankByte(bytes[place - 1] as number)
    if (isBehindBlank) this.words--
    if (end < byteLength && !isBlankByte(bytes[end] as number)) this.words++
    this.blanks++
    this.#blankEnd = end
  }

  #takeUnits(window: TextWindow): void {
    const { units } = window
    const places = this.#rare
    const length = window.end - window.start
    let words = 0
    let blanks = 0
    let alphanumerics = 0
    let wasBlank = this.#wasBlank
    let rareCount = 0
    // As above: variables for the loop. Whatever is greater than the last is rare.
    const [facts, isBlank, isAlphanumeric, common] = [factsOfUnits, blank, alphanumeric, endMark - 1]
    for (let i = 0; i < length; i++) {
      const unit = units[i] as number
      let fact = facts[unit] as number
      if (fact === 0) fact = factsOf(unit)
      words += wasBlank & ~fact
      wasBlank = fact & isBlank
      blanks += wasBlank
      alphanumerics += fact & isAlphanumeric
      places[rareCount] = i
      rareCount += (common - fact) >>> 31
    }
    this.words += words
    this.blanks = blanks
    this.alphanumerics = alphanumerics / alphanumeric
    this.#wasBlank = wasBlank
    for (let i = 0; i < rareCount; i++) {
      const place = places[i] as number
      this.#note(place, factsOf(units[place] as number))
    }
  }

  #note(place: number, facts: number): void {
    if ((facts & endMark) !== 0) this.marks[this.markCount++] = place
    if ((facts & joining) !== 0) this.joints[this.jointCount++] = place
  }
}

/** The last byte of a letter may be the number of a blank. */
function isBlankByte(byte: number): boolean {
  return byte < 0x80 && isSpace(byte)
}

/** The unit that two or three bytes stand for. */
function decode(bytes: Uint8Array, place: number): number {
  const first = bytes[place] as number
  const second = (bytes[place + 1] as number) & 0x3f
  if (first < 0xe0) return ((first & 0x1f) << 6) | second
  return ((first & 0x0f) << 12) | (second << 6) | ((bytes[place + 2] as number) & 0x3f)
}
