import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { TextBuilder } from './text-builder.ts'

function build(chunks: readonly string[]): string[] {
  const builder = new TextBuilder()
  for (const chunk of chunks) builder.add(chunk)
  return builder.take()
}

test.each([
  [[], []],
  [[''], []],
  [['a', '', 'é😀'], ['aé😀']],
])('joins %j into %j', (chunks, built) => {
  expect(build(chunks)).toEqual(built)
})

test('throws an InputError if the text exceeds the maximum string length', () => {
  const chunk = 'a'.repeat(2 ** 28)
  const builder = new TextBuilder()
  builder.add(chunk)
  expect(() => {
    builder.add(chunk)
  }).toThrow(InputError)
})

test('uses a custom length check', () => {
  const builder = new TextBuilder((length) => {
    if (length > 3) throw new InputError('Too long.')
  })
  builder.add('abc')
  expect(() => {
    builder.add('d')
  }).toThrow('Too long.')
})

test('joins short parts into long chunks without losing text', () => {
  const chunk = fc.string({
    unit: fc.constantFrom('a', '\r', '\n', '😀', '\ud83d', 'plain text '.repeat(2000)),
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 100, size: 'max' }), (chunks) => {
      const built = build(chunks)
      expect(built.join('') === chunks.join('')).toBe(true)
      expect(built.slice(0, -1).filter((long) => long.length < 16_000)).toEqual([])
      const seams = built.slice(1).map((next, i) => (built[i]?.slice(-1) ?? '') + next.slice(0, 1))
      expect(seams.filter((seam) => /\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(seam))).toEqual([])
    }),
  )
})

test('take resets the length', () => {
  const builder = new TextBuilder()
  builder.add('abc')
  expect(builder.length).toBe(3)
  expect(builder.take()).toEqual(['abc'])
  builder.add('de')
  expect(builder.length).toBe(2)
  expect(builder.take()).toEqual(['de'])
})
