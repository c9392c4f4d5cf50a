import { expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

function image(size: number) {
  return { bytes: Buffer.alloc(size), contentType: 'image/png' }
}

test('keeps what fits, and lets go of what was asked for longest ago', () => {
  const shelf = new Shelf(30)
  for (const key of ['a', 'b', 'c']) shelf.put(key, image(10))
  shelf.get('a')
  shelf.put('d', image(10))
  expect(['a', 'b', 'c', 'd'].filter((key) => shelf.get(key))).toEqual(['a', 'c', 'd'])
})

test('one large image makes room for itself', () => {
  const shelf = new Shelf(30)
  for (const key of ['a', 'b', 'c']) shelf.put(key, image(10))
  shelf.put('d', image(25))
  expect(['a', 'b', 'c', 'd'].filter((key) => shelf.get(key))).toEqual(['d'])
})

test('what is larger than the shelf is not kept', () => {
  const shelf = new Shelf(30)
  shelf.put('a', image(31))
  shelf.put('b', image(30))
  expect(['a', 'b'].filter((key) => shelf.get(key))).toEqual(['b'])
})
