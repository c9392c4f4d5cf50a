import type { SearchLine } from '#core/search-line/search-line.ts'

export interface TitleReport {
  /** Number of graphemes. */
  readonly length: number
  readonly words: number
  readonly hasNumber: boolean
  readonly hasPowerWord: boolean
  /** One message per check. Empty for a blank title. */
  readonly feedback: readonly string[]
  readonly checks: readonly Check[]
  readonly searchResult: SearchLine
}

export interface Check {
  readonly isPassed: boolean
  readonly feedback: string
}

export function print({ length, words, hasNumber, hasPowerWord, searchResult, feedback }: TitleReport): string {
  const { isEstimate, pixels, limit } = searchResult
  return [
    `Length: ${String(length)}`,
    `Words: ${String(words)}`,
    `Number: ${hasNumber ? 'yes' : 'no'}`,
    `Power word: ${hasPowerWord ? 'yes' : 'no'}`,
    `Width: ${isEstimate ? 'about ' : ''}${String(pixels)} of ${String(limit)} px`,
    ...(feedback.length > 0 ? ['', ...feedback] : []),
  ].join('\n')
}
