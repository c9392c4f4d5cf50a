import { surveyPairs } from './byte-pairs.ts'
import { type TextWindow, windowLength } from './text-window.ts'
import { alphanumeric, blank, endMark, endMarkShift, factsOf, factsOfUnits, joining, joiningShift } from './unit-facts.ts'
import { isSpace } from './words.ts'

/** Below this the facts of all pairs would take longer to gather than they save. */
const shortStretch = 1024
const replacement = 0xfffd
/** The first byte of a character that takes four, and two units. */
const firstOfFour = 0xf0
const rareUnits = new Uint16Array(windowLength)

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
  /** By how much places among bytes are ahead of those among units, and where the last blank beyond ASCII ended. */
  #lead = 0
  #blankEnd = -1

  take(window: TextWindow): void {
    this.markCount = 0
    this.jointCount = 0
    if (window.standsInBytes && window.byteLength >= shortStretch) this.#takeBytes(window)
    else this.#takeUnits(window)
  }

  #takeBytes(window: TextWindow): void {
    const { bytes, byteLength } = window
    const { words, blanks, alphanumerics, rare, rareCount } = surveyPairs(window, this.#wasBlank)
    this.words += words
    this.blanks = blanks
    this.alphanumerics = alphanumerics
    this.#lead = 0
    this.#blankEnd = -1
    for (let i = 0; i < rareCount; i++) {
      const place = rare[i] as number
      if ((bytes[place] as number) < firstOfFour) this.#takeRare(window, place)
      else this.#takePair(place)
    }
    const isLastBlank = this.#blankEnd === byteLength || isBlankByte(bytes[byteLength - 1] as number)
    this.#wasBlank = Number(isLastBlank)
  }

  /** Takes in what begins at a byte and is two units. */
  #takePair(place: number): void {
    this.#note(place - this.#lead, joining)
    this.#note(place - this.#lead + 1, joining)
    this.#lead += 2
  }

  /** Takes in what begins at a byte and is one unit. */
  #takeRare(window: TextWindow, place: number): void {
    const unitPlace = place - this.#lead
    const more = furtherBytes[window.bytes[place] as number] as number
    const decoded = decode(window.bytes, place, more)
    // Half a pair is encoded as if it were this one.
    const facts = factsOf(decoded === replacement ? window.text.charCodeAt(window.start + unitPlace) : decoded)
    this.alphanumerics += (facts & alphanumeric) >> 1
    if ((facts & blank) !== 0 && more > 0) this.#takeBlank(window, place, place + 1 + more)
    this.#note(unitPlace, facts)
    this.#lead += more
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
    const length = window.end - window.start
    let words = 0
    let blanks = 0
    let alphanumerics = 0
    let wasBlank = this.#wasBlank
    let rareCount = 0
    // The build makes variables of a module's constants, which the loop would ask for each time.
    const [facts, rare, isBlank, isAlphanumeric, common] = [factsOfUnits, rareUnits, blank, alphanumeric, endMark - 1]
    for (let i = 0; i < length; i++) {
      const unit = units[i] as number
      let fact = facts[unit] as number
      if (fact === 0) fact = factsOf(unit)
      words += wasBlank & ~fact
      wasBlank = fact & isBlank
      blanks += wasBlank
      alphanumerics += fact & isAlphanumeric
      // As with pairs: one more if it is greater, without a branch.
      rare[rareCount] = i
      rareCount += (common - fact) >>> 31
    }
    this.words += words
    this.blanks = blanks
    this.alphanumerics = alphanumerics >> 1
    this.#wasBlank = wasBlank
    for (let i = 0; i < rareCount; i++) {
      const place = rare[i] as number
      this.#note(place, factsOf(units[place] as number))
    }
  }

  /** Writes a place down in any case and goes on only if it counts: a branch is often guessed wrong. */
  #note(place: number, facts: number): void {
    this.marks[this.markCount] = place
    this.markCount += (facts & endMark) >> endMarkShift
    this.joints[this.jointCount] = place
    this.jointCount += (facts & joining) >> joiningShift
  }
}

/** The last byte of a letter may be the number of a blank. */
function isBlankByte(byte: number): boolean {
  return byte < 0x80 && isSpace(byte)
}

/** How many bytes follow this one to make a unit. */
const furtherBytes = Uint8Array.from({ length: 0x100 }, (_, byte) => (byte < 0xc0 ? 0 : byte < 0xe0 ? 1 : 2))
const bitsOfFirst = Uint8Array.of(0x7f, 0x1f, 0x0f)

/** The unit that a byte stands for with so many more. Taking three and leaving out some is faster than a branch. */
function decode(bytes: Uint8Array, place: number, more: number): number {
  const first = (bytes[place] as number) & (bitsOfFirst[more] as number)
  const second = (bytes[place + 1] as number) & 0x3f
  const third = (bytes[place + 2] as number) & 0x3f
  return ((first << 12) | (second << 6) | third) >> (12 - 6 * more)
}
