import { isPlainCharacter } from './graphemes.ts'
import { meansEnd } from './sentence-kinds.ts'
import { type TextWindow, windowLength } from './text-window.ts'
import { isSpace } from './words.ts'

// What there is to know of a unit, all in one number: looking it up is what takes the time.
const blank = 1
const asked = 2
// Rare, and above all others.
const endMark = 4
const joining = 8

const factsOfUnits = new Uint8Array(0x10000)

function factsOf(code: number): number {
  if (factsOfUnits[code] === 0) {
    factsOfUnits[code] =
      asked |
      (isSpace(code) ? blank : 0) |
      (meansEnd(code) ? endMark : 0) |
      (isPlainCharacter(code) ? 0 : joining)
  }
  return factsOfUnits[code] as number
}

// The same of two units of ASCII: of the second, of the first, and whether a word begins at the second behind a blank.
const firstShift = 4
const beginsShift = 8
const blanksShift = 9
const secondMark = endMark
const firstMark = endMark << firstShift
const secondJoint = joining
const firstJoint = joining << firstShift
/** Rare, so that most pairs are done with when neither of the two has it. */
const eitherRare = firstMark | secondMark | firstJoint | secondJoint

// Made when first needed: most texts are short.
let factsOfPairs: Uint16Array | undefined

function createPairFacts(): Uint16Array {
  const facts = new Uint16Array(0x10000)
  const bytes = new Uint8Array(2)
  const pair = new Uint16Array(bytes.buffer)
  for (let first = 0; first < 0x80; first++) {
    for (let second = 0; second < 0x80; second++) {
      const [one, other] = [factsOf(first) & ~asked, factsOf(second) & ~asked]
      const blanks = (one & blank) + (other & blank)
      const isBeginning = (one & blank & ~other) === blank
      // Which of the two is the lower half of a number differs from machine to machine.
      bytes[0] = first
      bytes[1] = second
      facts[pair[0] as number] = other | (one << firstShift) | (Number(isBeginning) << beginsShift) | (blanks << blanksShift)
    }
  }
  return facts
}

/** Looks once at every unit of a text that comes window by window, for all who count something in it. */
export class WindowSurvey {
  /** Words that have begun so far. */
  words = 0
  /** Of the last window: its blanks, and where the units stand that may be part of a character only. */
  blanks = 0
  readonly joints = new Uint16Array(windowLength)
  jointCount = 0
  /** Where in it stands what may end a sentence or a line. */
  readonly marks = new Uint16Array(windowLength)
  markCount = 0
  #wasBlank = 1

  take(window: TextWindow): void {
    if (window.isAscii) this.#takePairs(window)
    else this.#takeUnits(window)
  }

  #takePairs({ pairs, start, end }: TextWindow): void {
    const facts = (factsOfPairs ??= createPairFacts())
    const { marks, joints } = this
    const length = (end - start + 1) >> 1
    let words = 0
    let blanks = 0
    let wasBlank = this.#wasBlank
    let markCount = 0
    let jointCount = 0
    let fact = 0
    for (let i = 0; i < length; i++) {
      fact = facts[pairs[i] as number] as number
      words += ((fact >> beginsShift) & 1) + (wasBlank & ~(fact >> firstShift))
      blanks += fact >> blanksShift
      wasBlank = fact & blank
      if ((fact & eitherRare) === 0) continue
      if ((fact & firstMark) !== 0) marks[markCount++] = 2 * i
      if ((fact & secondMark) !== 0) marks[markCount++] = 2 * i + 1
      if ((fact & firstJoint) !== 0) joints[jointCount++] = 2 * i
      if ((fact & secondJoint) !== 0) joints[jointCount++] = 2 * i + 1
    }
    const isOdd = (end - start) % 2 === 1
    this.words += words
    this.blanks = isOdd ? blanks - 1 : blanks
    this.markCount = markCount
    this.jointCount = jointCount
    this.#wasBlank = isOdd ? (fact >> firstShift) & blank : wasBlank
  }

  #takeUnits({ units, start, end }: TextWindow): void {
    const { marks, joints } = this
    const length = end - start
    let words = 0
    let blanks = 0
    let wasBlank = this.#wasBlank
    let markCount = 0
    let jointCount = 0
    for (let i = 0; i < length; i++) {
      const unit = units[i] as number
      let fact = factsOfUnits[unit] as number
      if (fact === 0) fact = factsOf(unit)
      words += wasBlank & ~fact
      wasBlank = fact & blank
      blanks += wasBlank
      if (fact <= (asked | blank)) continue
      if ((fact & endMark) !== 0) marks[markCount++] = i
      if ((fact & joining) !== 0) joints[jointCount++] = i
    }
    this.words += words
    this.blanks = blanks
    this.markCount = markCount
    this.jointCount = jointCount
    this.#wasBlank = wasBlank
  }
}
