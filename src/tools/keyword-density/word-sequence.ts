import { NormalizedWordReader } from '#core/text/normalized-words.ts'
import { chunksOf } from '#core/text/chunks.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool.ts'

/** Stands between two sentences. */
export const sentenceEnd = -1

export interface WordSequence {
  /** How many runs of non-whitespace there are. */
  readonly count: number
  /** The different words in lower case without punctuation, in the order of their first appearance. */
  readonly vocabulary: readonly string[]
  /** The index of each word in the vocabulary, in the order of the text, with `sentenceEnd` between sentences. */
  readonly wordIds: Int32Array
}

/** Reads a text as the numbers of its words, which take less memory than strings and are faster to compare. */
export function readWords(text: string, context: Pick<EngineContext, 'progress'>): WordSequence {
  const vocabulary: string[] = []
  const wordIds: number[] = []
  const reader = new NormalizedWordReader(
    (word) => vocabulary.push(word) - 1,
    (wordId) => wordIds.push(wordId),
  )
  let done = 0
  const readTo = (offset: number) => {
    reader.add(text.slice(done, offset))
    reader.end()
    if (wordIds.length > 0 && wordIds.at(-1) !== sentenceEnd) wordIds.push(sentenceEnd)
    done = offset
  }
  const sentences = new SentenceScanner((start, end) => {
    readTo(start)
    readTo(end)
  })
  for (const chunk of chunksOf(text, context)) sentences.add(chunk)
  sentences.end()
  readTo(text.length)
  return { count: countWords(text), vocabulary, wordIds: Int32Array.from(wordIds) }
}
