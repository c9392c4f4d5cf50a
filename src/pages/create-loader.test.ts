import { expect, test, vi } from 'vitest'
import { clearLoadFailures, createLoader } from './create-loader.ts'

/** Creates a loader whose source can be switched off. */
function createSampleLoader() {
  const source = { isDown: false }
  const load = vi.fn((key: string) => (source.isDown ? Promise.reject(new Error('away')) : Promise.resolve(`${key}!`)))
  return { source, load, loader: createLoader(load) }
}

test('loads a key requested twice only once and caches it', async () => {
  const { load, loader } = createSampleLoader()
  expect(loader.get('a')).toBeUndefined()
  expect(await Promise.all([loader.load('a'), loader.load('a')])).toEqual(['a!', 'a!'])
  expect(loader.get('a')).toBe('a!')
  expect(load).toHaveBeenCalledOnce()
})

test('caches a failure, so that the key is not requested again on every render', async () => {
  const { source, load, loader } = createSampleLoader()
  source.isDown = true
  await expect(loader.load('a')).rejects.toThrow('away')
  source.isDown = false
  await expect(loader.load('a')).rejects.toThrow('away')
  expect(load).toHaveBeenCalledOnce()
})

test('clearLoadFailures clears only failures, in every loader', async () => {
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

test('preload retries a failed key and does not report errors', async () => {
  const { source, loader } = createSampleLoader()
  source.isDown = true
  loader.preload('a')
  await expect(loader.load('a')).rejects.toThrow('away')
  source.isDown = false
  loader.preload('a')
  expect(await loader.load('a')).toBe('a!')
})
