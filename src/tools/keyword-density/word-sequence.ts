import { NormalizedWordReader } from '#core/text/normalized-words.ts'
import { chunksOf } from '#core/text/chunks.ts'
import { SentenceScanner } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool.ts'

/** Marks the end of a sentence in `wordIds`. */
export const sentenceEnd = -1

/** A sentence, or the text between two sentences. */
export interface Section {
  readonly start: number
  readonly end: number
  /** The index of its first word in `wordIds`. */
  readonly firstIndex: number
}

export interface WordSequence {
  /** Number of words, where only whitespace separates words. */
  readonly count: number
  /** The distinct words in lower case without punctuation, in order of first occurrence. */
  readonly vocabulary: readonly string[]
  /** The vocabulary index of each word, in the order of the text, with `sentenceEnd` after each sentence. */
  readonly wordIds: Int32Array
  /** Where the words are in the text. Sections without words are left out. */
  readonly sections: readonly Section[]
}

/** Converts a text to word ids, which need less memory and can be compared faster than strings. */
export function readWords(text: string, context: Pick<EngineContext, 'progress'>): WordSequence {
  const vocabulary: string[] = []
  const wordIds: number[] = []
  const sections: Section[] = []
  const reader = new NormalizedWordReader(
    (word) => vocabulary.push(word) - 1,
    (wordId) => wordIds.push(wordId),
  )
  let done = 0
  const readTo = (offset: number) => {
    const firstIndex = wordIds.length
    reader.add(text.slice(done, offset))
    reader.end()
    if (wordIds.length > firstIndex) sections.push({ start: done, end: offset, firstIndex })
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
  return { count: countWords(text), vocabulary, wordIds: Int32Array.from(wordIds), sections }
}
