import { countWords, estimateWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type ReadingTime, timeOf } from './times.ts'
import type { tool } from './tool.ts'
import { print, printTotal } from './result.ts'

export const engine: Engine<typeof tool, ReadingTime> = {
  run: ({ text }, { ownSpeed }) => timeOf(countWords(text), ownSpeed, estimateWords(text, text.length)),
  print,
  printTotal,
}
