import { decodeBase64 } from './decoder.ts'
import { detectMediaType } from './file-type.ts'

const pem = /-----BEGIN [^-]+-----(?<body>[^]*?)-----END /
const pemHeader = /^[\w-]+:.*$/gm
const dataUri = /data:[\w.+/;=-]*;base64,[\w+/=%-]+/i
const credentials = /(?:^|authorization["']?\s*[:=])[\s"']*(?:basic|bearer)\s+(?<body>[\w+/-]+=*)/i
/** Shorter words without padding are too often text by chance. */
const values = /[\w+/-]{6,}={1,2}|[\w+/-]{12,}/g
/** A word such as `Client-side`, unlike `cGFzc3dvcmQ`. */
const word = /^[A-Z]?[a-z/_-]+$/
/** Values in a text to decode at most. */
const maxValues = 1000
const quoted = /^["'`“‘](?<body>[^]*)["'`”’][,;]?$/

/**
 * Returns the Base64 in a text that has more than that: spaces, quotes, escapes such as `%3D`, a PEM header, an
 * `Authorization` header, or code in which it is a value. Returns undefined if there is none.
 */
export function findBase64(text: string): string | undefined {
  const unescaped = text
    .replaceAll(/\\[nr]/g, '\n')
    .replaceAll(/%(?:0A|0D|20|2B|2F|3D)/gi, (escape) => decodeURIComponent(escape))
    .trim()
  const armored = pem.exec(unescaped)?.groups?.['body']?.replaceAll(pemHeader, '').replaceAll(/\s/g, '')
  const marked = armored ?? dataUri.exec(unescaped)?.[0]
  const unquoted = (quoted.exec(unescaped)?.groups?.['body'] ?? unescaped).trim()
  const certain = [marked, unquoted].find((candidate) => decodeBase64(candidate))
  if (certain !== undefined) return certain
  // Prose without its spaces can be valid Base64 too. It hardly ever stands for text or a known type of file.
  const candidates = [credentials.exec(unescaped)?.groups?.['body'], unquoted.replaceAll(/\s/g, '')]
  const longestFirst = (unescaped.match(values) ?? [])
    .filter((value) => !word.test(value))
    .sort((a, b) => b.length - a.length)
    .slice(0, maxValues)
  // All of damaged Base64 is better than its longest part.
  return candidates.find(isKnown) ?? (findValidRest(text) === undefined ? longestFirst.find(isKnown) : undefined)
}

/** Whether Base64 stands for text or a known type of file. */
function isKnown(base64: string | undefined): boolean {
  const bytes = decodeBase64(base64)
  return bytes !== undefined && detectMediaType(bytes) !== undefined
}

/** In digits. Shorter ones are too often text by chance. */
const minRestLength = 6

/**
 * Returns damaged Base64 without invalid characters and an incomplete end. Returns undefined if that is neither text nor a
 * known type of file.
 */
export function findValidRest(text: string): string | undefined {
  const digits = text.replaceAll(/[^\w+/-]/g, '')
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits
  return whole.length >= minRestLength && isKnown(whole) ? whole : undefined
}
