import type { TextRange } from '#core/input-error.ts'
import { isWordLike } from '#core/text/normalized-words.ts'
import { sumFields } from '#core/print-fields.ts'
import { percentOf } from '#core/rounding.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { hasHtmlTags } from '#core/text/html-tags.ts'
import type { Engine } from '#core/tool.ts'
import { type Densities, explainCount, type FoundPhrase } from './densities.ts'
import { findKeyword, type Keyword, maxMatches } from './keyword.ts'
import { readOutline } from './outline.ts'
import { countPhrases } from './phrases.ts'
import { printReport } from './print-densities.ts'
import type { tool } from './tool.ts'
import { readWords, type WordSequence } from './word-sequence.ts'

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

/** Sorts the matches of several keywords. Where two overlap, the later one loses that part. */
function mergeMatches(matches: TextRange[]): TextRange[] {
  let lastEnd = 0
  return matches
    .sort((a, b) => a.start - b.start)
    .flatMap((match) => {
      const start = Math.max(match.start, lastEnd)
      if (start >= match.end) return []
      lastEnd = match.end
      return [{ start, end: match.end }]
    })
    .slice(0, maxMatches)
}

export const engine: Engine<typeof tool, Densities> = {
  run({ text }, { keyword, wholeWord, skipStopWords, stopWords, limit }, context) {
    const sequence = readWords(text)
    const { count: words, needsDictionary, vocabulary, wordIds, listedIds } = sequence
    const trimmedKeyword = keyword.trim()
    const hits = findKeywords({ keyword: trimmedKeyword, wholeWord }, text, sequence)
    const { count, repeats } = sumFields(hits, 'count', 'repeats')
    const wordsFound = needsDictionary ? wordIds.filter((wordId) => wordId >= 0).length : words
    const toPhrase = (phrase: string, phraseCount: number): FoundPhrase => ({
      phrase,
      count: phraseCount,
      density: percentOf(phraseCount, wordsFound),
    })
    const countIn = (part: string, partSequence = readWords(part), wholeWordsOnly = wholeWord) => {
      const found = hits.map((hit) => findKeyword({ ...hit, wholeWord: wholeWordsOnly }, part, partSequence))
      return sumFields(found, 'count').count
    }
    const { headings, firstParagraph } = readOutline(count === 0 ? '' : text)

    const ownStopWords = new Set(readWords(stopWords.replaceAll(/[,;]/g, ' ')).vocabulary)
    const isListable = vocabulary.map(
      (word) => isWordLike(word) && !(skipStopWords && isStopWord(word)) && !ownStopWords.has(word),
    )
    const lists: FoundPhrase[][] = []
    for (const phrases of countPhrases(listedIds, isListable, 3)) {
      const length = lists.length + 1
      lists.push(
        phrases.slice(0, limit).map(({ firstIndex, count: phraseCount }) => {
          const phrase = Array.from(wordIds.subarray(firstIndex, firstIndex + length), (wordId) => vocabulary[wordId])
          return toPhrase(phrase.join(' '), phraseCount)
        }),
      )
      context.progress(length, 3)
    }
    const [oneWord = [], twoWords = [], threeWords = []] = lists
    return {
      keyword: trimmedKeyword,
      count,
      words,
      density: percentOf(count, wordsFound),
      oneWord,
      twoWords,
      threeWords,
      matches: mergeMatches(hits.flatMap(({ matches }) => matches)),
      // Blank lines keep a phrase from continuing in the next heading.
      inHeadings: countIn(headings.join('\n\n')),
      inFirstParagraph: countIn(firstParagraph),
      insideWords: wholeWord ? 0 : count - countIn(text, sequence, true),
      repeats,
      isUnspaced: needsDictionary,
      hasTags: hasHtmlTags(text),
      ...(needsDictionary && { dictionaryWords: wordsFound }),
      ...(hits.length > 1 && { keywords: hits.map((hit) => toPhrase(hit.keyword, hit.count)) }),
    }
  },

  print: printReport,

  note(found) {
    return explainCount(found) || undefined
  },
}
