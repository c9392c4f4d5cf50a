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
const prefixPattern = /^(?:md5|sha3?-?\d+|blake3):/i

/** Bytes or groups of bytes with separators between them, as in `90 01 50 98`. */
const groupedPattern = /^(?:[0-9a-f]{2,8}[\s:-]+)+[0-9a-f]{2,8}$/i

/**
 * Returns the digits of a pasted hash, which may have separators between its bytes, a prefix such as `sha256:`, or a
 * file name after it.
 */
function digitsOf(expected: string): string {
  // `sha256sum` escapes line breaks in file names and marks such lines with a leading backslash.
  const line = expected.trim().replace(/^\\/, '')
  const hash = (taggedPattern.exec(line)?.[1] ?? line).replace(prefixPattern, '').trimStart()
  const joined = groupedPattern.test(hash) ? hash.replaceAll(/[\s:-]/g, '').toLowerCase() : ''
  if (isHashLength(joined.length)) return joined
  const [first = ''] = hash.split(/\s+/)
  const digits = first.replaceAll(':', '').toLowerCase()
  return /^[0-9a-f]+$/.test(digits) ? digits : ''
}

/** Compares an expected hash with the calculated hashes. */
export function compare(expected: string, hashes: Readonly<Record<string, unknown>>): Comparison {
  const digits = digitsOf(expected)
  const found = Object.entries(hashes).find(([, hex]) => hex === digits)
  if (digits !== '' && found) return { equals: found[0], says: `Matches ${found[0]}.`, digits: digits.length }
  return { equals: null, says: describeMismatch(digits.length), digits: digits.length }
}

function describeMismatch(length: number): string {
  if (length === 0) return 'Expected hash must be hexadecimal.'
  return isHashLength(length) ? 'No hash matches.' : `No supported hash has this length (${countOf(length, 'digit')}).`
}
