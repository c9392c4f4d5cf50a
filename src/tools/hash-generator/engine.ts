import { bytesOf } from '#core/long-text/byte-chunks.ts'
import { compare, toHex } from '#core/hash/expected-hash.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import type { DigestName, Hasher } from '#core/hash/hash-types.ts'
import { supportedHashes } from '#core/hash/supported-hashes.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { createHmac } from './hmac.ts'
import type { tool } from './tool.ts'
import { print, type Hashes, type HashLabel } from './result.ts'

type Options = OptionValues<(typeof tool)['options']>

interface Job {
  readonly label: HashLabel
  readonly createHasher: () => Promise<Hasher>
}

/**
 * Returns the hashes to calculate: the selected ones, and all that are as long as the expected hash. Several hashes have
 * the same length, and one that is left out would be reported as a mismatch.
 */
function selectJobs(options: Options, context: EngineContext): Job[] {
  const { digits } = compare(options.expected, {})
  const selected = supportedHashes.filter((hash) => options[hash.flag] || hash.digits === digits)
  if (selected.length === 0) throw new InputError('Please select at least one hash')
  const plain = selected.map(({ name }): Job => ({ label: name, createHasher: () => context.hasher(name) }))
  const key = bytesOf(options.key)
  const keyed = selected
    .filter(({ blockLength }) => key.length > 0 && blockLength > 0)
    .map(({ name, blockLength }): Job => {
      const createHasher = () => createHmac(() => context.hasher(name), blockLength, key)
      return { label: `HMAC-${name}`, createHasher }
    })
  return [...plain, ...keyed]
}

function isDigest(label: HashLabel): label is DigestName {
  return label.startsWith('SHA-')
}

function toResult(entries: readonly (readonly [HashLabel, Uint8Array])[], { expected, format }: Options): Hashes {
  const hashes = Object.fromEntries(entries.map(([label, hash]) => [label, toHex(hash)]))
  return {
    ...hashes,
    ...(format !== 'hex' && { format }),
    ...(expected.trim() !== '' && { comparison: compare(expected, hashes) }),
  }
}

async function hashBytes(bytes: Uint8Array, options: Options, context: EngineContext): Promise<Hashes> {
  const entries = selectJobs(options, context).map(async ({ label, createHasher }) => {
    // The platform's digest function is the fastest, but it needs all bytes at once and supports only SHA-1 and SHA-2.
    if (isDigest(label)) return [label, await context.digest(label, bytes)] as const
    const hasher = await createHasher()
    hasher.update(bytes)
    return [label, hasher.digest()] as const
  })
  return toResult(await Promise.all(entries), options)
}

/** In bytes. Longer inputs are hardly ever text that was pasted. */
const maxVariantLength = 2 ** 20

/** Returns the text as other programs and systems may have hashed it, with what is different. */
function lineBreakVariants(bytes: Uint8Array): ReadonlyMap<string, string> {
  if (bytes.length > maxVariantLength) return new Map()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return new Map([
    [text.replace(/\r?\n$/, ''), 'without the final line break'],
    [`${text}\n`, 'with a line break at the end'],
    [text.replaceAll(/\r?\n/g, '\r\n'), 'with the line breaks of Windows'],
    [text.replaceAll('\r\n', '\n'), 'with the line breaks of Unix'],
  ])
}

export const engine: Engine<typeof tool, Hashes> = {
  async run({ text }, options, context) {
    const bytes = bytesOf(text)
    const hashes = await hashBytes(bytes, options, context)
    if (hashes.comparison?.equals !== null) return hashes
    for (const [variant, difference] of lineBreakVariants(bytes)) {
      const equals = (await hashBytes(bytesOf(variant), options, context)).comparison?.equals
      if (!equals) continue
      const says = `No hash matches. ${equals} matches ${difference}.`
      return { ...hashes, comparison: { ...hashes.comparison, says } }
    }
    return hashes
  },

  async *stream(chunks, options, context) {
    const jobs = selectJobs(options, context)
    const hashers = await Promise.all(jobs.map(({ createHasher }) => createHasher()))
    let done = 0
    for await (const chunk of chunks) {
      context.signal.throwIfAborted()
      for (const hasher of hashers) hasher.update(chunk)
      done += chunk.length
      context.progress(done)
    }
    // There is no output other than the result.
    yield* []
    const entries = jobs.map(({ label }, index) => [label, (hashers[index] as Hasher).digest()] as const)
    return toResult(entries, options)
  },
  print,

  hasNoMatch: ({ comparison }) => comparison?.equals === null,
}
