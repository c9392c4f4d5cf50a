import { isLetterOrDigit } from '#core/text/letters.ts'
import { eachWord } from '#core/text/words.ts'
import { groupOf, type WordGroup } from './word-lists.ts'

export interface Balance extends Readonly<Record<WordGroup, number>> {
  /** The emotional ones, each once, as far as they are listed. */
  readonly emotionalWords: readonly string[]
}

const mostListed = 20
/** No word of the lists is longer. */
const longestListed = 16

/** How many words of a title are common, emotional, or neither. */
export function weighWords(title: string): Balance {
  const counts = { common: 0, emotional: 0, other: 0 }
  const emotionalWords = new Set<string>()
  eachWord(title, (start, end) => {
    const word = bareWord(title, start, end)
    const group = groupOf(word)
    counts[group]++
    if (group === 'emotional' && emotionalWords.size < mostListed) emotionalWords.add(word)
  })
  return { ...counts, emotionalWords: [...emotionalWords] }
}

/** A word in lower case, without the punctuation around it; nothing if it is too long to be in any list. */
function bareWord(text: string, start: number, end: number): string {
  let from = start
  let to = end
  while (from < to && !isLetterOrDigit(text.charCodeAt(from))) from++
  while (to > from && !isLetterOrDigit(text.charCodeAt(to - 1))) to--
  return to - from > longestListed ? '' : text.slice(from, to).toLowerCase()
}
