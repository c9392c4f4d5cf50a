/** What a pattern is made of: escapes, classes, groups with flags of their own, and single characters. */
const tokens = /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\(\?[a-z-]|[^]/gimu

/**
 * Whether no part of a pattern, not even one that only looks around, can ever match a line feed. Then no match depends
 * on what is beyond its line: to `^`, `$` and `\b` a line's end is as good as the text's.
 */
export function staysInLine(pattern: string): boolean {
  return (pattern.match(tokens) ?? []).every((token) => !matchesFeed(token))
}

function matchesFeed(token: string): boolean {
  if (token === '\n') return true
  // Flags of its own: with `s` the dot matches a feed, without `m` a caret means the start of the text.
  if (token.startsWith('(?')) return true
  // A reference matches what a group has matched before.
  if (/^\\[\dk]/.test(token)) return false
  if (!/^[\\[]/.test(token)) return false
  return new RegExp(token, 'iu').exec('\n')?.[0] === '\n'
}
