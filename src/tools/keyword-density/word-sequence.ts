import { BareWords } from '#core/text/bare-words.ts'
import { piecesOf } from '#core/text/pieces.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { TextWindow } from '#core/text/text-window.ts'
import { WindowSurvey } from '#core/text/window-survey.ts'
import { grownTo } from '#core/grown-to.ts'
import type { WordTable } from '#core/text/word-table.ts'
import type { Host } from '#core/tool.ts'

/** Stands between two sentences. */
export const sentenceEnd = -1

export interface WordSequence {
  /** Runs of anything but whitespace. */
  readonly words: number
  readonly table: WordTable
  /** The number of each bare word in the table, in the order of the text, with `sentenceEnd` between sentences. */
  readonly numbers: Int32Array
}

const fewestNumbers = 16

/** A text as the numbers of its words: four bytes a word, whatever its length. */
export function readWords(text: string, host: Pick<Host, 'progress'>): WordSequence {
  // As many as prose has. What is not needed is never touched, so it takes no memory.
  let numbers = new Int32Array(fewestNumbers + Math.ceil(text.length / 5))
  let length = 0
  const push = (number: number) => {
    if (length === numbers.length) numbers = grownTo(2 * length, numbers)
    numbers[length++] = number
  }

  const reader = new BareWords(push)
  let done = 0
  const readTo = (place: number) => {
    reader.add(text, done, place)
    reader.part()
    if (length > 0 && numbers[length - 1] !== sentenceEnd) push(sentenceEnd)
    done = place
  }

  const sentences = new SentenceScanner((start, end) => {
    readTo(start)
    readTo(end)
  })
  const window = new TextWindow()
  const survey = new WindowSurvey()
  for (const piece of piecesOf(text, host)) {
    for (let start = 0; start < piece.length; start = window.end) {
      window.show(piece, start)
      const stretch = piece.slice(start, window.end)
      // Only bytes are surveyed faster than the scanner finds its marks itself.
      if (window.standsInBytes) survey.take(window)
      sentences.add(stretch, window.standsInBytes ? survey : undefined)
    }
  }
  sentences.end()
  readTo(text.length)
  reader.end()
  return { words: reader.words, table: reader.table, numbers: numbers.subarray(0, length) }
}
