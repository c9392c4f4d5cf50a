import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rearrangeLines } from './lines.ts'
import { reverseLines } from './reversed-lines.ts'

const reverseOneByOne = (text: string) => rearrangeLines(text, (lines) => lines.toReversed())

test.each([
  ['', ''],
  ['a', 'a'],
  ['\n', '\n'],
  ['\n\n', '\n\n'],
  ['\na', 'a\n'],
  ['a\nb', 'b\na'],
  ['one\ntwo\nthree\n', 'three\ntwo\none\n'],
  ['a\r\nb\nc\r', 'c\r\nb\r\na\r\n'],
  ['\ufeffé\n日本\n\ud800\n', '\ud800\n日本\n\ufeffé\n'],
])('%j is %j', (text, reversed) => expect(reverseLines(text).join('')).toBe(reversed))

test('long texts are what turning round line by line makes of them', () => {
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 9 }) },
    fc.string({ unit: 'binary', maxLength: 9 }),
    fc.constantFrom('\n'.repeat(17_000), 'a'.repeat(16_383), 'b'.repeat(16_384), 'é'.repeat(20_000)),
  )
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 200 }), fc.constantFrom('', '\n'), (lines, times, end) => {
      const text = `${lines.join('\n')}\n`.repeat(lines.some(({ length }) => length > 9) ? 2 : times).replaceAll('\r', '') + end
      expect(reverseLines(text).join('')).toBe(reverseOneByOne(text))
      expect(reverseLines(text.slice(0, -1)).join('')).toBe(reverseOneByOne(text.slice(0, -1)))
    }),
    { numRuns: 30 },
  )
})

test.each(['plain', 'café'])('a text of many parts, each line %s', (word) => {
  const lines = Array.from({ length: 90_000 }, (_, i) => `${word} ${String(i)}`)
  expect(reverseLines(lines.join('\n')).join('') === lines.toReversed().join('\n')).toBe(true)
})
