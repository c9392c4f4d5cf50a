import type { Hasher } from '#core/hash/hash-types.ts'

/** Creates a hasher for a keyed hash (HMAC, RFC 2104). The length of a block is in bytes. */
export async function createHmac(
  createHasher: () => Promise<Hasher>,
  blockLength: number,
  key: Uint8Array,
): Promise<Hasher> {
  const block = new Uint8Array(blockLength)
  if (key.length > blockLength) {
    const hasher = await createHasher()
    hasher.update(key)
    block.set(hasher.digest())
  } else block.set(key)
  const inner = await createHasher()
  const outer = await createHasher()
  inner.update(block.map((byte) => byte ^ 0x36))
  outer.update(block.map((byte) => byte ^ 0x5c))
  return {
    update: (bytes) => inner.update(bytes),
    digest: () => {
      outer.update(inner.digest())
      return outer.digest()
    },
  }
}
