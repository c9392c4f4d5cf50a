import { GraphemeCounter } from '#core/text/graphemes.ts'
import { dictionaryCountsOf } from '#core/text/reading-speed.ts'
import { countWords, estimateWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type ReadingTime, timeOf } from './times.ts'
import type { tool } from './tool.ts'
import { print, printTotal } from './result.ts'

export const engine: Engine<typeof tool, ReadingTime> = {
  run({ text }, { ownSpeed }) {
    const dictionaryWords = estimateWords(text, text.length)
    const dictionary =
      dictionaryWords === undefined ? undefined : dictionaryCountsOf(dictionaryWords, charactersWithoutSpaces(text))
    return timeOf(countWords(text), ownSpeed, dictionary)
  },
  print,
  printTotal,
}

function charactersWithoutSpaces(text: string): number {
  const counter = new GraphemeCounter()
  counter.add(text)
  return counter.count - counter.whitespace
}
