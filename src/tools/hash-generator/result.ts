import type { Comparison } from '#core/hash/expected-hash.ts'
import type { HashName } from '#core/hash/hash-types.ts'
import { formatHash, type HashFormat } from './hash-format.ts'

/** The hashes as hexadecimal digits, keyed by name such as `SHA-256` or `HMAC-SHA-256`, in display order. */
export type Hashes = Readonly<Partial<Record<HashLabel, string>>> & {
  /** How to write the hashes. Present only if it isn't as lowercase hexadecimal digits. */
  readonly format?: HashFormat
  /** Present only if an expected hash was given. */
  readonly comparison?: Comparison
}

export type HashLabel = HashName | `HMAC-${HashName}`

export function print({ comparison, format, ...hashes }: Hashes): string {
  const lines = Object.entries(hashes).map(([label, hex]) => `${label}: ${formatHash(hex, format)}`)
  return [...lines, ...(comparison ? [comparison.says] : [])].join('\n')
}
