export type DigestName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

export type HashName = DigestName | 'MD5' | 'SHA3-256' | 'SHA3-512' | 'CRC-32'

/** Hashes bytes that arrive in chunks. */
export interface Hasher {
  update(bytes: Uint8Array): void
  /** Returns the hash. Call it only once, after the last update. */
  digest(): Uint8Array
}
