import type { OptionValues } from '#core/options.ts'
import { randomSizesWithSum, paragraphBreak, sentencesPerParagraph, wordsPerSentence } from '#core/random/filler.ts'
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

function isPlain({ shape }: Settings): boolean {
  return shape === 'words' || shape === 'lines'
}

function writePlainWords(drawn: readonly string[], { shape }: Settings): RandomWords {
  const text = drawn.join(shape === 'lines' ? '\n' : ' ')
  return { kind: 'words', text, words: drawn.length, sentences: 0, paragraphs: 0 }
}

/** Writes sentences or paragraphs. `drawWordsOf` draws the words of a sentence with the given size. */
function writeProse(
  { words, shape }: Settings,
  context: EngineContext,
  drawWordsOf: (size: number) => readonly string[],
): RandomWords {
  const sentenceSizes = randomSizesWithSum(words, wordsPerSentence, context)
  const paragraphSizes =
    shape === 'paragraphs'
      ? randomSizesWithSum(sentenceSizes.length, sentencesPerParagraph, context)
      : [sentenceSizes.length]
  const sentences = sentenceSizes.map((size) => `${capitalizeFirst(drawWordsOf(size).join(' '))}.`)
  const paragraphs = paragraphSizes.map((size) => sentences.splice(0, size).join(' '))
  return {
    kind: 'words',
    text: paragraphs.join(paragraphBreak),
    words,
    sentences: sentenceSizes.length,
    paragraphs: paragraphs.length,
  }
}

function generateSimpleWords(settings: Settings, context: EngineContext): RandomWords {
  if (isPlain(settings)) return writePlainWords(drawWords(wordList, settings, context), settings)
  const drawn = drawWords(wordList, { ...settings, startsWith: '', unique: false }, context)
  return writeProse(settings, context, (size) => drawn.splice(0, size))
}

/** The larger lists are loaded only when needed. */
async function generateCommonWords(settings: Settings, context: EngineContext): Promise<RandomWords> {
  if (isPlain(settings)) {
    const { wordlist } = await import('@scure/bip39/wordlists/english.js')
    return writePlainWords(drawWords(wordlist, settings, context), settings)
  }
  const { drawSentence } = await import('./draw-sentence.ts')
  return writeProse(settings, context, (size) => drawSentence(size, context))
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
