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
import { drawItems } from './draw-items.ts'
import type { tool } from './tool.ts'
import { wordList } from './word-list.ts'

type Settings = OptionValues<(typeof tool)['options']>

export interface RandomWords {
  readonly kind: 'words'
  readonly text: string
  readonly words: number
  /** 0 for plain words. */
  readonly sentences: number
  readonly paragraphs: number
}

export interface RandomItems {
  readonly kind: Exclude<Settings['kind'], 'words'>
  /** The items, one per line or with another separator. */
  readonly text: string
  readonly items: readonly (string | number)[]
}

export type RandomText = RandomWords | RandomItems

const separators: Readonly<Record<Settings['separator'], string>> = { lines: '\n', commas: ', ', spaces: ' ' }

const writer = new FillerWriter(wordList)

function drawWords({ words, shape }: Settings, context: EngineContext): RandomWords {
  const indexes = randomIndexes(wordList.length, words, context)
  if (shape === 'words') return { kind: 'words', text: writer.writeWords(indexes), words, sentences: 0, paragraphs: 0 }
  const sentences = randomSizesWithSum(words, wordsPerSentence, context)
  const sizes =
    shape === 'paragraphs' ? randomSizesWithSum(sentences.length, sentencesPerParagraph, context) : [sentences.length]
  const paragraphs = writer.writeParagraphs(indexes, sentences, sizes)
  return {
    kind: 'words',
    text: paragraphs.join(paragraphBreak),
    words,
    sentences: sentences.length,
    paragraphs: paragraphs.length,
  }
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, options, context) {
    const { kind } = options
    if (kind === 'words') return drawWords(options, context)
    const items = drawItems(kind, options, context)
    return { kind, text: items.join(separators[options.separator]), items }
  },
  print: ({ text }) => text,
}
