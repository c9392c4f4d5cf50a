/**
 * All supported hashes in display order: the option, the number of hexadecimal digits and, for HMAC, the length of a block in
 * bytes, or 0 for CRC-32, which is not for security.
 */
export const supportedHashes = [
  { name: 'MD5', flag: 'md5', digits: 32, blockLength: 64 },
  { name: 'SHA-1', flag: 'sha1', digits: 40, blockLength: 64 },
  { name: 'SHA-256', flag: 'sha256', digits: 64, blockLength: 64 },
  { name: 'SHA-384', flag: 'sha384', digits: 96, blockLength: 128 },
  { name: 'SHA-512', flag: 'sha512', digits: 128, blockLength: 128 },
  { name: 'SHA3-256', flag: 'sha3-256', digits: 64, blockLength: 136 },
  { name: 'SHA3-512', flag: 'sha3-512', digits: 128, blockLength: 72 },
  { name: 'CRC-32', flag: 'crc32', digits: 8, blockLength: 0 },
] as const

/** Whether a supported hash has this number of hexadecimal digits. */
export function isHashLength(length: number): boolean {
  return supportedHashes.some(({ digits }) => digits === length)
}
