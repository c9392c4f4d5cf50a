import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toOneByteString } from './one-byte-string.ts'

/** Returns the text as a string with two bytes per character, like text from the clipboard. */
function toTwoByteString(text: string): string {
  return `${text}日`.slice(0, -1)
}

/** Returns whether V8 stores a text with one byte per character; `serialize` writes the internal format. */
function isOneByteString(text: string): boolean {
  return serialize(text).length < 1.5 * text.length
}

test('stores ASCII text with one byte per character', () => {
  const text = toTwoByteString('plain\ttext\0\x7f\r\n'.repeat(100))
  expect([isOneByteString(text), isOneByteString(toOneByteString(text))]).toEqual([false, true])
})

test('returns the same text regardless of earlier calls', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud83d', '\udc4da', '\ufeffa', 'é'),
  )
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      expect(texts.map((text) => toOneByteString(toTwoByteString(text)))).toEqual(texts)
    }),
  )
})
