import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'MD5, SHA-256 and SHA-512 of a sentence',
    input: { text: 'The quick brown fox jumps over the lazy dog' },
    output:
      'MD5: 9e107d9d372bb6826bd81d3542a419d6\n' +
      'SHA-256: d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592\n' +
      'SHA-512: 07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb64' +
      '2e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6',
  },
  {
    title: 'Compare with an expected hash',
    input: { text: 'café 🥐' },
    options: { md5: false, sha512: false, expected: 'D5B73368' },
    output:
      'SHA-256: b8c5fc1b39e6d6ac784277c44a10568d8ed7ebef0d34e8f87c5426987f53fb12\n' +
      'CRC-32: d5b73368\n' +
      'Matches CRC-32.',
  },
  {
    title: 'HMAC with a key',
    input: { text: 'what do ya want for nothing?' },
    options: { md5: false, sha512: false, key: 'Jefe' },
    output:
      'SHA-256: b381e7fec653fc3ab9b178272366b8ac87fed8d31cb25ed1d0e1f3318644c89c\n' +
      'HMAC-SHA-256: 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    title: 'SHA-256 in Base64',
    input: { text: 'abc' },
    options: { md5: false, sha512: false, format: 'base64' },
    output: 'SHA-256: ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
  },
  {
    title: 'SHA-3',
    input: { text: 'abc' },
    options: { md5: false, sha256: false, sha512: false, 'sha3-256': true },
    output: 'SHA3-256: 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  },
]
