import type { TextRange } from '#core/input-error.ts'
import { foldCase } from '#core/text/normalize.ts'
import { characterBefore, isLetterOrDigit, whitespaceClass } from '#core/text/char-class.ts'
import { eachWord, unspacedCharacter } from '#core/text/words.ts'
import { findWordStart, joinWords, readWords, type WordSequence } from './word-sequence.ts'

const nothing = { count: 0, repeats: 0, matches: [] }

const whitespace = new RegExp(`[${whitespaceClass}]`)
const nextWhitespace = new RegExp(whitespace, 'g')

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
  readonly matches: readonly TextRange[]
}

/**
 * Finds the occurrences of a keyword. A single word is searched for inside every word, including the punctuation
 * around it. Several words are searched for as a phrase, ignoring the punctuation around them, and so are whole words of
 * scripts without spaces.
 */
export function findKeyword({ keyword, wholeWord }: Keyword, text: string, sequence: WordSequence): FoundKeyword {
  if (keyword === '') return nothing
  const isDictionaryWord = wholeWord && unspacedCharacter.test(keyword)
  if (!whitespace.test(keyword) && !isDictionaryWord)
    return findInsideWords({ keyword: foldCase(keyword), wholeWord }, text, sequence)
  const phrase = joinWords(readWords(keyword)).trimEnd()
  if (phrase === '') return nothing
  const words = { keyword: phrase, wholeWord }
  return phrase.includes(' ') || isDictionaryWord
    ? findPhrase(words, text, sequence)
    : findInsideWords(words, text, sequence)
}

function findPhrase(phrase: Keyword, text: string, sequence: WordSequence): FoundKeyword {
  const joined = joinWords(sequence)
  const matches: TextRange[] = []
  let position = 0
  let wordIndex = 0
  const wordIndexAt = (offset: number) => {
    for (; position < offset; position++) if (joined[position] === ' ') wordIndex++
    return wordIndex
  }
  const counts = eachMatch(phrase, joined, (start, end) => {
    if (matches.length === maxMatches) return
    const first = wordIndexAt(start)
    const firstStart = findWordStart(text, sequence, first)
    const last = wordIndexAt(end)
    const lastStart = findWordStart(text, sequence, last)
    // If the start of a word is not known, the match includes all of its run.
    matches.push({
      start:
        firstStart === undefined ? (sequence.runStarts[first] as number) : firstStart + offsetInWord(joined, start),
      end: lastStart === undefined ? (sequence.runEnds[last] as number) : lastStart + offsetInWord(joined, end),
    })
  })
  return { ...counts, matches }
}

function offsetInWord(joined: string, offset: number): number {
  return offset - 1 - joined.lastIndexOf(' ', offset - 1)
}

function findInsideWords(word: Keyword, text: string, sequence: WordSequence): FoundKeyword {
  const { count, repeats, matches } = findAsWritten(word, text)
  if (!word.wholeWord) return { count, repeats, matches }
  const normalized = findNormalized(word, text, sequence)
  return { count: count + normalized.length, repeats, matches: [...matches, ...normalized] }
}

/** Finds whole words that are the keyword only as they are listed: `usa` in `U.S.A.`, `Anna's` with a curly apostrophe. */
function findNormalized(word: Keyword, text: string, sequence: WordSequence): TextRange[] {
  const { vocabulary, wordIds, runStarts, runEnds } = sequence
  const isMatch = vocabulary.map((listed) => eachMatch(word, foldCase(listed), () => undefined).count > 0)
  const matches: TextRange[] = []
  wordIds.forEach((wordId, index) => {
    if (!isMatch[wordId]) return
    const match = { start: runStarts[index] as number, end: runEnds[index] as number }
    const isWritten = foldCase(text.slice(match.start, match.end)).includes(word.keyword)
    if (!isWritten && match.start !== matches.at(-1)?.start) matches.push(match)
  })
  return matches
}

function findAsWritten(word: Keyword, text: string): FoundKeyword {
  const matches: TextRange[] = []
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
    if (wholeWord && (isInsideWord(text, start) || isInsideWord(text, end))) {
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

function isInsideWord(text: string, offset: number): boolean {
  const before = characterBefore(text, offset).codePointAt(0) ?? 0
  return isLetterOrDigit(before) && isLetterOrDigit(text.codePointAt(offset) ?? 0)
}

function endOfWord(text: string, from: number): number {
  // Without spaces, the end of the word is not known. It is taken to end with the match.
  if (unspacedCharacter.test(characterBefore(text, from))) return from
  nextWhitespace.lastIndex = from
  return nextWhitespace.exec(text)?.index ?? text.length
}
