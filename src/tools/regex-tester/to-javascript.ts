/**
 * Returns JavaScript code that finds the matches. As a string, a regular expression is a literal in which slashes and line
 * breaks are escaped.
 */
export function toJavaScript(pattern: string, flags: string): string {
  const literal = String(new RegExp(pattern, flags))
  return flags.includes('g')
    ? `const matches = [...text.matchAll(${literal})]\n`
    : `const match = text.match(${literal})\n`
}
