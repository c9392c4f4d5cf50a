import { sumFields } from '#core/tool/print-fields.ts'
import { charactersPerMinute } from '#core/text/reading-speed.ts'
import { describeTime, namedPaces, type ReadingTime, timeOf } from './times.ts'

export function print({ words, paces, dictionaryWords, dictionaryMinutes }: ReadingTime): string {
  return [
    `Words: ${String(words)}`,
    ...namedPaces(paces).map(([name, pace]) => `${name}: ${describeTime(pace)}`),
    ...(dictionaryWords === undefined ? [] : [`Words by dictionary: about ${String(dictionaryWords)}`]),
    ...(dictionaryMinutes === undefined
      ? []
      : [`At ${String(charactersPerMinute)} characters a minute: about ${String(dictionaryMinutes)} min`]),
  ].join('\n')
}

export function printTotal(results: readonly ReadingTime[]): string {
  const counts = results.map(({ words, dictionaryWords = 0, dictionaryMinutes = 0 }) => ({
    words,
    dictionaryWords,
    dictionaryMinutes,
  }))
  const { words, ...dictionary } = sumFields(counts, 'words', 'dictionaryWords', 'dictionaryMinutes')
  const ownSpeed = results[0]?.paces.own?.wordsPerMinute ?? 0
  return print(timeOf(words, ownSpeed, dictionary.dictionaryWords > 0 ? dictionary : undefined))
}
