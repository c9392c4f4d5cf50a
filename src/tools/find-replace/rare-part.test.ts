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
    const units = fc.constantFrom('a', 'b', 'é', '\n', '😀', '\ud83d')
    const texts = fc.string({ unit: units, maxLength: 30 })
    const needles = fc.string({ unit: units, minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(texts, needles, fc.nat(4), fc.nat(20), (text, find, offset, place) => {
        const findFrom = finderByPart(text, find, Math.min(offset, find.length - 1))
        expect(findFrom(place)).toBe(text.indexOf(find, place))
      }),
      { numRuns: 2000 },
    )
  })
})
