import { expect, test } from 'vitest'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { createCommandContext } from './run-tool.ts'

const engine = await loadEngine('base64-encoder')
const bytes = Uint8Array.from({ length: 100_001 }, (_, i) => (i * i) >> 3)
const text = 'plain text, naïve 😀\r\n'.repeat(5000)

const { toBase64: ofPlatform, ...plainContext } = createEngineContext()
const commandContext = createCommandContext(undefined)

test('the command line has a way of its own', () => {
  expect(commandContext.toBase64).toBeDefined()
  expect(commandContext.toBase64).not.toBe(ofPlatform)
})

test.each([
  ['bytes', bytes, {}],
  ['bytes for an address', bytes, { urlSafe: true }],
  ['bytes as a data URI', bytes, { dataUri: true, urlSafe: true }],
  ['no bytes', new Uint8Array(), {}],
  ['a text', text, {}],
  ['a text for an address', `${text}.`, { urlSafe: true }],
  ['half a character', `${text}\ud83d`, {}],
])('%s: Node and the engine write the same', async (_, given, chosen) => {
  const options = { direction: 'encode', urlSafe: false, dataUri: false, mediaType: 'text/plain', ...chosen }
  const [ours, nodes] = await Promise.all(
    [plainContext, commandContext].map((context) =>
      attempt(() => engine.run({ text: given } as never, options, context)),
    ),
  )
  expect(nodes).toEqual(ours)
})
