import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toOneByteString } from './one-byte-string.ts'

/** A text of plain letters that takes two bytes for each, as those from a clipboard do. */
function toTwoByteString(text: string): string {
  return `${text}日`.slice(0, -1)
}

/** Whether the platform holds a text in as many bytes as it has characters: it writes a text down as it holds it. */
function isOneByteString(text: string): boolean {
  return serialize(text).length < 1.5 * text.length
}

test('a text of ASCII takes a byte a character', () => {
  const text = toTwoByteString('plain\ttext\0\x7f\r\n'.repeat(100))
  expect([isOneByteString(text), isOneByteString(toOneByteString(text))]).toEqual([false, true])
})

test('every text stays what it is, whatever came before it', () => {
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
