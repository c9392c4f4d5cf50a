import { expect, test } from 'vitest'
import { debounceDelay } from './newest-run.ts'

test.each([
  ['the first key', Infinity, 100],
  ['a key after a pause', 1000, 100],
  ['a key held down', 30, 100],
  ['fast typing', 120, 144],
  ['slow typing', 300, 360],
  ['single keys', 301, 100],
])('%s: %i ms after the last key, the delay is %i ms', (_, sinceLast, expected) => {
  expect(debounceDelay(sinceLast)).toBe(expected)
})
