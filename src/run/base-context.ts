import type { Base64Alphabet, EngineContext } from '#core/tool/engine-interface.ts'

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

/** The part of a context that does not hash. Hashing loads a library, which other tools must not bring along. */
export type BaseContext = Omit<EngineContext, 'digest' | 'hasher'>

/** Creates a context with the platform's random source and clock. */
export function createBaseContext(): BaseContext {
  return {
    random,
    now: () => new Date(),
    signal: new AbortController().signal,
    progress: () => undefined,
    ...nativeBase64(),
  }
}
