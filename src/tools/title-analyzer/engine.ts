import { hasDigit } from '#core/text/char-class.ts'
import { fitSearchLine, type SearchLine, titleLineStyle } from '#core/text/search-line.ts'
import type { Engine } from '#core/tool.ts'
import { type Check, checkTitle } from './checks.ts'
import { type Balance, classifyWords } from './classify-words.ts'
import type { tool } from './tool.ts'

export interface TitleReport {
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
  readonly balance: Balance
  readonly searchResult: SearchLine
}

export function analyzeTitle(text: string): TitleReport {
  // Whitespace around the title and the final line break of a file are not part of the title.
  const title = text.trim()
  const searchResult = fitSearchLine(title, titleLineStyle)
  const { words, powerWords, balance } = classifyWords(title)
  const properties = {
    length: searchResult.characters,
    words,
    hasNumber: hasDigit(title),
    hasPowerWord: powerWords.length > 0,
  }
  const checks = title === '' ? [] : checkTitle(properties)
  return {
    ...properties,
    feedback: checks.map(({ feedback }) => feedback),
    checks,
    score: checks.reduce((sum, { points }) => sum + points, 0),
    powerWords,
    balance,
    searchResult,
  }
}

export const engine: Engine<typeof tool, TitleReport> = {
  run: ({ text }) => analyzeTitle(text),

  print({ length, words, hasNumber, hasPowerWord, score, feedback, searchResult }) {
    const lines = [
      `Length: ${String(length)}`,
      `Words: ${String(words)}`,
      `Number: ${hasNumber ? 'yes' : 'no'}`,
      `Power word: ${hasPowerWord ? 'yes' : 'no'}`,
      `Width: ${searchResult.isEstimate ? 'about ' : ''}${String(searchResult.pixels)} of ${String(searchResult.limit)} px`,
      `Score: ${String(score)} of 100`,
    ]
    return (feedback.length === 0 ? lines : [...lines, '', ...feedback]).join('\n')
  },
}
