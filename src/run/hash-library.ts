import { createCRC32, createMD5, createSHA1, createSHA256, createSHA384, createSHA512, type IHasher } from 'hash-wasm'
import type { HashName, Hasher } from '#core/hash-types.ts'

const makers = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
  'CRC-32': () => createCRC32(),
}

/** Those that have done their work. Making one takes longer than hashing a page of text. */
const idle = new Map<HashName, IHasher[]>()

/** WebAssembly, which the policy allows in the worker alone. */
export async function createHasher(name: HashName): Promise<Hasher> {
  const hasher = idle.get(name)?.pop() ?? (await makers[name]())
  hasher.init()
  return {
    update: (bytes) => {
      hasher.update(bytes)
    },
    digest: () => {
      const digest = hasher.digest('binary')
      idle.set(name, [hasher])
      return digest
    },
  }
}
