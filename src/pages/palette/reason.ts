import { joinedPairs, significantWords, wordsOf } from './search-words.ts'

/** The matched words, each with the fields that contain it. */
type Match = Readonly<Record<string, readonly string[]>>

const visibleFields = new Set(['name', 'summary'])

/**
 * Returns the keyword that best explains why an entry matched, or undefined if the match is visible in its name or
 * summary.
 */
export function reasonFor(keywords: readonly string[], match: Match, query: string): string | undefined {
  const queryWords = significantWords(query)
  const hiddenMatches = Object.entries(match)
    .filter(([, fields]) => !fields.some((field) => visibleFields.has(field)))
    .map(([word]) => word)
  const visibleCount = Object.keys(match).length - hiddenMatches.length
  if (visibleCount >= queryWords.length) return undefined

  const ranked = keywords.map((keyword) => {
    const words = [...wordsOf(keyword), ...joinedPairs(keyword)]
    const matched = words.filter((word) => hiddenMatches.includes(word))
    const exact = matched.filter((word) => queryWords.includes(word))
    return { keyword, exact: exact.length, matched: matched.length, length: words.length }
  })
  ranked.sort((a, b) => b.exact - a.exact || b.matched - a.matched || a.length - b.length)
  return ranked.find(({ matched }) => matched > 0)?.keyword
}
