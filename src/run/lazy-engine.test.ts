import { expect, test, vi } from 'vitest'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { createEngineContext } from './engine-context.ts'
import { lazyEngine } from './lazy-engine.ts'

const shout: Engine<Tool, string> = {
  run: ({ text }) => String(text).toUpperCase(),
  print: (result) => `${result}!`,
}

const context = createEngineContext({ signal: new AbortController().signal })

test('loads the engine once, with its first run', async () => {
  const importEngine = vi.fn(() => Promise.resolve({ engine: shout }))
  const engine = lazyEngine(importEngine)
  expect(importEngine).not.toHaveBeenCalled()
  expect(await engine.run({ text: 'a' }, {}, context)).toBe('A')
  expect(await engine.run({ text: 'b' }, {}, context)).toBe('B')
  expect(importEngine).toHaveBeenCalledOnce()
})

test('prints once it is loaded', async () => {
  const engine = lazyEngine(() => Promise.resolve({ engine: shout }))
  expect(() => engine.print('A')).toThrow('the engine has not run yet')
  await engine.load?.()
  expect(engine.print('A')).toBe('A!')
})

test('tries again after a failed load', async () => {
  const importEngine = vi.fn(() => Promise.resolve({ engine: shout })).mockRejectedValueOnce(new Error('offline'))
  const engine = lazyEngine(importEngine)
  await expect(engine.run({ text: 'a' }, {}, context)).rejects.toThrow('offline')
  expect(await engine.run({ text: 'a' }, {}, context)).toBe('A')
})
