import type { Sms } from './sms.ts'

export interface CharacterCounts {
  readonly characters: number
  readonly charactersNoSpaces: number
  /** Characters that start with a letter or a digit of any script. */
  readonly alphanumeric: number
  readonly lines: number
  readonly codePoints: number
  /** In UTF-8. */
  readonly bytes: number
  readonly sms: Sms
  /** The lengths that X and Google Ads count. Undefined if the text is far too long for both. */
  readonly weighted?: { readonly x: number; readonly googleAds: number }
  readonly checked?: {
    /** The chosen limit. */
    readonly limit: number
    /** How much of the limit the text uses. Undefined if the text is far too long for it. */
    readonly used: number | undefined
    /** Up to which offset in UTF-16 code units the text is within the limit. Undefined for a file that is streamed. */
    readonly end: number | undefined
  }
}

/** The counts of an empty text. */
export const noCounts: CharacterCounts = {
  characters: 0,
  charactersNoSpaces: 0,
  alphanumeric: 0,
  lines: 0,
  codePoints: 0,
  bytes: 0,
  sms: { encoding: 'GSM-7', units: 0, segments: 0, capacity: 160, left: 160 },
  weighted: { x: 0, googleAds: 0 },
}
