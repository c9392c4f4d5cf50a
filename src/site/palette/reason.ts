import { joinedPairs, significantWords, wordsOf } from './words.ts'

/** Which words were met, and in which fields. */
type Match = Readonly<Record<string, readonly string[]>>

const visibleFields = new Set(['name', 'summary'])

/** The keyword that says most of what was matched out of sight; none where all that was asked for can be seen. */
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
