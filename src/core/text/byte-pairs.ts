import { type TextWindow, windowLength } from './text-window.ts'
import { alphanumeric, blank, endMark, factsOf, joining } from './unit-facts.ts'

/** The first byte of a character that takes two; those behind a first one are less. */
const firstOfTwo = 0xc0

// What there is to know of two bytes: how many are alphanumeric and how many blank, in two fields that are added up as
// one number...
const blanksShift = 13
const countMask = 0x1fff
// ...whether there is more to know of either, since it is a mark, a joint, or begins what is not ASCII...
const rareShift = 28
// ...whether the second is blank...
const secondBlankShift = 29
// ...and, highest, 2 if a word begins between them and 1 if it might before them: a blank there is added and makes it 2.
const beginningShift = 30

function createPairFacts(): Int32Array {
  const facts = new Int32Array(0x10000)
  const bytes = new Uint8Array(2)
  const pair = new Uint16Array(bytes.buffer)
  const factsOfBytes = Array.from({ length: 0x100 }, (_, byte) => factsOfByte(byte))
  for (let first = 0; first < 0x100; first++) {
    for (let second = 0; second < 0x100; second++) {
      // Which of the two is the lower half of a number differs from machine to machine.
      bytes[0] = first
      bytes[1] = second
      facts[pair[0] as number] = factsOfPair(factsOfBytes[first] as number, factsOfBytes[second] as number)
    }
  }
  return facts
}

/** Beyond ASCII there is more to know where a character begins; its further bytes are known with the first. */
function factsOfByte(byte: number): number {
  if (byte < 0x80) return factsOf(byte)
  return byte < firstOfTwo ? 0 : joining
}

function isRare(facts: number): number {
  return (facts & (endMark | joining)) === 0 ? 0 : 1
}

function factsOfPair(one: number, other: number): number {
  const alphanumerics = ((one & alphanumeric) + (other & alphanumeric)) >> 1
  const blanks = (one & blank) + (other & blank)
  const beginning = (one & blank) === 0 ? 1 : 2 * (~other & blank)
  return (
    alphanumerics |
    (blanks << blanksShift) |
    ((isRare(one) | isRare(other)) << rareShift) |
    ((other & blank) << secondBlankShift) |
    (beginning << beginningShift)
  )
}

/** What bytes hold, as if nothing beyond ASCII were blank or alphanumeric. */
interface Found {
  words: number
  blanks: number
  alphanumerics: number
  /** Where those stand of which there is more to know. */
  readonly rare: Uint16Array
  rareCount: number
}

/**
 * Gives what looks at bytes two by two. What its loops need stands in this function, where it is known to be constant:
 * the build makes variables of a module's constants.
 */
function createPairReader() {
  const facts = createPairFacts()
  const fours = new Uint16Array(windowLength)
  const rare = new Uint16Array(2 * windowLength)
  const rareBytes = Uint8Array.from({ length: 0x100 }, (_, byte) => isRare(factsOfByte(byte)))
  const found: Found = { words: 0, blanks: 0, alphanumerics: 0, rare, rareCount: 0 }
  const [rareAt, blankBefore] = [rareShift, 1 << beginningShift]

  return ({ pairs, bytes, byteLength }: TextWindow, wasBlank: number): Found => {
    let counts = 0
    let words = 0
    let fourCount = 0
    let before = wasBlank << secondBlankShift
    // Two pairs in one round take two thirds of the time.
    for (let place = 0; place < byteLength; place += 4) {
      const one = facts[pairs[place >> 1] as number] as number
      const other = facts[pairs[(place >> 1) + 1] as number] as number
      // What lies above the two counts runs over and is lost.
      counts = (counts + one) | 0
      counts = (counts + other) | 0
      words += (((before << 1) & blankBefore) + one) >>> 31
      words += (((one << 1) & blankBefore) + other) >>> 31
      before = other
      // Whether one is rare comes as a surprise to the machine each time: writing every place down, and going on to
      // the next line only after a rare one, takes a third of the time.
      fours[fourCount] = place
      fourCount += ((one | other) >>> rareAt) & 1
    }
    let rareCount = 0
    // Written out rather than as a loop, and not for its own sake: a shorter function is made part of its caller, where
    // the loop above lacks registers, at half the speed in every second process.
    for (let i = 0; i < fourCount; i++) {
      const first = fours[i] as number
      rare[rareCount] = first
      rareCount += rareBytes[bytes[first] as number] as number
      rare[rareCount] = first + 1
      rareCount += rareBytes[bytes[first + 1] as number] as number
      rare[rareCount] = first + 2
      rareCount += rareBytes[bytes[first + 2] as number] as number
      rare[rareCount] = first + 3
      rareCount += rareBytes[bytes[first + 3] as number] as number
    }
    found.words = words
    found.alphanumerics = counts & countMask
    found.blanks = ((counts >>> blanksShift) & countMask) - (-byteLength & 3)
    found.rareCount = rareCount
    return found
  }
}

// Made when first needed: most texts are short.
let readPairs: ReturnType<typeof createPairReader> | undefined

/** What is found in the bytes of a window, good until the next call. */
export function surveyPairs(window: TextWindow, wasBlank: number): Found {
  readPairs ??= createPairReader()
  return readPairs(window, wasBlank)
}
