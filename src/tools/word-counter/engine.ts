import { average } from '#core/average.ts'
import { decodedPieces, piecesOf } from '#core/text/pieces.ts'
import { secondsFor, wordsReadPerMinute, wordsSpokenPerMinute } from '#core/text/reading-speed.ts'
import { Vocabulary } from '#core/text/vocabulary.ts'
import type { Engine } from '#core/tool.ts'
import { FourFigures } from './four-figures.ts'
import type { tool } from './tool.ts'

export interface WordCounts {
  readonly words: number
  readonly characters: number
  readonly sentences: number
  readonly paragraphs: number
  readonly charactersNoSpaces: number
  /** Different words, ignoring case and the punctuation around them. */
  readonly uniqueWords: number
  /** In characters, without the punctuation around words. */
  readonly averageWordLength: number
  /** In words. */
  readonly averageSentenceLength: number
  readonly readingSeconds: number
  readonly speakingSeconds: number
  /** Only when a goal is set. */
  readonly goal?: { readonly words: number; readonly percent: number }
}

/** The counts of an empty text. */
export const noCounts: WordCounts = {
  words: 0,
  characters: 0,
  sentences: 0,
  paragraphs: 0,
  charactersNoSpaces: 0,
  uniqueWords: 0,
  averageWordLength: 0,
  averageSentenceLength: 0,
  readingSeconds: 0,
  speakingSeconds: 0,
}

/** Counts a text that comes in pieces. What it keeps of them grows with the different words, not with the text. */
class Tally {
  readonly #figures = new FourFigures()
  readonly #vocabulary = new Vocabulary()

  add(text: string): void {
    this.#figures.add(text)
    this.#vocabulary.add(text)
  }

  finish(goal: number): WordCounts {
    this.#figures.end()
    this.#vocabulary.end()
    const { words, characters, sentences, paragraphs, blanks } = this.#figures
    const { distinct, bareMarks, trimmed } = this.#vocabulary
    const charactersNoSpaces = characters - blanks
    return {
      words,
      characters,
      sentences,
      paragraphs,
      charactersNoSpaces,
      uniqueWords: distinct,
      averageWordLength: average(charactersNoSpaces - trimmed, words - bareMarks),
      averageSentenceLength: average(words, sentences),
      readingSeconds: secondsFor(words, wordsReadPerMinute),
      speakingSeconds: secondsFor(words, wordsSpokenPerMinute),
      // Rounded down: a goal is not reached at 99.6 %.
      ...(goal > 0 && { goal: { words: goal, percent: Math.floor((100 * words) / goal) } }),
    }
  }
}

export const engine: Engine<typeof tool, WordCounts> = {
  run({ text }, { goal }, host) {
    const tally = new Tally()
    for (const piece of piecesOf(text, host)) tally.add(piece)
    return tally.finish(goal)
  },

  async *stream(chunks, { goal }, host) {
    const tally = new Tally()
    for await (const piece of decodedPieces(chunks, host)) tally.add(piece)
    return tally.finish(goal)
  },

  print({ words, characters, sentences, paragraphs }) {
    return [
      `Words: ${String(words)}`,
      `Characters: ${String(characters)}`,
      `Sentences: ${String(sentences)}`,
      `Paragraphs: ${String(paragraphs)}`,
    ].join('\n')
  },
}
