import { BareWords } from '#core/text/bare-words.ts'
import { piecesOf } from '#core/text/pieces.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import type { Host } from '#core/tool.ts'

/** Stands between two sentences. */
export const sentenceEnd = -1

export interface WordSequence {
  /** Runs of anything but whitespace. */
  readonly words: number
  /** The different words, numbered from 0 in the order of their first appearance. */
  readonly table: BareWords['table']
  /** The number of each word, in the order of the text, with `sentenceEnd` between sentences. */
  readonly numbers: readonly number[]
}

/** Reads a text as the numbers of its words, which take less memory than strings and are faster to compare. */
export function readWords(text: string, context: Pick<Host, 'progress'>): WordSequence {
  const numbers: number[] = []
  const reader = new BareWords((number) => { numbers.push(number) })
  let done = 0
  const readTo = (offset: number) => {
    reader.add(text, done, offset)
    reader.part()
    if (numbers.length > 0 && numbers.at(-1) !== sentenceEnd) numbers.push(sentenceEnd)
    done = offset
  }
  const sentences = new SentenceScanner((start, end) => {
    readTo(start)
    readTo(end)
  })
  for (const chunk of piecesOf(text, context)) sentences.add(chunk)
  sentences.end()
  readTo(text.length)
  reader.end()
  return { words: reader.words, table: reader.table, numbers }
}
