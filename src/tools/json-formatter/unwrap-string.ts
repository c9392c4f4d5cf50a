/** In UTF-16 code units. */
const maxLength = 1_000_000

/**
 * Returns the JSON in a string such as `"{\"a\": 1}"`, or in such a string without its quotes. Returns undefined for other
 * texts.
 */
export function unwrapString(text: string): string | undefined {
  const trimmed = text.trim()
  if (text.length > maxLength || !/^(?:"\s*[[{]|[[{][\s[{]*\\")/.test(trimmed)) return undefined
  const inner = parse(trimmed.startsWith('"') ? trimmed : `"${trimmed.replaceAll('\n', String.raw`\n`)}"`)
  return typeof inner === 'string' && parse(inner) !== undefined ? inner : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
