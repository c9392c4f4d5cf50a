import { mostFrequent } from '#core/text/most-frequent.ts'
import { isWordLike } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/text/percent.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { Engine } from '#core/tool.ts'
import { type Densities, type FoundPhrase, printReport } from './densities.ts'
import { findKeyword, type Keyword } from './keyword.ts'
import { readOutline } from './outline.ts'
import { countPhrases, type Phrases } from './phrases.ts'
import type { tool } from './tool.ts'
import { readWords, type WordSequence } from './word-sequence.ts'

const silent = { progress: () => undefined }

interface StopWordOptions {
  readonly skipStopWords: boolean
  /** More stop words, separated by spaces, commas or semicolons. */
  readonly stopWords: string
}

/** Returns for each word whether it can be listed and whether a phrase can start or end with it. */
function findListableWords(vocabulary: readonly string[], { skipStopWords, stopWords }: StopWordOptions): boolean[] {
  const ownStopWords = new Set(readWords(stopWords.replaceAll(/[,;]/g, ' '), silent).vocabulary)
  return vocabulary.map((word) => isWordLike(word) && !(skipStopWords && isStopWord(word)) && !ownStopWords.has(word))
}

interface KeywordHits {
  readonly inHeadings: number
  readonly inFirstParagraph: number
}

function countInOutline(keyword: Keyword, text: string): KeywordHits {
  const countIn = (part: string) => findKeyword(keyword, part, readWords(part, silent)).count
  const { headings, firstParagraph } = readOutline(text)
  // Blank lines keep a phrase from continuing in the next heading.
  return { inHeadings: countIn(headings.join('\n\n')), inFirstParagraph: countIn(firstParagraph) }
}

interface ListOptions {
  readonly isListable: readonly boolean[]
  readonly limit: number
}

/** Returns the most frequent phrases of `length` words. */
function listPhrases(
  { vocabulary, wordIds, count: words }: WordSequence,
  { firstIndexes, counts }: Phrases,
  length: number,
  { isListable, limit }: ListOptions,
): FoundPhrase[] {
  const listed = counts.map((count, id) => {
    const first = firstIndexes[id] as number
    return isListable[wordIds[first] as number] && isListable[wordIds[first + length - 1] as number] ? count : 0
  })
  return mostFrequent(listed, limit).map((id) => {
    const first = firstIndexes[id] as number
    const phrase = Array.from(wordIds.subarray(first, first + length), (wordId) => vocabulary[wordId])
    const count = counts[id] as number
    return { phrase: phrase.join(' '), count, density: percentOf(count, words) }
  })
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword, wholeWord, skipStopWords, stopWords, limit }, context) {
    // Progress has three equal parts: reading the text, counting two-word phrases and counting three-word phrases.
    const total = 3 * text.length
    const sequence = readWords(text, {
      progress: (done) => {
        context.progress(done, total)
      },
    })
    const trimmedKeyword = keyword.trim()
    const searched = { keyword: trimmedKeyword, wholeWord }
    const { count, matches } = findKeyword(searched, text, sequence)
    const wholeWords = wholeWord
      ? count
      : findKeyword({ keyword: trimmedKeyword, wholeWord: true }, text, sequence).count
    const isListable = findListableWords(sequence.vocabulary, { skipStopWords, stopWords })
    const listOptions = { isListable, limit }
    const lists: FoundPhrase[][] = []
    for (const phrases of countPhrases(sequence.wordIds, 3)) {
      lists.push(listPhrases(sequence, phrases, lists.length + 1, listOptions))
      // Counting single words is so fast that no progress is reported.
      if (lists.length > 1) context.progress(lists.length * text.length, total)
    }
    const [oneWord = [], twoWords = [], threeWords = []] = lists
    const words = sequence.count
    return {
      keyword: trimmedKeyword,
      count,
      words,
      density: percentOf(count, words),
      oneWord,
      twoWords,
      threeWords,
      matches,
      ...countInOutline(searched, count === 0 ? '' : text),
      insideWords: count - wholeWords,
    }
  },

  print: printReport,
}
