import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { compose } from './normalize.ts'

test('composes letters with their marks', () => expect(compose('cafe\u0301')).toBe('café'))

test('keeps unpaired surrogates', () => expect(compose('e\u0301\ud83d e\u0301\ude00')).toBe('é\ud83d é\ude00'))

const anyCodeUnits = fc
  .array(fc.constantFrom(0x61, 0x65, 0x301, 0xd83d, 0xde00))
  .map((codes) => String.fromCharCode(...codes))

test('agrees with the platform, which keeps them too in this engine', () => {
  fc.assert(fc.property(anyCodeUnits, (text) => compose(text) === text.normalize('NFC')))
})

test('never gives an unpaired surrogate to the platform', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  compose('a\ud83db\ude00c')
  expect(normalize.mock.contexts.map(String)).toEqual(['a', 'b', 'c'])
  normalize.mockRestore()
})
