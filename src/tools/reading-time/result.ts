import { sumFields } from '#core/tool/print-fields.ts'
import { describeTime, namedPaces, type ReadingTime, timeOf } from './times.ts'

export function print({ words, paces, estimatedWords }: ReadingTime): string {
  return [
    `Words: ${String(words)}`,
    ...(estimatedWords === undefined ? [] : [`Words by dictionary: about ${String(estimatedWords)}`]),
    ...namedPaces(paces).map(([name, pace]) => `${name}: ${describeTime(pace)}`),
  ].join('\n')
}

export function printTotal(results: readonly ReadingTime[]): string {
  const isEstimated = results.some(({ estimatedWords }) => estimatedWords !== undefined)
  const counts = results.map(({ words, estimatedWords = words }) => ({ words, estimatedWords }))
  const { words, estimatedWords } = sumFields(counts, 'words', 'estimatedWords')
  const ownSpeed = results[0]?.paces.own?.wordsPerMinute ?? 0
  return print(timeOf(words, ownSpeed, isEstimated ? estimatedWords : undefined))
}
