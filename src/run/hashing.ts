import type { DigestName, Hasher, HashName } from '#core/hash/hash-types.ts'

export async function hasher(name: HashName): Promise<Hasher> {
  const { createHasher } = await import('./hash-library.ts')
  return createHasher(name)
}

export async function digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array> {
  if ('subtle' in crypto) return new Uint8Array(await crypto.subtle.digest(name, bytes as Uint8Array<ArrayBuffer>))
  // `crypto.subtle` is not available on plain http.
  const fallback = await hasher(name)
  fallback.update(bytes)
  return fallback.digest()
}
