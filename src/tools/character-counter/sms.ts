import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'

/** What a text message holds: all in one, or in each of several that a phone joins again. */
const capacities = {
  'GSM-7': { alone: 160, joined: 153 },
  'UCS-2': { alone: 70, joined: 67 },
} as const

export interface Sms {
  /** GSM-7 as long as its alphabet has every character, otherwise UCS-2. */
  readonly encoding: keyof typeof capacities
  /** Septets or UTF-16 units. */
  readonly units: number
  readonly segments: number
  /** How many units the last segment holds. */
  readonly capacity: number
  /** How many more units fit before another segment begins. */
  readonly left: number
}

// 3GPP TS 23.038: how many septets a character takes, 0 for those it does not have.
const septets = new Uint8Array(0x10000)
for (const [cost, units] of [
  [1, '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿'],
  [1, 'abcdefghijklmnopqrstuvwxyzäöñüà'],
  [2, '\f^{}\\[~]|€'],
] as const) {
  for (const unit of units) septets[unit.charCodeAt(0)] = cost
}

/** Counts the segments of a text that comes in chunks, none of which ends inside a surrogate pair. */
export class SmsCounter {
  #isGsm = true
  /** Septets in all, full segments of them, and septets in the segment at hand. */
  #septets = 0
  #septetSegments = 0
  #septetsInSegment = 0
  /** The same in UTF-16 units. A character that needs them may be the last one. */
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
      if (inSegment <= capacities['GSM-7'].joined) continue
      // An escape stays with the character it stands before.
      this.#septetSegments++
      inSegment = cost
    }
    this.#septets = total
    this.#septetsInSegment = inSegment
  }

  #addUnits(text: string): void {
    let start = -this.#unitsInSegment
    let end = start + capacities['UCS-2'].joined
    while (end < text.length) {
      // Two halves of a character stay together.
      if (isLowSurrogate(text.charCodeAt(end)) && isHighSurrogate(text.charCodeAt(end - 1))) end--
      this.#unitSegments++
      start = end
      end = start + capacities['UCS-2'].joined
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
  const { alone, joined } = capacities[encoding]
  if (units <= alone) return { encoding, units, segments: Math.min(units, 1), capacity: alone, left: alone - units }
  return { encoding, units, segments: fullSegments + 1, capacity: joined, left: joined - unitsInSegment }
}
