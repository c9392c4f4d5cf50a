import { printFields, sumFields } from '#core/print-fields.ts'
import { roundedRatio } from '#core/rounding.ts'
import { GraphemeCounter } from '#core/text/graphemes.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import { secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { SentenceScanner, terminators } from '#core/text/sentences.ts'
import { estimateWords, unspacedSampleLength } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import type { tool } from './tool.ts'
import { WordStatistics } from './word-statistics.ts'
import type { WordCounts } from './word-counts.ts'

/** On a page with double line spacing, as teachers and publishers count it. */
const wordsPerPage = 250
const maxTopWords = 5

const lineBreak = /\r\n?|\n/
const notBlank = new RegExp(`[^${whitespaceClass}]`)
const closersAndSpaces = String.raw`["'”’»)\]」』）${whitespaceClass}]*$`
const sentenceEnd = new RegExp(`[${terminators}]${closersAndSpaces}`)
const onlyClosers = new RegExp(`^${closersAndSpaces}`)

/** Counts the blocks of text between blank lines, and the lines in them. */
class ParagraphCounter {
  count = 0
  /** Number of lines that are not blank. */
  #lines = 0
  #linesAfterSentence = 0
  /** Number of line breaks since the last non-whitespace character. A text starts as if after a blank line. */
  #lineBreaks = 2
  #isAfterCarriageReturn = false
  #isAfterSentence = false

  add(chunk: string): void {
    if (chunk === '') return
    // A CR LF that spans two chunks is one line break.
    const text = this.#isAfterCarriageReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    this.#isAfterCarriageReturn = chunk.endsWith('\r')
    const [continuation = '', ...lines] = text.split(lineBreak)
    this.#addToLine(continuation)
    for (const line of lines) {
      this.#lineBreaks++
      this.#addToLine(line)
    }
  }

  #addToLine(fragment: string): void {
    if (!notBlank.test(fragment)) return
    if (this.#lineBreaks > 1) this.count++
    if (this.#lineBreaks > 0) this.#lines++
    if (this.#lineBreaks === 1 && this.#isAfterSentence) this.#linesAfterSentence++
    this.#lineBreaks = 0
    this.#isAfterSentence = sentenceEnd.test(fragment) || (this.#isAfterSentence && onlyClosers.test(fragment))
  }

  /**
   * Number of paragraphs if every line is one, as in text from a word processor. Undefined unless at least half of the
   * line breaks inside paragraphs come after a sentence.
   */
  get countIfOnePerLine(): number | undefined {
    const breaksInside = this.#lines - this.count
    const isLikely = this.#linesAfterSentence > 0 && this.#linesAfterSentence >= breaksInside / 2
    return isLikely ? this.#lines : undefined
  }
}

/**
 * Counts a text that arrives in chunks. Memory use grows with the number of distinct words, not with the length of the
 * text.
 */
class Tally {
  /** At least the sample that `estimateWords` reads. */
  #start = ''
  #length = 0
  #sentences = 0
  readonly #words = new WordStatistics()
  readonly #characters = new GraphemeCounter()
  readonly #paragraphs = new ParagraphCounter()
  readonly #sentenceScanner = new SentenceScanner(() => this.#sentences++)

  add(chunk: string): void {
    if (this.#start.length < unspacedSampleLength) this.#start += chunk
    this.#length += chunk.length
    this.#words.add(chunk)
    this.#characters.add(chunk)
    this.#paragraphs.add(chunk)
    this.#sentenceScanner.add(chunk)
  }

  finish(goal: number): WordCounts {
    this.#words.end()
    this.#sentenceScanner.end()
    const { count: words, distinctCount, punctuationOnlyWords, trimmedCharacters } = this.#words
    const { count: characters, whitespace: spaces } = this.#characters
    const { count: paragraphs, countIfOnePerLine: paragraphsIfOnePerLine } = this.#paragraphs
    const sentences = this.#sentences
    const charactersNoSpaces = characters - spaces
    const estimatedWords = estimateWords(this.#start, this.#length)
    const wordsForTimes = estimatedWords ?? words
    return {
      words,
      characters,
      sentences,
      paragraphs,
      charactersNoSpaces,
      uniqueWords: distinctCount,
      punctuationOnlyWords,
      averageWordLength: roundedRatio(charactersNoSpaces - trimmedCharacters, words - punctuationOnlyWords),
      averageSentenceLength: roundedRatio(words, sentences),
      readingSeconds: secondsFor(wordsForTimes, wordsPerMinute.average),
      speakingSeconds: secondsFor(wordsForTimes, wordsPerMinute.speaking),
      pages: roundedRatio(wordsForTimes, wordsPerPage),
      topWords: estimatedWords === undefined ? this.#words.mostFrequent(maxTopWords) : [],
      ...(paragraphsIfOnePerLine !== undefined && { paragraphsIfOnePerLine }),
      ...(estimatedWords !== undefined && { estimatedWords }),
      // Rounded down, so that 99.6% isn't shown as a goal that has been reached.
      ...(goal > 0 && { goal: { words: goal, percent: Math.floor((100 * words) / goal) } }),
    }
  }
}

export const engine: Engine<typeof tool, WordCounts> = {
  run({ text }, { goal }, context) {
    const tally = new Tally()
    for (const chunk of chunksOf(text, context)) tally.add(chunk)
    return tally.finish(goal)
  },

  async *stream(chunks, { goal }, context) {
    const tally = new Tally()
    for await (const chunk of decodedChunks(chunks, context)) tally.add(chunk)
    return tally.finish(goal)
  },

  print: printCounts,

  printTotal: (results) => printCounts(sumFields(results, 'words', 'characters', 'sentences', 'paragraphs')),
}

type PrintedCounts = Pick<WordCounts, 'words' | 'characters' | 'sentences' | 'paragraphs'>

function printCounts({ words, characters, sentences, paragraphs }: PrintedCounts): string {
  return printFields({ Words: words, Characters: characters, Sentences: sentences, Paragraphs: paragraphs })
}
