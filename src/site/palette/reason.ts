import { joinedPairs, tellingWords, wordsOf } from './words.ts'

/** Which words were met, and in which fields. */
type Match = Readonly<Record<string, readonly string[]>>

const visibleFields = new Set(['name', 'summary'])

/** The keyword that says most of what was matched out of sight; none where all that was asked for can be seen. */
export function reasonFor(keywords: readonly string[], match: Match, query: string): string | undefined {
  const asked = tellingWords(query)
  const unseen = Object.entries(match)
    .filter(([, fields]) => !fields.some((field) => visibleFields.has(field)))
    .map(([word]) => word)
  const seenCount = Object.keys(match).length - unseen.length
  if (seenCount >= asked.length) return undefined

  const ranked = keywords.map((keyword) => {
    const words = [...wordsOf(keyword), ...joinedPairs(keyword)]
    const met = words.filter((word) => unseen.includes(word))
    const exact = met.filter((word) => asked.includes(word))
    return { keyword, exact: exact.length, met: met.length, length: words.length }
  })
  ranked.sort((a, b) => b.exact - a.exact || b.met - a.met || a.length - b.length)
  return ranked.find(({ met }) => met > 0)?.keyword
}
