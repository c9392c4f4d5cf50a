import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFirsts } from './firsts.ts'

const hashes: Readonly<Record<string, (text: string) => number>> = {
  'all alike': () => 7,
  'those of the same length': (text) => text.length,
  'those with the same beginning': (text) => Math.imul(text.charCodeAt(0), 0x9e3779b1),
}

test.each(Object.keys(hashes))('the first of equal texts, whatever shares a hash: %s', (name) => {
  const hashOf = hashes[name] ?? Number
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'b', 'ü') })), fc.constantFrom(1, 3, 1 << 16), (texts, mostAtOnce) => {
      const found = findFirsts(Int32Array.from(texts, hashOf), (index) => texts[index] ?? '', mostAtOnce)
      expect([...found]).toEqual(texts.map((text) => texts.indexOf(text)))
    }),
  )
})
