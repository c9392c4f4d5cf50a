/** A surrogate pair, a code unit, or another escape. */
const escapes = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|u[\da-f]{4}|[^])/gi

/**
 * Writes the characters of a JSON string in place of their escapes: `\u00e9` becomes é, and `\/` becomes /. The escapes of
 * quotes, backslashes, control characters and unpaired surrogates stay, because JSON needs them.
 */
export function decodeEscapes(token: string): string {
  if (!token.includes('\\')) return token
  return token.replace(escapes, (escape) => {
    if (escape === String.raw`\/`) return '/'
    // The quotes around the character are left out.
    return /^\\u/i.test(escape) ? JSON.stringify(JSON.parse(`"${escape}"`)).slice(1, -1) : escape
  })
}
