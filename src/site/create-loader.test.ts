import { expect, test, vi } from 'vitest'
import { clearLoadFailures, createLoader } from './create-loader.ts'

/** Answers with the key, unless it is away. */
function createSampleLoader() {
  const source = { isDown: false }
  const load = vi.fn((key: string) => (source.isDown ? Promise.reject(new Error('away')) : Promise.resolve(`${key}!`)))
  return { source, load, loader: createLoader(load) }
}

test('what was requested twice is loaded once and cached', async () => {
  const { load, loader } = createSampleLoader()
  expect(loader.get('a')).toBeUndefined()
  expect(await Promise.all([loader.load('a'), loader.load('a')])).toEqual(['a!', 'a!'])
  expect(loader.get('a')).toBe('a!')
  expect(load).toHaveBeenCalledOnce()
})

test('a failure is cached, or it would be requested again with every render', async () => {
  const { source, load, loader } = createSampleLoader()
  source.isDown = true
  await expect(loader.load('a')).rejects.toThrow('away')
  source.isDown = false
  await expect(loader.load('a')).rejects.toThrow('away')
  expect(load).toHaveBeenCalledOnce()
})

test('failures are cleared in every loader, and nothing else is', async () => {
  const samples = [createSampleLoader(), createSampleLoader()]
  for (const { source, loader } of samples) {
    await loader.load('here')
    source.isDown = true
    await expect(loader.load('a')).rejects.toThrow('away')
    source.isDown = false
  }
  clearLoadFailures()
  for (const { load, loader } of samples) {
    expect(await loader.load('a')).toBe('a!')
    expect(await loader.load('here')).toBe('here!')
    expect(load.mock.calls.flat()).toEqual(['here', 'a', 'a'])
  }
})

test('what failed is tried again ahead of time, and its failure is nobody’s yet', async () => {
  const { source, loader } = createSampleLoader()
  source.isDown = true
  loader.preload('a')
  await expect(loader.load('a')).rejects.toThrow('away')
  source.isDown = false
  loader.preload('a')
  expect(await loader.load('a')).toBe('a!')
})
