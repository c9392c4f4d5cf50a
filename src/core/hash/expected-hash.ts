import { countOf } from '#core/format.ts'
import { isHashLength } from './supported-hashes.ts'

export interface Comparison {
  /** Name of the calculated hash that is equal to the expected hash, or null if there is none. */
  readonly equals: string | null
  /** The result as a sentence. */
  readonly says: string
  /** Number of hexadecimal digits in the expected hash; 0 if it is not a valid hash. */
  readonly digits: number
}

/** `SHA256 (some file.iso) = …`, as `sha256sum --tag`, BSD and OpenSSL write it. */
const taggedPattern = /^[\w-]+ ?\(.*\) ?= ?(.+)$/

/** `sha256:…`, as used for software releases and container images. */
const prefixPattern = /^(?:md5|sha3?-?\d+):/i

/** Bytes or groups of bytes with separators between them, as in `90 01 50 98`. */
const groupedPattern = /^(?:[0-9a-f]{2,8}[\s:-]+)+[0-9a-f]{2,8}$/i

/** `sha256-…=`, as in the `integrity` attribute of HTML, in npm's lockfile and in HTTP headers. */
const base64Pattern = /^(?:md5|sha-?\d+)?[-=:]?\s*(?<base64>[\w+/-]{22,86}={0,2})(?:\s|$)/i

/** In bytes. Shorter hashes, such as CRC-32, are never written as Base64. */
const minBase64Length = 16

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function hexOfBase64(hash: string): string {
  const base64 = base64Pattern.exec(hash)?.groups?.['base64'] ?? ''
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const hex = toHex(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
    return binary.length >= minBase64Length && isHashLength(hex.length) ? hex : ''
  } catch {
    return ''
  }
}

/**
 * Returns the hexadecimal digits of a pasted hash, which may have separators between its bytes, a prefix such as `sha256:`,
 * or a file name after it, or be Base64.
 */
function digitsOf(expected: string): string {
  // `sha256sum` escapes line breaks in file names and marks such lines with a leading backslash.
  const line = expected.trim().replace(/^\\/, '')
  const hash = (taggedPattern.exec(line)?.[1] ?? line).replace(prefixPattern, '').trimStart()
  const joined = groupedPattern.test(hash) ? hash.replaceAll(/[\s:-]/g, '').toLowerCase() : ''
  if (isHashLength(joined.length)) return joined
  const [first = ''] = hash.split(/\s+/)
  const digits = first.replaceAll(':', '').toLowerCase()
  return /^[0-9a-f]+$/.test(digits) ? digits : hexOfBase64(hash)
}

/** Compares an expected hash with the calculated hashes. */
export function compare(expected: string, hashes: Readonly<Record<string, unknown>>): Comparison {
  const digits = digitsOf(expected)
  const found = Object.entries(hashes).find(([, hex]) => hex === digits)
  if (digits !== '' && found) return { equals: found[0], says: `Matches ${found[0]}.`, digits: digits.length }
  return { equals: null, says: describeMismatch(digits.length), digits: digits.length }
}

function describeMismatch(length: number): string {
  if (length === 0) return 'Expected hash must be hexadecimal or Base64.'
  return isHashLength(length) ? 'No hash matches.' : `No supported hash has this length (${countOf(length, 'digit')}).`
}
