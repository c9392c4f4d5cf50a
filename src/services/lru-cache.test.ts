import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

function keysIn(cache: LruCache<string>) {
  return ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)
}

function createFull() {
  const cache = new LruCache<string>(30, ({ length }) => length)
  for (const key of ['a', 'b', 'c']) cache.set(key, '0123456789')
  return cache
}

test('drops the least recently used value', () => {
  const cache = createFull()
  cache.get('a')
  cache.set('d', '0123456789')
  expect(keysIn(cache)).toEqual(['a', 'c', 'd'])
})

test('drops several values for a large one', () => {
  const cache = createFull()
  cache.set('d', 'x'.repeat(25))
  expect(keysIn(cache)).toEqual(['d'])
})

test('does not keep a value larger than the limit', () => {
  const cache = createFull()
  cache.set('d', 'x'.repeat(31))
  cache.set('b', 'x'.repeat(30))
  expect(keysIn(cache)).toEqual(['b'])
})

test('counts a replaced value once', () => {
  const cache = createFull()
  for (let round = 0; round < 5; round++) cache.set('c', '0123456789')
  expect(keysIn(cache)).toEqual(['a', 'b', 'c'])
})

test('counts values without a size function', () => {
  const cache = new LruCache<string>(2)
  for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(100))
  expect(keysIn(cache)).toEqual(['b', 'c'])
})
