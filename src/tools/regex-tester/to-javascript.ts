/**
 * Returns JavaScript code that finds the matches, or replaces them. As a string, a regular expression is a literal in which
 * slashes and line breaks are escaped.
 */
export function toJavaScript(pattern: string, flags: string, replacement?: string): string {
  const literal = String(new RegExp(pattern, flags))
  if (replacement !== undefined) return `const result = text.replace(${literal}, ${JSON.stringify(replacement)})\n`
  return flags.includes('g')
    ? `const matches = [...text.matchAll(${literal})]\n`
    : `const match = text.match(${literal})\n`
}
