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

/** Numbers of hexadecimal digits of the hashes, from CRC-32 to SHA-512. */
const hashLengths: readonly number[] = [8, 32, 40, 64, 96, 128]

/**
 * Returns the digits of a pasted hash, which may have separators between its bytes, a prefix such as `sha256:`, or a
 * file name after it.
 */
function digitsOf(expected: string): string {
  // `sha256sum` escapes line breaks in file names and marks such lines with a leading backslash.
  const line = expected.trim().replace(/^\\/, '')
  const hash = (taggedPattern.exec(line)?.[1] ?? line).replace(prefixPattern, '').trimStart()
  const joined = groupedPattern.test(hash) ? hash.replaceAll(/[\s:-]/g, '').toLowerCase() : ''
  if (hashLengths.includes(joined.length)) return joined
  const [first = ''] = hash.split(/\s+/)
  const digits = first.replaceAll(':', '').toLowerCase()
  return /^[0-9a-f]+$/.test(digits) ? digits : ''
}

/** Compares an expected hash with the calculated hashes. */
export function compare(expected: string, hashes: Readonly<Record<string, unknown>>): Comparison {
  const digits = digitsOf(expected)
  const found = Object.entries(hashes).find(([, hex]) => hex === digits)
  if (digits !== '' && found) return { equals: found[0], says: `Matches ${found[0]}.`, digits: digits.length }
  const says = digits === '' ? 'Expected hash must be hexadecimal.' : 'No hash matches.'
  return { equals: null, says, digits: digits.length }
}
