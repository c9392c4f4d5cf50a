import type { Sms } from './sms.ts'
import { printFields, sumFields } from '#core/tool/print-fields.ts'

/** The counts of an empty text. */
export const noCounts = {
  characters: 0,
  charactersNoSpaces: 0,
  /** Characters that start with a letter or a digit of any script. */
  alphanumeric: 0,
  lines: 0,
  words: 0,
  codePoints: 0,
  /** In UTF-8. */
  bytes: 0,
  sms: { encoding: 'GSM-7', units: 0, segments: 0, capacity: 160, left: 160 } as Sms,
  weighted: { x: 0, bluesky: 0, googleAds: 0 },
}

export interface CharacterCounts extends Readonly<Omit<typeof noCounts, 'weighted'>> {
  /** The lengths that X, Bluesky and Google Ads count. Undefined if the text is far too long for them. */
  readonly weighted?: Readonly<typeof noCounts.weighted>
  readonly checked?: {
    /** The chosen limit. */
    readonly limit: number
    /** How much of the limit the text uses. Undefined if the text is far too long for it. */
    readonly used: number | undefined
    /** Up to which offset in UTF-16 code units the text is within the limit. Undefined for a file that is streamed. */
    readonly end: number | undefined
  }
}

type PrintedCounts = Pick<CharacterCounts, 'characters' | 'charactersNoSpaces' | 'alphanumeric' | 'lines'>

function printCounts({ characters, charactersNoSpaces, alphanumeric, lines }: PrintedCounts): string {
  return printFields({
    Characters: characters,
    'Characters without spaces': charactersNoSpaces,
    Alphanumeric: alphanumeric,
    Lines: lines,
  })
}

function printLimit({ limit, used }: NonNullable<CharacterCounts['checked']>): string {
  if (used === undefined) return `Limit: ${String(limit)}\nFar over the limit`
  return printFields({ Limit: limit, Used: used, ...(used > limit ? { Over: used - limit } : { Left: limit - used }) })
}

export function print({ checked, ...counts }: CharacterCounts): string {
  return checked ? `${printCounts(counts)}\n${printLimit(checked)}` : printCounts(counts)
}

export function printTotal(results: readonly CharacterCounts[]): string {
  return printCounts(sumFields(results, 'characters', 'charactersNoSpaces', 'alphanumeric', 'lines'))
}
