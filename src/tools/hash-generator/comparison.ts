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
const prefixPattern = /^(?:md5|sha-?\d+):/i

/** Returns the digits of a pasted hash, which may have colons, a prefix such as `sha256:`, or a file name after it. */
function digitsOf(expected: string): string {
  // `sha256sum` escapes line breaks in file names and marks such lines with a leading backslash.
  const line = expected.trim().replace(/^\\/, '')
  const [first = ''] = (taggedPattern.exec(line)?.[1] ?? line).split(/\s+/)
  const digits = first.replace(prefixPattern, '').replaceAll(':', '').toLowerCase()
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
