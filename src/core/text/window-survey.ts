import { surveyPairs } from './byte-pairs.ts'
import { type TextWindow, windowLength } from './text-window.ts'
import { alphanumeric, blank, endMark, factsOf, factsOfUnits, joining } from './unit-facts.ts'
import { isSpace } from './words.ts'

/** Below this the facts of all pairs would take longer to gather than they save. */
const shortStretch = 1024
const replacement = 0xfffd
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
    const { words, blanks, alphanumerics, rare, rareCount } = surveyPairs(window.pairs, byteLength, this.#wasBlank)
    this.words += words
    this.blanks = blanks
    this.alphanumerics = alphanumerics
    this.#lead = 0
    this.#blankEnd = -1
    let done = 0
    for (let i = 0; i < rareCount; i++) {
      const pair = 2 * (rare[i] as number)
      for (let place = Math.max(done, pair); place < pair + 2; place = done) {
        const byte = bytes[place] as number
        done = byte < 0x80 ? place + 1 : this.#takeBeyond(window, place)
        if (byte < 0x80) this.#note(place - this.#lead, factsOf(byte))
      }
    }
    const isLastBlank = this.#blankEnd === byteLength || isBlankByte(bytes[byteLength - 1] as number)
    this.#wasBlank = Number(isLastBlank)
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
