export interface Comparison {
  /** The hash that is equal to the expected one, or null. */
  readonly equals: string | null
  /** The same in words. */
  readonly says: string
  /** How many hexadecimal digits the expected one has; 0 if it is no hash at all. */
  readonly digits: number
}

/** The digits of what was pasted: a bare hash, one with colons, or a line of `sha256sum` with the file's name. */
function digitsOf(expected: string): string {
  const [first = ''] = expected.trim().split(/\s+/)
  const digits = first.replaceAll(':', '').toLowerCase()
  return /^[0-9a-f]+$/.test(digits) ? digits : ''
}

/** Looks an expected hash up among those worked out. */
export function compare(expected: string, hashes: Readonly<Record<string, unknown>>): Comparison {
  const digits = digitsOf(expected)
  const found = Object.entries(hashes).find(([, hex]) => hex === digits)
  if (digits !== '' && found) return { equals: found[0], says: `The expected hash is the ${found[0]}.`, digits: digits.length }
  const says = digits === '' ? 'The expected hash is no hexadecimal number.' : 'The expected hash is none of these.'
  return { equals: null, says, digits: digits.length }
}
