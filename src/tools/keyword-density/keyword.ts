import { foldCase } from '#core/text/normalize.ts'
import { characterBefore, isLetterOrDigit, whitespaceClass } from '#core/text/char-class.ts'
import { eachWord } from '#core/text/words.ts'
import { locateMatches, type MatchRange, type WordMatch } from './match-ranges.ts'
import { readWords, sentenceEnd, type WordSequence } from './word-sequence.ts'

const nothing = { count: 0, repeats: 0, matches: [] }

const whitespace = new RegExp(`[${whitespaceClass}]`)

/** More would noticeably slow the page down. */
export const maxMatches = 10_000

export interface Keyword {
  readonly keyword: string
  /** Whether the keyword has to start and end at the start and the end of a word. */
  readonly wholeWord: boolean
}

interface FoundKeyword {
  readonly count: number
  /** Number of further occurrences in words that have already matched. */
  readonly repeats: number
  /** The first matches. */
  readonly matches: readonly MatchRange[]
}

/**
 * Finds the occurrences of a keyword. A single word is searched for inside every word, including the punctuation
 * around it. Several words are searched for as a phrase, ignoring the punctuation around them.
 */
export function findKeyword({ keyword, wholeWord }: Keyword, text: string, sequence: WordSequence): FoundKeyword {
  if (keyword === '') return nothing
  if (!whitespace.test(keyword)) return findInsideWords({ keyword: foldCase(keyword), wholeWord }, text)
  const phrase = joinWords(readWords(keyword, { progress: () => undefined })).trimEnd()
  if (phrase === '') return nothing
  const words = { keyword: phrase, wholeWord }
  return phrase.includes(' ') ? findPhrase(words, text, sequence) : findInsideWords(words, text)
}

/** Joins the words with spaces. The end of a sentence becomes a line feed, which is treated like a word. */
function joinWords({ vocabulary, wordIds }: WordSequence): string {
  const words = Array.from(wordIds, (wordId) => (wordId === sentenceEnd ? '\n' : (vocabulary[wordId] as string)))
  return foldCase(words.join(' '))
}

function findPhrase(phrase: Keyword, text: string, sequence: WordSequence): FoundKeyword {
  const joined = joinWords(sequence)
  const wordAt = createWordCounter(joined)
  const matches: WordMatch[] = []
  const counts = eachMatch(phrase, joined, (start, end) => {
    if (matches.length === maxMatches) return
    const [firstWord, startInFirst] = wordAt(start)
    const [lastWord, endInLast] = wordAt(end)
    matches.push({ firstWord, startInFirst, lastWord, endInLast })
  })
  return { ...counts, matches: locateMatches(matches, text, sequence.sections) }
}

/**
 * Returns a function that returns the index of the word in which an offset is, and the offset in that word. Offsets
 * must not decrease from call to call.
 */
function createWordCounter(joined: string): (offset: number) => [index: number, offsetInWord: number] {
  let index = 0
  let wordStart = 0
  return (offset) => {
    for (let space = joined.indexOf(' ', wordStart); space >= 0 && space < offset; ) {
      index++
      wordStart = space + 1
      space = joined.indexOf(' ', wordStart)
    }
    return [index, offset - wordStart]
  }
}

function findInsideWords(word: Keyword, text: string): FoundKeyword {
  const matches: MatchRange[] = []
  const addMatch = (start: number, end: number) => {
    if (matches.length < maxMatches) matches.push({ start, end })
  }
  const folded = foldCase(text)
  if (folded.length === text.length) return { ...eachMatch(word, folded, addMatch), matches }
  // Folding a decomposed `İ` shortens the text, so that offsets are not the same. Then whole words are marked.
  let count = 0
  let repeats = 0
  eachWord(text, (start, end) => {
    const counts = eachMatch(word, foldCase(text.slice(start, end)), () => {
      addMatch(start, end)
    })
    count += counts.count
    repeats += counts.repeats
  })
  return { count, repeats, matches }
}

/** Visits and counts matches, except those that start in the word in which the previous match ended. */
function eachMatch({ keyword, wholeWord }: Keyword, text: string, visit: (start: number, end: number) => void) {
  let count = 0
  let repeats = 0
  let next = 0
  let wordEnd = 0
  for (let start = text.indexOf(keyword); start >= 0; start = text.indexOf(keyword, next)) {
    const end = start + keyword.length
    if (wholeWord && isPartOfWord(text, start, end)) {
      next = start + 1
      continue
    }
    if (start < wordEnd) {
      if (end <= wordEnd) repeats++
      next = Math.min(end, wordEnd)
      continue
    }
    visit(start, end)
    count++
    next = end
    wordEnd = endOfWord(text, end)
  }
  return { count, repeats }
}

function isPartOfWord(text: string, start: number, end: number): boolean {
  return isInsideWord(text, start) || isInsideWord(text, end)
}

function isInsideWord(text: string, offset: number): boolean {
  const before = characterBefore(text, offset).codePointAt(0) ?? 0
  return isLetterOrDigit(before) && isLetterOrDigit(text.codePointAt(offset) ?? 0)
}

function endOfWord(text: string, from: number): number {
  const space = new RegExp(whitespace, 'g')
  space.lastIndex = from
  return space.exec(text)?.index ?? text.length
}
