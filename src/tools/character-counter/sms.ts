import { maxOtherCharacters } from './plain-characters.ts'

/** Maximum number of units in a single text message, and in each segment of a longer message. */
const capacities = {
  'GSM-7': { single: 160, segment: 153 },
  'UCS-2': { single: 70, segment: 67 },
} as const

export interface Sms {
  /** GSM-7 if its alphabet contains every character of the text, otherwise UCS-2. */
  readonly encoding: keyof typeof capacities
  /** Septets or UTF-16 code units. */
  readonly units: number
  readonly segments: number
  /** How many units fit in the last segment. */
  readonly capacity: number
  /** How many more units fit before another segment starts. */
  readonly left: number
  /** The first different characters that are not in GSM-7. Present only with UCS-2. */
  readonly otherCharacters?: readonly string[]
}

/** A run of characters that have one unit in both encodings, or any other character. */
const plainRunOrCharacter = /([\n\r -Z_a-z]+)|[^]/gmu

// The other characters of GSM-7, from 3GPP TS 23.038.
const otherSingles = '£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà'
const otherDoubles = '\f^{}\\[~]|€'

/** Counts the segments of a text message in one encoding. */
class SegmentCounter {
  #units = 0
  /** Units that stay unused at the end of segments. */
  #padding = 0
  readonly #encoding: Sms['encoding']

  constructor(encoding: Sms['encoding']) {
    this.#encoding = encoding
  }

  /** Adds characters of one unit each. */
  addSingles(count: number): void {
    this.#units += count
  }

  /** Adds a character of two units, which never spans two segments. */
  addDouble(): void {
    const { segment } = capacities[this.#encoding]
    if ((this.#units + this.#padding) % segment === segment - 1) this.#padding++
    this.#units += 2
  }

  finish(): Sms {
    const encoding = this.#encoding
    const units = this.#units
    const { single, segment } = capacities[encoding]
    if (units <= single) {
      return { encoding, units, segments: Math.min(units, 1), capacity: single, left: single - units }
    }
    const end = units + this.#padding
    const segments = Math.ceil(end / segment)
    return { encoding, units, segments, capacity: segment, left: segments * segment - end }
  }
}

/** Counts the SMS segments of a text that arrives in chunks. No chunk may end inside a surrogate pair. */
export class SmsCounter {
  /** The first different characters that are not in GSM-7. */
  readonly #others = new Set<string>()
  readonly #gsm = new SegmentCounter('GSM-7')
  /** Always counted, because even the last character may require UCS-2. */
  readonly #ucs = new SegmentCounter('UCS-2')

  add(text: string): void {
    for (const [characters, plainRun] of text.matchAll(plainRunOrCharacter)) {
      // Half of a surrogate pair has one unit.
      if (characters.length === 2 && plainRun === undefined) this.#ucs.addDouble()
      else this.#ucs.addSingles(characters.length)
      if (plainRun !== undefined || otherSingles.includes(characters)) this.#gsm.addSingles(characters.length)
      else if (otherDoubles.includes(characters)) this.#gsm.addDouble()
      else if (this.#others.size < maxOtherCharacters) this.#others.add(characters)
    }
  }

  finish(): Sms {
    if (this.#others.size === 0) return this.#gsm.finish()
    return { ...this.#ucs.finish(), otherCharacters: Array.from(this.#others) }
  }
}
