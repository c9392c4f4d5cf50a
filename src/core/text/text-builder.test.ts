import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkLength, TextBuilder, textOfUnits } from './text-builder.ts'

test.each(['', 'abc', 'é', '\u0080\u009f', '€', '語', '😀', '\ud83d', '\ude00\ud83d', '\0\uffff\ufeff'])('the units of %j give it back', (text) => {
  expect(textOfUnits(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)))).toBe(text)
})

/** Three ways to add a text; none may be told from another afterwards. */
function add(out: TextBuilder, way: number, text: string): void {
  if (way === 0) out.add(`<${text}>`, 1, text.length + 1)
  if (way === 1) for (let i = 0; i < text.length; i++) out.addUnit(text.charCodeAt(i))
  if (way === 2) out.addBackwards(`<${text.split('').reverse().join('')}>`, 1, text.length + 1)
}

test('what was added comes out, in whichever way and however long it was', () => {
  const length = fc.constantFrom(0, 1, 7, chunkLength - 1, chunkLength, chunkLength + 1, 3 * chunkLength)
  const piece = fc.tuple(fc.nat(2), fc.constantFrom('a', 'é', '語', '😀', '\udc00'), length)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const out = new TextBuilder()
      for (const [way, unit, times] of pieces) add(out, way, unit.repeat(times))
      expect(out.take().join('') === pieces.map(([, unit, times]) => unit.repeat(times)).join('')).toBe(true)
    }),
    { numRuns: 50 },
  )
})
