import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyUnits, newUnits, piecesOfUnits, textOf, unitsOf } from './units.ts'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)))

test('a text comes back from its units, half pairs and byte order marks too', () => {
  fc.assert(
    fc.property(text, (text) => {
      const units = unitsOf(text)
      expect(units.at(-1)).toBe(0)
      expect(textOf(units, 0, units.length - 1)).toBe(text)
    }),
  )
})

test.each([
  ['plain text', 'a{é語😀}', Uint8Array],
  ['half a pair', 'a{\ud83d}', Uint16Array],
])('%s is held in the smallest form that can', (_, text, form) => {
  const units = unitsOf(text)
  expect(units).toBeInstanceOf(form)
  expect(newUnits(units, 3)).toBeInstanceOf(form)
  // ASCII is found in both, and is never part of anything else.
  expect(units.filter((unit) => unit === 0x7b || unit === 0x7d)).toHaveLength(2)
})

test.each([8191, 8192, 8193, 20_000])('%i units with half a pair among them', (length) => {
  const text = 'a'.repeat(length - 1) + '\udc00'
  expect(textOf(unitsOf(text), 0, length) === text).toBe(true)
})

test.each([
  ['nothing', ''],
  ['one', 'a{é語😀}'],
  ['many', '\ufeffa{é語😀}\r\n'.repeat(100_000)],
  ['many, with half a pair among them', `${'a{é語😀}\r\n'.repeat(100_000)}\ud83d`],
])('what units become in pieces, %s, is their text', (_, text) => {
  const units = unitsOf(text)
  expect(piecesOfUnits(units, units.length - 1).join('') === text).toBe(true)
})

test('a stretch is copied, and the next one goes after it', () => {
  const from = unitsOf('abcdef')
  const out = newUnits(from, 5)
  const next = copyUnits(from, 1, 4, out, 0)
  expect(copyUnits(from, 0, 2, out, next)).toBe(5)
  expect(textOf(out, 0, 5)).toBe('bcdab')
})
