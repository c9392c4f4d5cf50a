import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFirstLines } from './first-lines.ts'

function naively(text: string): number[] {
  const lines = text.split('\n')
  return lines.map((line) => lines.indexOf(line))
}

const line = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'abcd', 'abcde', 'abcdefgh', 'abcdefgi', 'é', '👍', '\ud83d', '\ude00', '\uffff', '\uffffd83d'),
  fc.string({ maxLength: 3 }),
)

test.each([1, 2, 7, 1 << 16])('names the first of equal lines, %i at once', (mostAtOnce) => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const text = lines.join('\n')
      expect([...findFirstLines(text, mostAtOnce).firsts]).toEqual(naively(text))
    }),
  )
})

test.each([
  ['ccvj', 'ccvjazkj'],
  ['ccvjazkj', 'ccvj'],
  ['aaaaaaba', 'bcnapvcr'],
])('%s and %s, which have the same hash, are two lines', (one, other) => {
  expect([...findFirstLines([one, other, other, one].join('\n')).firsts]).toEqual([0, 1, 1, 0])
})

test('long texts, lines longer than a window, and where lines begin', () => {
  const piece = fc.constantFrom('plain\n', 'café\n', '👍\n', '\ud83d\n', '\n', `${'long '.repeat(20_000)}\n`, `${'länger '.repeat(20_000)}\n`)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 9000 }), fc.constantFrom('', 'end'), (pieces, times, end) => {
      const short = pieces.filter(({ length }) => length < 10).join('')
      const text = [...pieces, short.repeat(times), ...pieces, end].join('')
      const lines = text.split('\n')
      const firsts = new Map(lines.map((line, i) => [line, i] as const).reverse())
      const found = findFirstLines(text)
      expect(Buffer.from(found.firsts.slice().buffer).equals(Buffer.from(Int32Array.from(lines, (line) => firsts.get(line) ?? -1).buffer))).toBe(true)
      let start = 0
      const starts = lines.map((line) => (start += line.length + 1))
      expect([...found.starts].join()).toBe([0, ...starts].join())
    }),
    { numRuns: 30 },
  )
})
