import type { OptionValues } from '#core/options.ts'
import {
  drawParts,
  drawWords,
  paragraphBreak,
  sentencesPerParagraph,
  wordsPerSentence,
  writeParagraphs,
  writeSentences,
} from '#core/text/filler.ts'
import type { Engine, Host } from '#core/tool.ts'
import type { tool } from './tool.ts'
import { wordList } from './word-list.ts'

export interface RandomText {
  readonly text: string
  readonly words: number
  /** None where the words stand in a row. */
  readonly sentences: number
  readonly paragraphs: number
}

type Shape = OptionValues<(typeof tool)['options']>['shape']

function shapeWords(words: readonly string[], shape: Shape, host: Host): Omit<RandomText, 'words'> {
  if (shape === 'words') return { text: words.join(' '), sentences: 0, paragraphs: 0 }
  const sentences = writeSentences(words, drawParts(words.length, wordsPerSentence, host))
  const sizes = shape === 'paragraphs' ? drawParts(sentences.length, sentencesPerParagraph, host) : [sentences.length]
  const paragraphs = writeParagraphs(sentences, sizes)
  return { text: paragraphs.join(paragraphBreak), sentences: sentences.length, paragraphs: paragraphs.length }
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, { words, shape }, host) {
    return { words, ...shapeWords(drawWords(wordList, words, host), shape, host) }
  },
  print: ({ text }) => text,
}
