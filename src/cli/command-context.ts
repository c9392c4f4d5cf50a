import { createHash } from 'node:crypto'
import type { Hasher, HashName } from '#core/hash/hash-types.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import type { Base64Alphabet, EngineContext } from '#core/tool/engine-interface.ts'
import { createEngineContext } from '#run/engine-context.ts'

/** Returns what engines get from Node: its native hashes and Base64, and results of any length. */
export function createCommandContext(seed: number | undefined): EngineContext {
  return createEngineContext({
    hasher: createHasher,
    toBase64,
    maxOutputLength: Infinity,
    ...(seed !== undefined && { random: seededRandom(seed) }),
  })
}

/** Encodes Base64 in native code, several times faster than JavaScript. */
function toBase64({ buffer, byteOffset, byteLength }: Uint8Array, alphabet: Base64Alphabet): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString(alphabet)
}

/** Uses Node's native hashes, which browsers lack for chunked input. SHA-256 is several times faster. */
export async function createHasher(name: HashName): Promise<Hasher> {
  try {
    // Node's names are sha256 and sha3-256.
    const hash = createHash(name.toLowerCase().replace(/^sha-/, 'sha'))
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() }
  } catch {
    // Node does not have CRC-32, and systems restricted to approved algorithms (FIPS) do not have MD5.
    const library = await import('#run/hash-library.ts')
    return library.createHasher(name)
  }
}
