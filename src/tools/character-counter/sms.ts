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

/** Number of septets per character, from 3GPP TS 23.038. */
const septets = new Map<string, number>()
for (const [cost, characters] of [
  [1, '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿'],
  [1, 'abcdefghijklmnopqrstuvwxyzäöñüà'],
  [2, '\f^{}\\[~]|€'],
] as const) {
  for (const character of characters) septets.set(character, cost)
}

/** Characters that have one unit in both encodings, or any other character. */
const plainRun = /[\n\r -Z_a-z]+|[^]/gmu

/** Counts the segments of a text message in one encoding. */
class SegmentCounter {
  #units = 0
  #segments = 1
  #unitsInSegment = 0
  readonly #encoding: Sms['encoding']

  constructor(encoding: Sms['encoding']) {
    this.#encoding = encoding
  }

  /** Adds a character, which never spans two segments. */
  add(units: number): void {
    this.#units += units
    this.#unitsInSegment += units
    if (this.#unitsInSegment <= capacities[this.#encoding].segment) return
    this.#segments++
    this.#unitsInSegment = units
  }

  /** Adds several characters of one unit each. */
  addSingles(count: number): void {
    const { segment } = capacities[this.#encoding]
    const units = this.#unitsInSegment + count
    const full = Math.ceil(units / segment) - 1
    this.#units += count
    this.#segments += full
    this.#unitsInSegment = units - full * segment
  }

  finish(): Sms {
    const encoding = this.#encoding
    const units = this.#units
    const { single, segment } = capacities[encoding]
    return units <= single
      ? { encoding, units, segments: Math.min(units, 1), capacity: single, left: single - units }
      : { encoding, units, segments: this.#segments, capacity: segment, left: segment - this.#unitsInSegment }
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
    for (const [run] of text.matchAll(plainRun)) {
      if (run.length > 2) this.#addPlainRun(run.length)
      else for (const character of run) this.#addCharacter(character)
    }
  }

  #addPlainRun(length: number): void {
    this.#ucs.addSingles(length)
    this.#gsm.addSingles(length)
  }

  #addCharacter(character: string): void {
    this.#ucs.add(character.length)
    const cost = septets.get(character)
    if (cost !== undefined) this.#gsm.add(cost)
    else if (this.#others.size < maxOtherCharacters) this.#others.add(character)
  }

  finish(): Sms {
    if (this.#others.size === 0) return this.#gsm.finish()
    return { ...this.#ucs.finish(), otherCharacters: Array.from(this.#others) }
  }
}
