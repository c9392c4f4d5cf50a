import { expect, test } from 'vitest'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { createHasher as createFromLibrary } from '#run/hash-library.ts'
import { createCommandContext, createHasher } from './command-context.ts'

const engine = await loadEngine('base64-encoder')
const bytes = Uint8Array.from({ length: 100_001 }, (_, i) => (i * i) >> 3)
const text = 'plain text, naïve 😀\r\n'.repeat(5000)

const { toBase64: platformToBase64, ...plainContext } = createEngineContext()
const commandContext = createCommandContext(undefined)

test('the command line has its own encoder', () => {
  expect(commandContext.toBase64).toBeDefined()
  expect(commandContext.toBase64).not.toBe(platformToBase64)
})

test.each([
  ['bytes', bytes, {}],
  ['URL-safe bytes', bytes, { urlSafe: true }],
  ['bytes as a data URI', bytes, { dataUri: true, urlSafe: true }],
  ['no bytes', new Uint8Array(), {}],
  ['a text', text, {}],
  ['a URL-safe text', `${text}.`, { urlSafe: true }],
  ['an unpaired surrogate', `${text}\ud83d`, {}],
])('%s: Node and the engine give the same result', async (_, input, changedOptions) => {
  const options = { direction: 'encode', urlSafe: false, dataUri: false, mediaType: 'text/plain', ...changedOptions }
  const [fromEngine, fromNode] = await Promise.all(
    [plainContext, commandContext].map((context) =>
      attempt(() => engine.run({ text: input } as never, options, context)),
    ),
  )
  expect(fromNode).toEqual(fromEngine)
})

test.each(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512', 'CRC-32'] as const)(
  '%s of chunked input is the same as on the page',
  async (name) => {
    const hashers = [await createHasher(name), await createFromLibrary(name)]
    for (const chunk of ['', 'né', 'x'.repeat(100_000)]) {
      for (const hasher of hashers) hasher.update(new TextEncoder().encode(chunk))
    }
    const [fromNode, fromLibrary] = hashers.map((hasher) => [...hasher.digest()])
    expect(fromNode).toEqual(fromLibrary)
  },
)
