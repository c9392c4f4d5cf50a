import type { SearchLine } from '#core/search-line/search-line.ts'
import type { Check } from './checks.ts'
import type { Judgement } from './judge-title.ts'

export interface TitleReport extends Judgement {
  /** Number of graphemes. */
  readonly length: number
  readonly words: number
  readonly hasNumber: boolean
  readonly hasPowerWord: boolean
  /** One message per check. Empty for a blank title. */
  readonly feedback: readonly string[]
  readonly checks: readonly Check[]
  /** Total points of all checks. */
  readonly score: number
  readonly powerWords: readonly string[]
  readonly searchResult: SearchLine
}

/** One of several titles. */
export interface ComparedTitle extends TitleReport {
  readonly title: string
  /** Whether no other title is better: by the overall judgement, then by the passed checks, then by being narrower. */
  readonly isBest: boolean
}

/** A report on the whole text as one title and, if it has several lines, one on each line. */
export interface TitleReports extends TitleReport {
  /** Empty if there is only one line. */
  readonly titles: readonly ComparedTitle[]
  /** The number of lines that are not blank. */
  readonly titleCount: number
  /** Whether everything is printed, or only the four checks. */
  readonly isFull: boolean
}

export const languageNote =
  'The word lists are English, and this looks like another language. Only the length is judged.'

export const newsNote = 'A news headline needs neither a number nor a power word.'

/** Lists the words that the judgement takes for strong. They include the power words. */
export function listStrongWords({ groups }: TitleReport): string {
  // A word may be in several groups.
  const words = new Set(groups.flatMap((group) => group.words))
  return words.size === 0 ? 'none' : [...words].join(', ')
}

/** Says how many checks are passed: `3 of 4`. */
export function describeChecks({ checks }: TitleReport): string {
  return `${String(checks.filter(({ isPassed }) => isPassed).length)} of ${String(checks.length)}`
}

/** Says `82 of 100, Strong`. */
export function describeOverall({ overall, verdict }: Pick<TitleReport, 'overall' | 'verdict'>): string {
  return overall === undefined ? verdict : `${String(overall)} of 100, ${verdict}`
}

/** The report on a blank title. */
export const emptyReport: TitleReports = {
  length: 0,
  words: 0,
  hasNumber: false,
  hasPowerWord: false,
  feedback: [],
  checks: [],
  score: 0,
  powerWords: [],
  balance: { common: 0, emotional: 0, other: 0, emotionalWords: [] },
  searchResult: { characters: 0, pixels: 0, limit: 600, isEstimate: false, shown: '' },
  overall: undefined,
  verdict: 'Not judged',
  isEnglish: true,
  form: 'statement',
  sentiment: 'neutral',
  parts: [],
  groups: [],
  titles: [],
  titleCount: 0,
  isFull: false,
}
