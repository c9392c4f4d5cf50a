/** Escapes and character classes, in which parentheses have no meaning, and the starts of capturing groups. */
const tokens = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])([^>]*)>/g

/** Returns the name of each capturing group of a valid pattern in the order of their numbers, or null if it has no name. */
export function groupNamesOf(pattern: string): (string | null)[] {
  return [...pattern.matchAll(tokens)].filter(([token]) => token.startsWith('(')).map(([, name]) => name ?? null)
}
