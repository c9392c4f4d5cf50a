import { windowLength } from './text-window.ts'
import { alphanumeric, blank, endMark, factsOf, joining } from './unit-facts.ts'

// What there is to know of two bytes: how many are alphanumeric and how many blank, in two fields that are added up as
// one number...
const blanksShift = 13
const countMask = 0x1fff
// ...whether the second is blank, the first is not, and a word begins between them...
const secondBlank = 1 << 26
const firstFilledShift = 27
const beginsShift = 28
// ...and in the sign whether there is more to know of either: it is a mark, a joint, or not ASCII.
const rare = 1 << 31

function createPairFacts(): Int32Array {
  const facts = new Int32Array(0x10000)
  const bytes = new Uint8Array(2)
  const pair = new Uint16Array(bytes.buffer)
  const factsOfBytes = Array.from({ length: 0x100 }, (_, byte) => (byte < 0x80 ? factsOf(byte) : joining))
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

function factsOfPair(one: number, other: number): number {
  const alphanumerics = ((one & alphanumeric) + (other & alphanumeric)) >> 1
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

/** What bytes hold, as if nothing beyond ASCII were blank or alphanumeric. */
interface Found {
  words: number
  blanks: number
  alphanumerics: number
  /** Numbers of the pairs of which there is more to know. */
  readonly rare: Uint16Array
  rareCount: number
}

/**
 * Gives what looks at bytes two by two. What its loop needs stands in this function, where it is known to be constant:
 * the build makes variables of a module's constants.
 */
function createPairReader() {
  const facts = createPairFacts()
  const rare = new Uint16Array(windowLength)
  const found: Found = { words: 0, blanks: 0, alphanumerics: 0, rare, rareCount: 0 }
  const [filled, begins] = [firstFilledShift, beginsShift]

  return (pairs: Uint16Array, byteLength: number, wasBlank: number): Found => {
    const length = (byteLength + 1) >> 1
    let counts = 0
    let words = 0
    let rareCount = 0
    let before = wasBlank === 1 ? secondBlank : 0
    for (let i = 0; i < length; i++) {
      const fact = facts[pairs[i] as number] as number
      // What lies above the two counts runs over and is lost.
      counts = (counts + fact) | 0
      words += (((before << 1) & fact) >>> filled) & 1
      words += (fact >>> begins) & 1
      before = fact
      // Whether a pair is rare comes as a surprise to the machine each time: writing every one down, and going on to
      // the next line only after a rare one, takes a third of the time.
      rare[rareCount] = i
      rareCount += fact >>> 31
    }
    found.words = words
    found.alphanumerics = counts & countMask
    found.blanks = ((counts >>> blanksShift) & countMask) - (byteLength % 2)
    found.rareCount = rareCount
    return found
  }
}

// Made when first needed: most texts are short.
let readPairs: ReturnType<typeof createPairReader> | undefined

/** What is found is good until the next call. A last odd byte has a space behind it. */
export function surveyPairs(pairs: Uint16Array, byteLength: number, wasBlank: number): Found {
  readPairs ??= createPairReader()
  return readPairs(pairs, byteLength, wasBlank)
}
