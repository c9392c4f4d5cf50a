import type { DigestName, Hasher, HashName, Host } from '#core/tool.ts'

async function hasher(name: HashName): Promise<Hasher> {
  const { createHasher } = await import('./hash-library.ts')
  return createHasher(name)
}

async function digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array> {
  if ('subtle' in crypto) return new Uint8Array(await crypto.subtle.digest(name, bytes as Uint8Array<ArrayBuffer>))
  // On plain http the platform withholds its digests.
  const other = await hasher(name)
  other.update(bytes)
  return other.digest()
}

/** The real world: the platform's crypto source and clock. */
export function createHost(parts: Partial<Pick<Host, 'signal' | 'progress' | 'random'>> = {}): Host {
  return {
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => new Date(),
    digest,
    hasher,
    signal: new AbortController().signal,
    progress: () => undefined,
    ...parts,
  }
}
