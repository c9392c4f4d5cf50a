import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Excerpt } from './excerpt.ts'

test.each([
  ['', [], ''],
  ['abc', [[0, 3]], 'abc'],
  ['one <b>two', [[0, 4], [7, 10]], 'one |two'],
  ['naïve <b>é日', [[0, 6], [9, 11]], 'naïve |é日'],
  ['\x7f<b>\x7f', [[0, 1], [4, 5]], '\x7f|\x7f'],
] as const)('of %j, %j are %j', (text, stretches, kept) => expect(gather(text, stretches)).toBe(kept))

test('long texts are what slices make of them', () => {
  const piece = fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }) },
    { weight: 3, arbitrary: fc.constantFrom('a'.repeat(16_383), '\x7f'.repeat(16_384), 'b'.repeat(40_001)) },
    fc.constantFrom('é', '日本', '\ud800', '\u{10ffff}'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.nat(20))), (pieces) => {
      const text = pieces.map(([kept, gap]) => kept + '-'.repeat(gap + 1)).join('')
      let at = 0
      const stretches = pieces.map(([kept, gap]) => {
        const start = at
        at += kept.length + gap + 1
        return [start, start + kept.length] as const
      })
      expect(gather(text, stretches)).toBe(pieces.map(([kept]) => kept).join('|'))
    }),
  )
})

function gather(text: string, stretches: readonly (readonly [number, number])[]): string {
  const excerpt = new Excerpt(text)
  for (const [index, [start, end]] of stretches.entries()) {
    if (index > 0) excerpt.put('|')
    excerpt.keep(start, end)
  }
  return excerpt.take().join('')
}
