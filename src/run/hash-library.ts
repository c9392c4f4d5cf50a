import {
  createCRC32,
  createMD5,
  createSHA1,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm'
import type { HashName, Hasher } from '#core/hash/hash-types.ts'

const factories = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
  'SHA3-256': () => createSHA3(256),
  'SHA3-512': () => createSHA3(512),
  'CRC-32': () => createCRC32(),
}

/** Hashers for reuse: creating one takes longer than hashing a page of text. */
const idleHashers = new Map<HashName, IHasher[]>()

/** Creates a WebAssembly hasher. The Content-Security-Policy allows WebAssembly only in the worker. */
export async function createHasher(name: HashName): Promise<Hasher> {
  const hasher = idleHashers.get(name)?.pop() ?? (await createWithLibrary(name))
  hasher.init()
  return {
    update: (bytes) => hasher.update(bytes),
    digest: () => {
      const digest = hasher.digest('binary')
      idleHashers.set(name, [hasher])
      return digest
    },
  }
}

async function createWithLibrary(name: HashName): Promise<IHasher> {
  try {
    return await factories[name]()
  } catch (error) {
    // The code of the hash functions is part of the library, so only the platform can refuse it.
    throw new Error(
      "Hashing needs WebAssembly. If a Content-Security-Policy forbids it, add 'wasm-unsafe-eval' to its script-src.",
      { cause: error },
    )
  }
}
