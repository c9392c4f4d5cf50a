import { expect, test } from 'vitest'
import { LargeSet } from './large-set.ts'

test.each([1, 3, 7, 100])(
  'finds 100 strings in sets of at most %i, in the order in which they were added',
  (setSize) => {
    const set = new LargeSet(setSize)
    const strings = Array.from({ length: 100 }, (_, number) => `string ${String(number)}`)
    for (const string of strings) expect(set.add(string)).toBe(true)
    for (const string of strings) expect(set.add(string)).toBe(false)
    expect(Array.from(set)).toEqual(strings)
    expect(set.size).toBe(100)
    expect(set.add('__proto__')).toBe(true)
  },
)
