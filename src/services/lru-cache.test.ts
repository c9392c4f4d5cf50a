import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

function keysIn(cache: LruCache<string>) {
  return ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)
}

function createFullCache() {
  const cache = new LruCache<string>(30, ({ length }) => length)
  for (const key of ['a', 'b', 'c']) cache.set(key, '0123456789')
  return cache
}

test('evicts the least recently used value', () => {
  const cache = createFullCache()
  cache.get('a')
  cache.set('d', '0123456789')
  expect(keysIn(cache)).toEqual(['a', 'c', 'd'])
})

test('evicts several values to make room for a large one', () => {
  const cache = createFullCache()
  cache.set('d', 'x'.repeat(25))
  expect(keysIn(cache)).toEqual(['d'])
})

test('does not keep a value larger than the limit', () => {
  const cache = createFullCache()
  cache.set('d', 'x'.repeat(31))
  cache.set('b', 'x'.repeat(30))
  expect(keysIn(cache)).toEqual(['b'])
})

test('counts the size of a replaced value only once', () => {
  const cache = createFullCache()
  for (let round = 0; round < 5; round++) cache.set('c', '0123456789')
  expect(keysIn(cache)).toEqual(['a', 'b', 'c'])
})

test('limits the number of values if there is no size function', () => {
  const cache = new LruCache<string>(2)
  for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(100))
  expect(keysIn(cache)).toEqual(['b', 'c'])
})
