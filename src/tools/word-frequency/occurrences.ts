import { InputError, type TextRange } from '#core/input-error.ts'
import { blankAddresses } from '#core/text/addresses.ts'
import { blankSeparators, normalizeWords, splitWords } from '#core/text/normalized-words.ts'
import { eachWord, unspacedCharacter } from '#core/text/words.ts'
import { blankTags } from '#core/text/normalize.ts'
import { findDictionaryWord } from './dictionary.ts'
import type { Occurrence } from './frequencies.ts'

/** More would noticeably delay the transfer from the worker. */
const maxOccurrences = 10_000

/** In UTF-16 code units before and after the word. */
const contextLength = 40

/** Finds a word wherever it is counted: in any case, and with or without punctuation. */
export function findOccurrences(
  text: string,
  find: string,
  { dictionary, skipAddresses }: { dictionary: boolean; skipAddresses: boolean },
): Occurrence[] {
  if (dictionary && unspacedCharacter.test(find)) {
    return Array.from(findDictionaryWord(text, find))
      .slice(0, maxOccurrences)
      .map((start) => occurrenceAt(text, { start, end: start + find.length }))
  }
  // A word from the list is not normalized again: `a<a>` would lose its tag.
  const listed = findWord(text, find, skipAddresses)
  if (listed.length > 0) return listed
  const [word, ...others] = find.split(/\s/).flatMap(normalizeWords)
  if (word === undefined || others.length > 0) throw new InputError('Enter a single word to find.')
  return findWord(text, word, skipAddresses)
}

function findWord(text: string, word: string, skipAddresses: boolean): Occurrence[] {
  const occurrences: Occurrence[] = []
  eachWord(text, (start, end) => {
    if (occurrences.length === maxOccurrences) return
    const written = text.slice(start, end)
    const run = skipAddresses ? blankAddresses(written) : written
    for (const range of rangesIn(run, word)) {
      occurrences.push(occurrenceAt(text, { start: start + range.start, end: start + range.end }))
    }
  })
  return occurrences
}

function occurrenceAt(text: string, range: TextRange): Occurrence {
  return { ...range, context: contextOf(text, range) }
}

/** Returns where the word is in a run of characters without spaces, such as `and/or`. */
function rangesIn(run: string, word: string): TextRange[] {
  if (!normalizeWords(run).includes(word)) return []
  const text = blankSeparators(blankTags(run))
  const found = Array.from(text.matchAll(/[^ ]+/g))
    .filter(([part]) => splitWords(part).includes(word))
    .map(({ 0: part, index }) => trimRange(run, { start: index, end: index + part.length }, word))
  return found.length > 0 ? found : [{ start: 0, end: run.length }]
}

/** Leaves out quotes and other punctuation around the word. A word with punctuation inside, such as `U.S.A.`, is kept. */
function trimRange(run: string, { start, end }: TextRange, word: string): TextRange {
  const written = run.slice(start, end)
  const lowerCase = written.toLowerCase().replaceAll('’', "'")
  const index = lowerCase.length === written.length ? lowerCase.indexOf(word) : -1
  return index < 0 ? { start, end } : { start: start + index, end: start + index + word.length }
}

function contextOf(text: string, { start, end }: TextRange): string {
  const from = Math.max(0, start - contextLength)
  const to = Math.min(text.length, end + contextLength)
  // The first and the last word may be cut off.
  const before = from > 0 ? `…${text.slice(from, start).replace(/^\S*(?=\s)/, '')}` : text.slice(0, start)
  const after = to < text.length ? `${text.slice(end, to).replace(/(\s)\S*$/, '$1')}…` : text.slice(end)
  return `${before}${text.slice(start, end)}${after}`
    .replace(/\s+/g, ' ')
    .replace(/\p{Surrogate}/gmu, '')
    .trim()
}
