import { isWordLike } from '#core/text/normalized-words.ts'
import { percentOf } from '#core/rounding.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { isUnspaced, unspacedSampleLength } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { type Densities, explainCount, type FoundPhrase } from './densities.ts'
import { findKeyword, type Keyword, maxMatches } from './keyword.ts'
import type { MatchRange } from './match-ranges.ts'
import { readOutline } from './outline.ts'
import { countPhrases, type RepeatedPhrase } from './phrases.ts'
import { printReport } from './print-densities.ts'
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

/**
 * Finds a keyword. If it is a list such as `tea, coffee` and does not occur as a phrase, each keyword on the list is
 * found.
 */
function findKeywords({ keyword, wholeWord }: Keyword, text: string, sequence: WordSequence) {
  const find = (searched: string) => ({
    keyword: searched,
    ...findKeyword({ keyword: searched, wholeWord }, text, sequence),
  })
  const asPhrase = find(keyword)
  if (asPhrase.count > 0 || !/[,;]/.test(keyword)) return [asPhrase]
  const listed = new Set(keyword.split(/[,;]/).map((part) => part.trim()))
  const found = Array.from(listed, find).filter((hit) => hit.keyword !== '')
  return found.some(({ count }) => count > 0) ? found.sort((a, b) => b.count - a.count) : [asPhrase]
}

/** Sorts the matches of several keywords. Where two overlap, only the first is kept. */
function mergeMatches(matches: MatchRange[]): MatchRange[] {
  let lastEnd = 0
  return matches
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < lastEnd) return false
      lastEnd = end
      return true
    })
    .slice(0, maxMatches)
}

interface ListOptions {
  readonly isListable: readonly boolean[]
  readonly limit: number
}

/** Returns the most frequent phrases of `length` words. */
function listPhrases(
  { vocabulary, wordIds, count: words }: WordSequence,
  phrases: readonly RepeatedPhrase[],
  length: number,
  { isListable, limit }: ListOptions,
): FoundPhrase[] {
  const isListableAt = (index: number) => isListable[wordIds[index] as number]
  return phrases
    .filter(({ firstIndex }) => isListableAt(firstIndex) && isListableAt(firstIndex + length - 1))
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ firstIndex, count }) => {
      const phrase = Array.from(wordIds.subarray(firstIndex, firstIndex + length), (wordId) => vocabulary[wordId])
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
    const hits = findKeywords({ keyword: trimmedKeyword, wholeWord }, text, sequence)
    const countIn = (part: string, partSequence = readWords(part, silent), wholeWordsOnly = wholeWord) =>
      hits.reduce(
        (sum, hit) => sum + findKeyword({ keyword: hit.keyword, wholeWord: wholeWordsOnly }, part, partSequence).count,
        0,
      )
    const count = hits.reduce((sum, hit) => sum + hit.count, 0)
    const { headings, firstParagraph } = readOutline(count === 0 ? '' : text)
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
      matches: mergeMatches(hits.flatMap(({ matches }) => matches)),
      // Blank lines keep a phrase from continuing in the next heading.
      inHeadings: countIn(headings.join('\n\n')),
      inFirstParagraph: countIn(firstParagraph),
      insideWords: wholeWord ? 0 : count - countIn(text, sequence, true),
      repeats: hits.reduce((sum, hit) => sum + hit.repeats, 0),
      isUnspaced: isUnspaced(text.slice(0, unspacedSampleLength)),
      ...(hits.length > 1 && {
        keywords: hits.map((hit) => ({ phrase: hit.keyword, count: hit.count, density: percentOf(hit.count, words) })),
      }),
    }
  },

  print: printReport,

  note(found) {
    return explainCount(found) || undefined
  },
}
