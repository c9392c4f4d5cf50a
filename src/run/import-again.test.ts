import { expect, test, vi } from 'vitest'
import { importAgain } from './import-again.ts'

const url = 'https://example.org/assets/word-counter-CwnQMW8S.js'

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${url}`],
  ['Firefox', `error loading dynamically imported module: ${url}`],
])('a module that failed to load is imported under a new query each time in %s', async (_, message) => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError(message))
  const importUrl = vi.fn<(address: string) => Promise<string>>()
  importUrl.mockRejectedValueOnce(new TypeError(`${message}?retry=1`)).mockResolvedValueOnce('module')
  await expect(importAgain(load, importUrl)).rejects.toThrow(message)
  await expect(importAgain(load, importUrl)).rejects.toThrow(message)
  expect(await importAgain(load, importUrl)).toBe('module')
  const [first = '', second = ''] = importUrl.mock.calls.flat()
  expect(first.replace(/\d+$/, '')).toBe(`${url}?retry=`)
  expect(second.replace(/\d+$/, '')).toBe(`${url}?retry=`)
  expect(second).not.toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

test('a module whose address is not in the error is imported as before', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValueOnce('module')
  await expect(importAgain(load)).rejects.toThrow('failed')
  expect(await importAgain(load)).toBe('module')
})
