import { expect, test } from 'vitest'
import { LargeMap } from './large-map.ts'

test.each([1, 3, 7, 100])('finds the numbers of 100 keys in maps of at most %i', (mapSize) => {
  const map = new LargeMap(mapSize)
  for (let number = 0; number < 100; number += 1) {
    expect(map.get(`key ${String(number)}`)).toBeUndefined()
    map.add(`key ${String(number)}`, number)
  }
  const found = Array.from({ length: 100 }, (_, number) => map.get(`key ${String(number)}`))
  expect(found).toEqual(Array.from({ length: 100 }, (_, number) => number))
  expect(map.get('__proto__')).toBeUndefined()
})
