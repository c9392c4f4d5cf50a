/** All supported hashes in display order, with their options and their numbers of hexadecimal digits. */
export const supportedHashes = [
  { name: 'MD5', flag: 'md5', digits: 32 },
  { name: 'SHA-1', flag: 'sha1', digits: 40 },
  { name: 'SHA-256', flag: 'sha256', digits: 64 },
  { name: 'SHA-384', flag: 'sha384', digits: 96 },
  { name: 'SHA-512', flag: 'sha512', digits: 128 },
  { name: 'SHA3-256', flag: 'sha3-256', digits: 64 },
  { name: 'SHA3-512', flag: 'sha3-512', digits: 128 },
  { name: 'BLAKE3', flag: 'blake3', digits: 64 },
  { name: 'CRC-32', flag: 'crc32', digits: 8 },
] as const

/** Whether a supported hash has this number of hexadecimal digits. */
export function isHashLength(length: number): boolean {
  return supportedHashes.some(({ digits }) => digits === length)
}
