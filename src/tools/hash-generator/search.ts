import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    hash, checksum, digest, fingerprint, md5, md5sum, sha, sha1, sha256, sha256sum, sha384, sha512, sha3, sha3-256,
    keccak, crc32, hmac, verify download, file integrity
  `),
  nearestFor: ['encryption', 'encrypt', 'decrypt', 'AES', 'bcrypt'],
}
