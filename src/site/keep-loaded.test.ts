import { expect, test, vi } from 'vitest'
import { forgetFailures, keepLoaded } from './keep-loaded.ts'

/** Answers with the key, unless it is away. */
function keepSample() {
  const source = { isAway: false }
  const load = vi.fn((key: string) => (source.isAway ? Promise.reject(new Error('away')) : Promise.resolve(`${key}!`)))
  return { source, load, kept: keepLoaded(load) }
}

test('what was asked for twice is loaded once, and found from then on', async () => {
  const { load, kept } = keepSample()
  expect(kept.find('a')).toBeUndefined()
  expect(await Promise.all([kept.load('a'), kept.load('a')])).toEqual(['a!', 'a!'])
  expect(kept.find('a')).toBe('a!')
  expect(load).toHaveBeenCalledOnce()
})

test('a failure stays, or it would be asked for at each drawing', async () => {
  const { source, load, kept } = keepSample()
  source.isAway = true
  await expect(kept.load('a')).rejects.toThrow('away')
  source.isAway = false
  await expect(kept.load('a')).rejects.toThrow('away')
  expect(load).toHaveBeenCalledOnce()
})

test('failures are forgotten everywhere, and nothing else is', async () => {
  const samples = [keepSample(), keepSample()]
  for (const { source, kept } of samples) {
    await kept.load('here')
    source.isAway = true
    await expect(kept.load('a')).rejects.toThrow('away')
    source.isAway = false
  }
  forgetFailures()
  for (const { load, kept } of samples) {
    expect(await kept.load('a')).toBe('a!')
    expect(await kept.load('here')).toBe('here!')
    expect(load.mock.calls.flat()).toEqual(['here', 'a', 'a'])
  }
})

test('what failed is tried again ahead of time, and its failure is nobody’s yet', async () => {
  const { source, kept } = keepSample()
  source.isAway = true
  kept.preload('a')
  await expect(kept.load('a')).rejects.toThrow('away')
  source.isAway = false
  kept.preload('a')
  expect(await kept.load('a')).toBe('a!')
})
