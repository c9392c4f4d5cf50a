export interface Comparison {
  /** The hash that is equal to the expected one, or null. */
  readonly equals: string | null
  /** The same in words. */
  readonly says: string
  /** How many hexadecimal digits the expected one has; 0 if it is no hash at all. */
  readonly digits: number
}

/** `SHA256 (some file.iso) = …`, as `sha256sum --tag`, BSD and OpenSSL write it. */
const taggedPattern = /^[\w-]+ ?\(.*\) ?= ?(.+)$/

/** `sha256:…`, as releases and images of containers are told. */
const prefixPattern = /^(?:md5|sha-?\d+):/i

/** The digits of what was pasted: a bare hash, one with colons or its name before it, or a line with the file's name. */
function digitsOf(expected: string): string {
  // Where the file's name has a line break in it, `sha256sum` writes it escaped, and says so with a backslash in front.
  const line = expected.trim().replace(/^\\/, '')
  const [first = ''] = (taggedPattern.exec(line)?.[1] ?? line).split(/\s+/)
  const digits = first.replace(prefixPattern, '').replaceAll(':', '').toLowerCase()
  return /^[0-9a-f]+$/.test(digits) ? digits : ''
}

/** Looks an expected hash up among those worked out. */
export function compare(expected: string, hashes: Readonly<Record<string, unknown>>): Comparison {
  const digits = digitsOf(expected)
  const found = Object.entries(hashes).find(([, hex]) => hex === digits)
  if (digits !== '' && found)
    return { equals: found[0], says: `The expected hash is the ${found[0]}.`, digits: digits.length }
  const says = digits === '' ? 'The expected hash is no hexadecimal number.' : 'The expected hash is none of these.'
  return { equals: null, says, digits: digits.length }
}
