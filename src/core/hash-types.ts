export type DigestName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

export type HashName = DigestName | 'MD5' | 'CRC-32'

/** Hashes bytes that arrive in chunks. */
export interface Hasher {
  update(bytes: Uint8Array): void
  /** Called once, at the end. */
  digest(): Uint8Array
}
