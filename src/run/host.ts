import type { DigestName, Host } from '#core/tool.ts'

async function digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array> {
  // On plain http the platform withholds its digests; the library gives the same answer there.
  if (!('subtle' in crypto)) {
    const { digestWithLibrary } = await import('./digest-library.ts')
    return digestWithLibrary(name, bytes)
  }
  return new Uint8Array(await crypto.subtle.digest(name, bytes as Uint8Array<ArrayBuffer>))
}

/** The real world: the platform's crypto source and clock. */
export function createHost(parts: Partial<Pick<Host, 'signal' | 'progress' | 'random'>> = {}): Host {
  return {
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => new Date(),
    digest,
    signal: new AbortController().signal,
    progress: () => undefined,
    ...parts,
  }
}
