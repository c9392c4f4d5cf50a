import { bytesOf } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import { utf8Chunks } from '#core/text/utf8.ts'
import type { DigestName, Hasher, HashName } from '#core/hash-types.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { compare, type Comparison, toHex } from './comparison.ts'
import { canBeKeyed, createHmac, type KeyedHashName } from './hmac.ts'
import { supportedHashes } from './supported-hashes.ts'
import type { tool } from './tool.ts'

/** The hashes as hexadecimal digits, keyed by name such as `SHA-256` or `HMAC-SHA-256`, in display order. */
export type Hashes = Readonly<Partial<Record<HashLabel, string>>> & {
  /** Present only if an expected hash was given. */
  readonly comparison?: Comparison
}

export type HashLabel = HashName | `HMAC-${KeyedHashName}`

type Options = Parameters<Engine<typeof tool, Hashes>['run']>[1]

/**
 * Returns the names of the hashes to calculate: the selected ones, and all that are as long as the expected hash. Several
 * hashes have the same length, and one that is left out would be reported as a mismatch.
 */
function labelsOf(options: Options): HashLabel[] {
  const { digits } = compare(options.expected, {})
  const names = supportedHashes.filter((hash) => options[hash.flag] || hash.digits === digits).map(({ name }) => name)
  if (names.length === 0) throw new InputError('Please select at least one hash')
  const keyed = options.key === '' ? [] : names.filter(canBeKeyed)
  return [...names, ...keyed.map((name) => `HMAC-${name}` as const)]
}

function createHasher(label: HashLabel, key: string, context: EngineContext): Promise<Hasher> {
  return isKeyed(label)
    ? createHmac(label.slice('HMAC-'.length) as KeyedHashName, new TextEncoder().encode(key), context)
    : context.hasher(label)
}

function isKeyed(label: HashLabel): label is `HMAC-${KeyedHashName}` {
  return label.startsWith('HMAC-')
}

function isDigest(label: HashLabel): label is DigestName {
  return label.startsWith('SHA-')
}

/**
 * Adds bytes or text to a hasher. Text is encoded in chunks, which is faster because each chunk stays in the CPU cache.
 */
function update(hasher: Hasher, bytes: Uint8Array | string): void {
  if (typeof bytes !== 'string') hasher.update(bytes)
  else for (const chunk of utf8Chunks(bytes, { progress: () => undefined })) hasher.update(chunk)
}

function withComparison(entries: readonly (readonly [HashLabel, string])[], { expected }: Options): Hashes {
  const hashesByLabel: Hashes = Object.fromEntries(entries)
  return expected.trim() === '' ? hashesByLabel : { ...hashesByLabel, comparison: compare(expected, hashesByLabel) }
}

export const engine: Engine<typeof tool, Hashes> = {
  async run({ text }, options, context) {
    const labels = labelsOf(options)
    const bytes = labels.some(isDigest) ? bytesOf(text) : text
    const entries = labels.map(async (label) => {
      // The platform's digest function is the fastest, but it needs all bytes at once and supports only SHA-1 and SHA-2.
      if (isDigest(label)) return [label, toHex(await context.digest(label, bytesOf(bytes)))] as const
      const hasher = await createHasher(label, options.key, context)
      update(hasher, bytes)
      return [label, toHex(hasher.digest())] as const
    })
    return withComparison(await Promise.all(entries), options)
  },

  async *stream(chunks, options, context) {
    const hashers = await Promise.all(
      labelsOf(options).map(async (label) => ({ label, hasher: await createHasher(label, options.key, context) })),
    )
    let done = 0
    for await (const chunk of chunks) {
      context.signal.throwIfAborted()
      for (const { hasher } of hashers) hasher.update(chunk)
      done += chunk.length
      context.progress(done)
    }
    // There is no output other than the result.
    yield* []
    return withComparison(
      hashers.map(({ label, hasher }) => [label, toHex(hasher.digest())] as const),
      options,
    )
  },

  print({ comparison, ...hashes }) {
    const lines = Object.entries(hashes).map(([label, hex]) => `${label}: ${hex}`)
    if (comparison) lines.push(comparison.says)
    return lines.join('\n')
  },

  hasNoMatch: ({ comparison }) => comparison?.equals === null,
}
