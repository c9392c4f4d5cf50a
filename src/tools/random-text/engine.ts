import type { OptionValues } from '#core/options.ts'
import {
  randomSizesWithSum,
  randomIndexes,
  FillerWriter,
  paragraphBreak,
  sentencesPerParagraph,
  wordsPerSentence,
} from '#core/text/filler.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'
import { wordList } from './word-list.ts'

export interface RandomText {
  readonly text: string
  readonly words: number
  /** 0 for plain words. */
  readonly sentences: number
  readonly paragraphs: number
}

type Shape = OptionValues<(typeof tool)['options']>['shape']

const writer = new FillerWriter(wordList)

function shapeWords(indexes: Int32Array, shape: Shape, context: EngineContext): Omit<RandomText, 'words'> {
  if (shape === 'words') return { text: writer.writeWords(indexes), sentences: 0, paragraphs: 0 }
  const sentences = randomSizesWithSum(indexes.length, wordsPerSentence, context)
  const sizes =
    shape === 'paragraphs' ? randomSizesWithSum(sentences.length, sentencesPerParagraph, context) : [sentences.length]
  const paragraphs = writer.writeParagraphs(indexes, sentences, sizes)
  return { text: paragraphs.join(paragraphBreak), sentences: sentences.length, paragraphs: paragraphs.length }
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, { words, shape }, context) {
    return { words, ...shapeWords(randomIndexes(wordList.length, words, context), shape, context) }
  },
  print: ({ text }) => text,
}
