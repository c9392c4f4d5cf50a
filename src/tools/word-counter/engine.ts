import { roundedRatio } from '#core/rounding.ts'
import { countGraphemes, GraphemeCounter } from '#core/text/graphemes.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { inLanguage, readLanguage, type TextLanguage, withLanguage } from '#core/language/text-language.ts'
import { decodedChunks } from '#core/long-text/text-stream.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { ComparedWordCounter } from '#core/text/compared-words.ts'
import { dictionaryCountsOf, secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { estimateWords, unspacedSampleLength, WordCounter } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'
import { type WordCounts, print, printTotal } from './result.ts'

/** On a page with double line spacing, as teachers and publishers count it. */
const wordsPerPage = 250
const maxTopWords = 5
/** Shorter words say little about a text. */
const minListedLength = 3

const lineBreak = /\r\n?|\n/
const notBlank = new RegExp(`[^${whitespaceClass}]`)

/** Counts the blocks of text between blank lines. */
class ParagraphCounter {
  count = 0
  /** Number of line breaks since the last non-whitespace character. A text starts as if after a blank line. */
  #lineBreaks = 2
  #isAfterCarriageReturn = false

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
    this.#lineBreaks = 0
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
  readonly #words = new WordCounter()
  readonly #wordsBeforeNotes = new WordCounter()
  readonly #compared = new ComparedWordCounter()
  readonly #characters = new GraphemeCounter()
  readonly #paragraphs = new ParagraphCounter()
  readonly #sentenceScanner: SentenceScanner
  readonly #language: TextLanguage
  readonly #notesStart: number

  constructor(language: TextLanguage, notesStart: number) {
    this.#language = language
    this.#notesStart = notesStart
    this.#sentenceScanner = new SentenceScanner(() => this.#sentences++, language.rules)
  }

  add(chunk: string): void {
    if (chunk === '') return
    if (this.#start.length < unspacedSampleLength) this.#start += chunk
    if (this.#length < this.#notesStart) this.#wordsBeforeNotes.add(chunk.slice(0, this.#notesStart - this.#length))
    this.#length += chunk.length
    this.#words.add(chunk)
    this.#compared.add(chunk)
    this.#characters.add(chunk)
    this.#paragraphs.add(chunk)
    this.#sentenceScanner.add(chunk)
  }

  finish(goal: number): WordCounts {
    this.#compared.end()
    this.#sentenceScanner.end()
    const { count: words } = this.#words
    const { counts } = this.#compared
    const { count: characters, whitespace: spaces } = this.#characters
    const sentences = this.#sentences
    const dictionaryWords = estimateWords(this.#start, this.#length)
    const wordsForTimes = dictionaryWords ?? words
    return {
      words,
      characters,
      sentences,
      paragraphs: this.#paragraphs.count,
      charactersNoSpaces: characters - spaces,
      uniqueWords: counts.size,
      averageWordLength: averageLength(counts),
      averageSentenceLength: roundedRatio(words, sentences),
      readingSeconds: secondsFor(wordsForTimes, wordsPerMinute.average),
      speakingSeconds: secondsFor(wordsForTimes, wordsPerMinute.speaking),
      pages: roundedRatio(wordsForTimes, wordsPerPage),
      topWords: mostFrequent(counts, this.#language.rules),
      ...inLanguage(this.#language),
      ...(dictionaryWords !== undefined && dictionaryCountsOf(dictionaryWords, characters - spaces)),
      ...(this.#notesStart > 0 && { wordsWithoutNotes: this.#wordsBeforeNotes.count }),
      // Rounded down, so that 99.6% isn't shown as a goal that has been reached.
      ...(goal > 0 && { goal: { words: goal, percent: Math.floor((100 * words) / goal) } }),
    }
  }
}

type Counts = ReadonlyMap<string, number>

function averageLength(counts: Counts): number {
  let words = 0
  let characters = 0
  for (const [word, count] of counts) {
    words += count
    characters += count * countGraphemes(word)
  }
  return roundedRatio(characters, words)
}

/** Returns the most frequent words that occur at least twice and say something about the text. */
function mostFrequent(counts: Counts, rules: TextLanguage['rules']): WordCounts['topWords'] {
  return Array.from(counts, ([word, count]) => ({ word, count }))
    .filter(
      ({ word, count }) =>
        count > 1 && word.length >= minListedLength && /\p{L}/mu.test(word) && !isStopWord(word, rules),
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, maxTopWords)
}

export const engine: Engine<typeof tool, WordCounts> = {
  run({ text }, { goal, notesStart }, context) {
    return withLanguage(text, 'auto', (language) => {
      const tally = new Tally(language, notesStart)
      for (const chunk of chunksOf(text, context)) tally.add(chunk)
      return tally.finish(goal)
    })
  },

  async *stream(chunks, { goal, notesStart }, context) {
    const read = await readLanguage(decodedChunks(chunks, context), 'auto')
    const tally = new Tally(read.language, notesStart)
    for await (const chunk of read.chunks) tally.add(chunk)
    return tally.finish(goal)
  },
  print,
  printTotal,
}
