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
  settings: Settings,
  context: EngineContext,
  drawWordsOf: (size: number) => readonly string[],
): RandomWords {
  const sizes = drawSizes(settings, context)
  const writeSentence = (size: number) => {
    const sentence = capitalizeFirst(drawWordsOf(size).join(' '))
    return sentence.endsWith('?') ? sentence : `${sentence}.`
  }
  return {
    kind: 'words',
    text: sizes.map((sentences) => sentences.map(writeSentence).join(' ')).join(paragraphBreak),
    words: settings.words,
    sentences: sizes.flat().length,
    paragraphs: sizes.length,
  }
}

/** Returns the number of words in each sentence of each paragraph. */
function drawSizes({ words, shape, paragraphs }: Settings, context: EngineContext): number[][] {
  const drawSentences = (total: number) => randomSizesWithSum(total, wordsPerSentence, context)
  if (shape === 'paragraphs' && paragraphs > 0) {
    const count = Math.min(paragraphs, words)
    const wordsBefore = (index: number) => Math.floor((index * words) / count)
    return Array.from({ length: count }, (_, index) => drawSentences(wordsBefore(index + 1) - wordsBefore(index)))
  }
  const sentences = drawSentences(words)
  if (shape === 'sentences') return [sentences]
  const sizes = randomSizesWithSum(sentences.length, sentencesPerParagraph, context)
  return sizes.map((size) => sentences.splice(0, size))
}

function generateWords(list: readonly string[], settings: Settings, context: EngineContext): RandomWords {
  if (isPlain(settings)) return writePlainWords(drawWords(list, settings, context), settings)
  const drawn = drawWords(list, { ...settings, startsWith: '', letters: 0, unique: false }, context)
  return writeProse(settings, context, (size) => drawn.splice(0, size))
}

/** Loads the larger lists only when needed. */
async function generateFromLargerList(
  list: Exclude<Settings['list'], 'simple'>,
  settings: Settings,
  context: EngineContext,
): Promise<RandomWords> {
  if (list === 'common' && !isPlain(settings)) {
    const { drawSentence } = await import('./draw-sentence.ts')
    return writeProse(settings, context, (size) => drawSentence(size, context))
  }
  const { largerLists } = await import('./larger-lists.ts')
  return generateWords(largerLists[list], settings, context)
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, options, context) {
    const { kind, list } = options
    if (kind === 'words') {
      if (list === 'simple') return generateWords(wordList, options, context)
      return generateFromLargerList(list, options, context)
    }
    const items = drawItems(kind, options, context)
    return { kind, text: items.join(separators[options.separator]), items }
  },
  print: ({ text }) => text,
}
