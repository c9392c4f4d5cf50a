import type { Base64Alphabet } from '#core/base64-alphabet.ts'
import type { DigestName, Hasher, HashName } from '#core/hash-types.ts'
import type { EngineContext } from '#core/tool.ts'

async function hasher(name: HashName): Promise<Hasher> {
  const { createHasher } = await import('./hash-library.ts')
  return createHasher(name)
}

async function digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array> {
  if ('subtle' in crypto) return new Uint8Array(await crypto.subtle.digest(name, bytes as Uint8Array<ArrayBuffer>))
  // `crypto.subtle` is not available on plain http.
  const fallback = await hasher(name)
  fallback.update(bytes)
  return fallback.digest()
}

const pool = new Uint8Array(16_384)
let usedBytes = pool.length

/** Serves small requests from a pool, because each call to the platform is slow. Every byte is used only once. */
function random(bytes: number): Uint8Array {
  if (bytes > pool.length) return crypto.getRandomValues(new Uint8Array(bytes))
  if (usedBytes + bytes > pool.length) {
    crypto.getRandomValues(pool)
    usedBytes = 0
  }
  const result = pool.slice(usedBytes, usedBytes + bytes)
  // Used bytes may be part of a password, so they are erased.
  pool.fill(0, usedBytes, usedBytes + bytes)
  usedBytes += bytes
  return result
}

interface NativeBase64 {
  readonly toBase64?: (this: Uint8Array, options: { alphabet: Base64Alphabet; omitPadding: boolean }) => string
}

/** Uses `Uint8Array.prototype.toBase64` if it exists. It is several times faster than an engine's own code. */
function nativeBase64(): Pick<EngineContext, 'toBase64'> {
  const { toBase64 } = Uint8Array.prototype as NativeBase64
  if (!toBase64) return {}
  return { toBase64: (bytes, alphabet) => toBase64.call(bytes, { alphabet, omitPadding: alphabet === 'base64url' }) }
}

/** Creates a context with the platform's random source and clock. */
export function createEngineContext(
  overrides: Partial<
    Pick<EngineContext, 'signal' | 'progress' | 'random' | 'hasher' | 'toBase64' | 'maxOutputLength'>
  > = {},
): EngineContext {
  return {
    random,
    now: () => new Date(),
    digest,
    hasher,
    signal: new AbortController().signal,
    progress: () => undefined,
    ...nativeBase64(),
    ...overrides,
  }
}
