import { sumFields } from '#core/tool/print-fields.ts'
import { countWords, estimateWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { describeTime, namedPaces, type ReadingTime, timeOf } from './times.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, ReadingTime> = {
  run: ({ text }, { ownSpeed }) => timeOf(countWords(text), ownSpeed, estimateWords(text, text.length)),

  print: printTime,

  printTotal(results) {
    const isEstimated = results.some(({ estimatedWords }) => estimatedWords !== undefined)
    const counts = results.map(({ words, estimatedWords = words }) => ({ words, estimatedWords }))
    const { words, estimatedWords } = sumFields(counts, 'words', 'estimatedWords')
    const ownSpeed = results[0]?.paces.own?.wordsPerMinute ?? 0
    return printTime(timeOf(words, ownSpeed, isEstimated ? estimatedWords : undefined))
  },
}

function printTime({ words, paces, estimatedWords }: ReadingTime): string {
  return [
    `Words: ${String(words)}`,
    ...(estimatedWords === undefined ? [] : [`Words by dictionary: about ${String(estimatedWords)}`]),
    ...namedPaces(paces).map(([name, pace]) => `${name}: ${describeTime(pace)}`),
  ].join('\n')
}
