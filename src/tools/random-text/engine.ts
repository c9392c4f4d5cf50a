import { countOf } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import {
  paragraphBreak,
  randomIndexes,
  randomSizesWithSum,
  sentencesPerParagraph,
  wordsPerSentence,
} from '#core/random/filler.ts'
import { shuffled } from '#core/random/random.ts'
import { capitalizeFirst } from '#core/text/name-words.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { drawItems } from './draw-items.ts'
import type { tool } from './tool.ts'

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

/** 37 everyday words. Enough of them are short that random sequences look like real sentences at a glance. */
export const wordList: readonly string[] = (
  'the quick brown fox jumps over some lazy dog while bright stars shine above quiet hills and cold wind moves ' +
  'through old trees near river where small birds sing every morning before people wake rain falls softly'
).split(' ')

/** Draws words from a list. No word directly follows itself, unless it is the only one. */
function drawWords(
  list: readonly string[],
  { words, startsWith, letters, unique }: Settings,
  context: EngineContext,
): string[] {
  const beginning = startsWith.trim().toLowerCase()
  const matches = list.filter((word) => word.startsWith(beginning) && (letters === 0 || word.length === letters))
  if (matches.length === 0) {
    const conditions = [
      ...(beginning === '' ? [] : [`starts with “${beginning}”`]),
      ...(letters === 0 ? [] : [`has ${countOf(letters, 'letter')}`]),
    ]
    throw new InputError(`No word in this list ${conditions.join(' and ')}.`)
  }
  if (unique && words > matches.length)
    throw new InputError(
      `There ${matches.length === 1 ? 'is' : 'are'} only ${countOf(matches.length, 'different word')}.`,
      'Ask for fewer words, or allow repeats.',
    )
  if (unique) return shuffled(matches, context).slice(0, words)
  if (matches.length === 1) return Array.from({ length: words }, () => matches[0] as string)
  return Array.from(randomIndexes(matches.length, words, context), (index) => matches[index] as string)
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

function isPlain({ shape }: Settings): boolean {
  return shape === 'words' || shape === 'lines'
}

function generateWords(list: readonly string[], settings: Settings, context: EngineContext): RandomWords {
  if (!isPlain(settings)) {
    const drawn = drawWords(list, { ...settings, startsWith: '', letters: 0, unique: false }, context)
    return writeProse(settings, context, (size) => drawn.splice(0, size))
  }
  const text = drawWords(list, settings, context).join(settings.shape === 'lines' ? '\n' : ' ')
  return { kind: 'words', text, words: settings.words, sentences: 0, paragraphs: 0 }
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

const separators: Readonly<Record<Settings['separator'], string>> = { lines: '\n', commas: ', ', spaces: ' ' }

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
