import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LargeMap } from '#core/large-map.ts'
import { LineGroups } from './group-lines.ts'

test('does not depend on how many lines one map can hold', () => {
  const lines = fc.array(fc.constantFrom('a', 'A', 'b', 'c', 'd', '', '__proto__'))
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 4 }), (lines, mapSize) => {
      const small = new LineGroups(lines, (line) => line.toLowerCase(), new LargeMap(mapSize))
      const large = new LineGroups(lines, (line) => line.toLowerCase())
      expect(small.firstLines(() => true)).toEqual(large.firstLines(() => true))
      expect(small.listCounts(10)).toEqual(large.listCounts(10))
      expect(small.listRepeated(10)).toEqual(large.listRepeated(10))
    }),
  )
})
