import { createHash } from 'node:crypto'
import type { Hasher, HashName } from '#core/hash-types.ts'

const systemNames = new Map<HashName, string>([
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
  ['SHA3-256', 'sha3-256'],
  ['SHA3-512', 'sha3-512'],
])

/** Uses Node's native hashes, which browsers lack for chunked input. SHA-256 is several times faster. */
export async function createHasher(name: HashName): Promise<Hasher> {
  const system = createSystemHasher(name)
  if (system) return system
  const library = await import('#run/hash-library.ts')
  return library.createHasher(name)
}

function createSystemHasher(name: HashName): Hasher | undefined {
  const systemName = systemNames.get(name)
  if (systemName === undefined) return undefined
  try {
    const hash = createHash(systemName)
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() }
  } catch {
    // Systems restricted to approved algorithms (FIPS) do not have MD5.
    return undefined
  }
}
