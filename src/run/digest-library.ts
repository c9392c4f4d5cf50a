import { sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import type { DigestName } from '#core/tool.ts'

const digests = { 'SHA-1': sha1, 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 }

export function digestWithLibrary(name: DigestName, bytes: Uint8Array): Uint8Array {
  return digests[name](bytes)
}
