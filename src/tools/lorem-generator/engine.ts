import { formatNumber } from '#core/format.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import {
  randomIndexes,
  randomSizes,
  paragraphBreak,
  sentencesPerParagraph,
  wordsPerSentence,
} from '#core/random/filler.ts'
import { capitalizeFirst } from '#core/text/name-words.ts'
import { countWords } from '#core/text/words.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { classicOpening, latinWords } from './latin.ts'
import type { tool } from './tool.ts'
import { print, type LoremIpsum } from './result.ts'

type Settings = OptionValues<(typeof tool)['options']>

const maxWords = 1_000_000

const maxWordsPerUnit: Readonly<Record<Settings['unit'], number>> = {
  paragraphs: sentencesPerParagraph.max * wordsPerSentence.max,
  sentences: wordsPerSentence.max,
  words: 1,
}

/** Keeps the page from running out of memory. */
function checkCount({ count, unit }: Settings): void {
  const maxCount = Math.floor(maxWords / maxWordsPerUnit[unit])
  if (count <= maxCount) return
  throw new InputError(
    `This could exceed ${formatNumber(maxWords)} words. Choose ${formatNumber(maxCount)} ${unit} or fewer.`,
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function drawWords(count: number, context: EngineContext): string[] {
  return Array.from(randomIndexes(latinWords.length, count, context), (index) => latinWords[index] as string)
}

/** Splits a list into groups of these sizes. */
function groupsOf<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  let end = 0
  return sizes.map((size) => {
    end += size
    return items.slice(end - size, end)
  })
}

/** A sentence with at least this many words has a comma, after three to six of them. */
const wordsWithComma = 11
const wordsBeforeComma = { min: 3, max: 6 } as const

/** Writes a sentence of each size. */
function writeSentences(words: readonly string[], sizes: readonly number[], context: EngineContext): string[] {
  // Drawn last, so that the same seed gives the same words as without commas.
  const commas = randomSizes(sizes.length, wordsBeforeComma, context)
  return groupsOf(words, sizes).map((group, n) => {
    const clauses = group.length < wordsWithComma ? [group] : [group.slice(0, commas[n]), group.slice(commas[n])]
    return `${capitalizeFirst(clauses.map((clause) => clause.join(' ')).join(', '))}.`
  })
}

function joinSentences(sentences: readonly string[], sizes: readonly number[]): string[] {
  return groupsOf(sentences, sizes).map((group) => group.join(' '))
}

/** Generates paragraphs, or sentences, which are units of one sentence. */
function generateUnits(settings: Settings, context: EngineContext): string[] {
  const { count, unit } = settings
  const sizes = unit === 'sentences' ? Array<number>(count).fill(1) : randomSizes(count, sentencesPerParagraph, context)
  const opening = settings.classicOpening ? [classicOpening] : []
  const sentenceSizes = randomSizes(sum(sizes) - opening.length, wordsPerSentence, context)
  const words = drawWords(sum(sentenceSizes), context)
  return joinSentences([...opening, ...writeSentences(words, sentenceSizes, context)], sizes)
}

/** “Lorem ipsum dolor sit amet” */
const openingWords = 5

/** Generates words in the order of the passage or, on request, in random order after the classic opening. */
function generateWords({ count, randomOrder, classicOpening: opens }: Settings, context: EngineContext): string[] {
  const inOrder = !randomOrder ? count : opens ? Math.min(openingWords, count) : 0
  const opening = Array.from({ length: inOrder }, (_, i) => latinWords[i % latinWords.length] as string)
  return [...opening, ...drawWords(count - inOrder, context)]
}

function formatUnits(units: readonly string[], { unit, format }: Settings): string {
  if (format === 'list') return ['<ul>', ...units.map((item) => `  <li>${item}</li>`), '</ul>'].join('\n')
  // Sentences and words are joined into a single paragraph.
  const paragraphs = unit === 'paragraphs' ? units : [units.join(' ')]
  if (format === 'text') return paragraphs.join(paragraphBreak)
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
}

export const engine: Engine<typeof tool, LoremIpsum> = {
  run(_input, options, context) {
    checkCount(options)
    const units = (options.unit === 'words' ? generateWords : generateUnits)(options, context)
    return { text: formatUnits(units, options), words: countWords(units.join(' ')) }
  },
  print,
}
