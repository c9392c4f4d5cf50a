import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChunksOf } from './line-chunks.ts'

const line = 'x'.repeat(3999)

test.each([
  ['no text', '', []],
  ['a short text', 'one\ntwo', ['one\ntwo']],
  ['a line break at the minimum length', `${line}x\ntwo`, [`${line}x\n`, 'two']],
  ['a line break just before the minimum length', `${line}\ntwo\nthree`, [`${line}\ntwo\n`, 'three']],
  ['a line break at the end of the text', `${line}x\n`, [`${line}x\n`]],
  ['an empty line between chunks', `${line}x\n\ntwo`, [`${line}x\n`, '\ntwo']],
  ['a long line', line.repeat(3), [line.repeat(3)]],
])('lineChunksOf: %s', (_, text, chunks) => {
  expect(lineChunksOf(text)).toEqual(chunks)
})

test('preserves the text and splits it only after line breaks', () => {
  const length = fc.oneof(fc.nat(3), fc.nat(900), fc.integer({ min: 3990, max: 4010 }))
  const lines = fc.array(
    length.map((count) => 'x'.repeat(count)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(lines, (given) => {
      const text = given.join('\n')
      const chunks = lineChunksOf(text)
      expect(chunks.join('')).toBe(text)
      expect(chunks.slice(0, -1).filter((chunk) => !chunk.endsWith('\n'))).toEqual([])
    }),
  )
})
