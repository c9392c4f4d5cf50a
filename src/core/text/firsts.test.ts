import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFirsts, type Places } from './firsts.ts'

const hashes: Readonly<Record<string, (text: string) => number>> = {
  'all alike': () => 7,
  'those of the same length': (text) => text.length,
  'those with the same beginning': (text) => Math.imul(text.charCodeAt(0), 0x9e3779b1),
}

test.each(Object.keys(hashes))('the first of equal texts, whatever shares a hash: %s', (name) => {
  const hashOf = hashes[name] ?? Number
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'b', 'ü') })), fc.constantFrom(1, 3, 1 << 16), fc.nat(2), (texts, mostAtOnce, behind) => {
      const found = findFirsts(Int32Array.from(texts, hashOf), placesOf(texts, behind), mostAtOnce)
      expect([...found]).toEqual(texts.map((text) => texts.indexOf(text)))
    }),
  )
})

test('thousands of repeats, and others that share their hash', () => {
  const texts = Array.from({ length: 5000 }, (_, index) => String(index % 7 === 0 ? index : index % 100))
  const found = findFirsts(Int32Array.from(texts, (text) => text.length), placesOf(texts, 0))
  expect([...found]).toEqual(texts.map((text) => texts.indexOf(text)))
})

/** One text behind the other, with so many units between them. */
function placesOf(texts: readonly string[], behind: number): Places {
  const ends = new Int32Array(texts.length)
  let end = 0
  for (const [index, text] of texts.entries()) ends[index] = end += text.length + behind
  const starts = Int32Array.from(texts, (text, index) => (ends[index] ?? 0) - behind - text.length)
  return { text: texts.map((text) => text + '-'.repeat(behind)).join(''), starts, ends, behind }
}
