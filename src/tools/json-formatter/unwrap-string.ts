/** In UTF-16 code units. */
const maxLength = 1_000_000

/** The start of JSON itself, even if it is invalid. Its strings may contain JSON. */
const plainJson = /^\s*[[{][\s[{]{0,20}"/
/** An object or array in a URL, even if it is invalid. */
export const urlEncodedJson = /^\s*%[57]B\S*\s*$/i
const escapedJson = /[[{][\s[{]{0,20}\\"(?:[^"\\]|\\.)*/

/**
 * Returns the JSON in a string such as `"{\"a\": 1}"`, in such a string without its quotes, in a line of a log with such
 * a string, or in part of a URL such as `%7B%22a%22%3A1%7D`. Returns undefined for other texts.
 */
export function unwrapString(text: string): string | undefined {
  const parse = (json: string) => tryRead<unknown>(JSON.parse, json)
  if (urlEncodedJson.test(text)) {
    const decoded = tryRead(decodeURIComponent, text)
    return decoded !== undefined && parse(decoded) !== undefined ? decoded : undefined
  }
  if (text.length > maxLength || plainJson.test(text)) return undefined
  if (!/^\s*"\s*[[{]/.test(text) && !escapedJson.test(text)) return undefined
  const inner = parse(text) ?? parse(`"${escapedJson.exec(text.replaceAll('\n', String.raw`\n`))?.[0] ?? ''}"`)
  if (typeof inner !== 'string') return undefined
  return parse(inner) === undefined ? unwrapString(inner) : inner
}

/** Returns undefined if the text cannot be read. */
function tryRead<T>(read: (text: string) => T, text: string): T | undefined {
  try {
    return read(text)
  } catch {
    return undefined
  }
}
