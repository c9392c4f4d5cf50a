/** In UTF-16 code units. */
const maxLength = 1_000_000

const escapedJson = /[[{][\s[{]{0,20}\\"(?:[^"\\]|\\.)*/

/**
 * Returns the JSON in a string such as `"{\"a\": 1}"`, in such a string without its quotes, or in a line of a log with such
 * a string. Returns undefined for other texts.
 */
export function unwrapString(text: string): string | undefined {
  if (text.length > maxLength || !(/^\s*"\s*[[{]/.test(text) || escapedJson.test(text))) return undefined
  const inner = parse(text) ?? parse(`"${escapedJson.exec(text.replaceAll('\n', String.raw`\n`))?.[0] ?? ''}"`)
  if (typeof inner !== 'string') return undefined
  return parse(inner) === undefined ? unwrapString(inner) : inner
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
