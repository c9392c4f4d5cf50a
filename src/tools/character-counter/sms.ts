import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'

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
}

// Number of septets per character, from 3GPP TS 23.038. Characters outside the alphabet have 0.
const septets = new Uint8Array(0x10000)
for (const [cost, units] of [
  [1, '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿'],
  [1, 'abcdefghijklmnopqrstuvwxyzäöñüà'],
  [2, '\f^{}\\[~]|€'],
] as const) {
  for (const unit of units) septets[unit.charCodeAt(0)] = cost
}

/** Counts the SMS segments of a text that arrives in chunks. No chunk may end inside a surrogate pair. */
export class SmsCounter {
  #isGsm = true
  /** The total number of septets, the number of full segments, and the number of septets in the current segment. */
  #septets = 0
  #septetSegments = 0
  #septetsInSegment = 0
  /**
   * The same counts in UTF-16 code units. They are always needed, because even the last character may require UCS-2.
   */
  #units = 0
  #unitSegments = 0
  #unitsInSegment = 0

  add(text: string): void {
    if (this.#isGsm) this.#addSeptets(text)
    this.#addUnits(text)
  }

  #addSeptets(text: string): void {
    let total = this.#septets
    let inSegment = this.#septetsInSegment
    for (let i = 0; i < text.length; i++) {
      const cost = septets[text.charCodeAt(i)] as number
      if (cost === 0) {
        this.#isGsm = false
        return
      }
      total += cost
      inSegment += cost
      if (inSegment <= capacities['GSM-7'].segment) continue
      // An escape stays in the same segment as its character.
      this.#septetSegments++
      inSegment = cost
    }
    this.#septets = total
    this.#septetsInSegment = inSegment
  }

  #addUnits(text: string): void {
    let start = -this.#unitsInSegment
    let end = start + capacities['UCS-2'].segment
    while (end < text.length) {
      // A surrogate pair stays in one segment.
      if (isLowSurrogate(text.charCodeAt(end)) && isHighSurrogate(text.charCodeAt(end - 1))) end--
      this.#unitSegments++
      start = end
      end = start + capacities['UCS-2'].segment
    }
    this.#units += text.length
    this.#unitsInSegment = text.length - start
  }

  finish(): Sms {
    return this.#isGsm
      ? measure('GSM-7', {
          units: this.#septets,
          fullSegments: this.#septetSegments,
          unitsInSegment: this.#septetsInSegment,
        })
      : measure('UCS-2', { units: this.#units, fullSegments: this.#unitSegments, unitsInSegment: this.#unitsInSegment })
  }
}

interface SegmentState {
  readonly units: number
  readonly fullSegments: number
  readonly unitsInSegment: number
}

function measure(encoding: Sms['encoding'], { units, fullSegments, unitsInSegment }: SegmentState): Sms {
  const { single, segment } = capacities[encoding]
  if (units <= single) return { encoding, units, segments: Math.min(units, 1), capacity: single, left: single - units }
  return { encoding, units, segments: fullSegments + 1, capacity: segment, left: segment - unitsInSegment }
}
