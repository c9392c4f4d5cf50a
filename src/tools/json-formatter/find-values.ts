import { maxMatches } from './max-matches.ts'
import { JsonScanner, unquote } from './scanner.ts'

/** Deeper values are not found, because all rows around them would have to be open. */
const maxDepth = 100

/**
 * Finds the values that contain a text, or whose keys do, ignoring case. Strings match as they are written, and without
 * their escapes. An empty text is in every value. Returns the starts of these values (`matches`), and the starts of
 * these and of the objects and arrays around them (`shown`).
 */
export function findValues({ text, isLines }: JsonScanner, find: string) {
  const [matches, shown] = [new Set<number>(), new Set<number>()]
  const lowerFind = find.toLowerCase()
  const has = (part: string) => part.toLowerCase().includes(lowerFind)
  const isFound = (token: string) => has(token) || (token.includes('\\') && has(unquote(token)))
  const scanner = new JsonScanner(text, isLines)
  const containers: number[] = []
  let isKeyFound = false
  while (matches.size < maxMatches && scanner.next()) {
    const { kind, start, token } = scanner
    if (kind === 'closeBracket') containers.pop()
    const isMatch = isKeyFound || (kind === 'scalar' && isFound(token))
    if (isMatch && containers.length <= maxDepth) {
      matches.add(start)
      for (const shownStart of [...containers, start]) shown.add(shownStart)
    }
    isKeyFound = kind === 'key' && isFound(token)
    if (kind === 'openBracket') containers.push(start)
  }
  return { matches, shown }
}
