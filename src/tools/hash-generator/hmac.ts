import type { Hasher, HashName } from '#core/hash-types.ts'
import type { EngineContext } from '#core/tool.ts'

/** CRC-32 is not for security, and BLAKE3 has a keyed mode of its own, for keys of exactly 32 bytes. */
export type KeyedHashName = Exclude<HashName, 'CRC-32' | 'BLAKE3'>

/** In bytes. For SHA-3, the block is the part of the state that takes in data (FIPS 202). */
const blockLengths: Readonly<Record<KeyedHashName, number>> = {
  MD5: 64,
  'SHA-1': 64,
  'SHA-256': 64,
  'SHA-384': 128,
  'SHA-512': 128,
  'SHA3-256': 136,
  'SHA3-512': 72,
}

export function canBeKeyed(name: HashName): name is KeyedHashName {
  return name in blockLengths
}

/** Creates a hasher for a keyed hash (HMAC, RFC 2104). */
export async function createHmac(name: KeyedHashName, key: Uint8Array, context: EngineContext): Promise<Hasher> {
  const block = new Uint8Array(blockLengths[name])
  block.set(key.length > block.length ? await hashOnce(name, key, context) : key)
  const inner = await context.hasher(name)
  const outer = await context.hasher(name)
  inner.update(block.map((byte) => byte ^ 0x36))
  outer.update(block.map((byte) => byte ^ 0x5c))
  return {
    update: (bytes) => {
      inner.update(bytes)
    },
    digest: () => {
      outer.update(inner.digest())
      return outer.digest()
    },
  }
}

async function hashOnce(name: KeyedHashName, bytes: Uint8Array, context: EngineContext): Promise<Uint8Array> {
  const hasher = await context.hasher(name)
  hasher.update(bytes)
  return hasher.digest()
}
