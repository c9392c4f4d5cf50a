import type { OptionValues } from '#core/options.ts'
import {
  randomSizesWithSum,
  randomIndexes,
  FillerWriter,
  paragraphBreak,
  sentencesPerParagraph,
  wordsPerSentence,
} from '#core/text/filler.ts'
import { capitalizeFirst } from '#core/text/name-words.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { drawItems } from './draw-items.ts'
import { drawWords } from './draw-words.ts'
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

/** The numbers of words in each sentence and of sentences in each paragraph. */
interface Sizes {
  readonly sentences: readonly number[]
  readonly paragraphs: readonly number[]
}

function drawSizes({ words, shape }: Settings, context: EngineContext): Sizes {
  const sentences = randomSizesWithSum(words, wordsPerSentence, context)
  const paragraphs =
    shape === 'paragraphs' ? randomSizesWithSum(sentences.length, sentencesPerParagraph, context) : [sentences.length]
  return { sentences, paragraphs }
}

function plainResult(drawn: readonly string[], { shape }: Settings): RandomWords {
  const text = drawn.join(shape === 'lines' ? '\n' : ' ')
  return { kind: 'words', text, words: drawn.length, sentences: 0, paragraphs: 0 }
}

function proseResult(paragraphs: readonly string[], { words }: Settings, { sentences }: Sizes): RandomWords {
  const text = paragraphs.join(paragraphBreak)
  return { kind: 'words', text, words, sentences: sentences.length, paragraphs: paragraphs.length }
}

function generateSimpleWords(settings: Settings, context: EngineContext): RandomWords {
  if (isPlain(settings)) return plainResult(drawWords(wordList, settings, context), settings)
  const indexes = randomIndexes(wordList.length, settings.words, context)
  const sizes = drawSizes(settings, context)
  return proseResult(writer.writeParagraphs(indexes, sizes.sentences, sizes.paragraphs), settings, sizes)
}

/** The larger lists are loaded only when needed. */
async function generateCommonWords(settings: Settings, context: EngineContext): Promise<RandomWords> {
  if (isPlain(settings)) {
    const { wordlist } = await import('@scure/bip39/wordlists/english.js')
    return plainResult(drawWords(wordlist, settings, context), settings)
  }
  const { drawSentence } = await import('./draw-sentence.ts')
  const sizes = drawSizes(settings, context)
  const sentences = sizes.sentences.map((size) => `${capitalizeFirst(drawSentence(size, context).join(' '))}.`)
  const paragraphs = sizes.paragraphs.map((size) => sentences.splice(0, size).join(' '))
  return proseResult(paragraphs, settings, sizes)
}

function isPlain({ shape }: Settings): boolean {
  return shape === 'words' || shape === 'lines'
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, options, context) {
    const { kind } = options
    if (kind === 'words')
      return (options.list === 'common' ? generateCommonWords : generateSimpleWords)(options, context)
    const items = drawItems(kind, options, context)
    return { kind, text: items.join(separators[options.separator]), items }
  },
  print: ({ text }) => text,
}
