import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finderByPart, findRarePart } from './rare-part.ts'

describe('the rarest part of what is looked for', () => {
  const common = 'eat these teeth, then see the estate\n'.repeat(30_000)

  test.each([
    ['example', 1],
    ['estimate', 3],
    ['eject', 1],
    ['xylem', 0],
    ['x', 0],
    ['ex', 0],
  ])('of %j begins at %i', (find, offset) => {
    expect(findRarePart(common, find)).toBe(offset)
  })

  test('is the whole if it occurs too often, or in a text too short to count in', () => {
    expect(findRarePart(common, 'then')).toBe(0)
    expect(findRarePart('eat these teeth\n', 'example')).toBe(0)
  })

  test('finds what the whole finds, wherever it begins', () => {
    const needles = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\n', '😀', '\ud83d'), minLength: 1, maxLength: 24 })
    const searches = needles.chain((find) => {
      const unit = fc.constantFrom(find, find.slice(0, -1), find.slice(1), 'a')
      return fc.record({ text: fc.string({ unit, maxLength: 9 }), find: fc.constant(find), offset: fc.nat(find.length - 1), place: fc.nat(50) })
    })
    fc.assert(
      fc.property(searches, ({ text, find, offset, place }) => {
        expect(finderByPart(text, find, offset)(place)).toBe(text.indexOf(find, place))
      }),
      { numRuns: 2000 },
    )
  })
})
