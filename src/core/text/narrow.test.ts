import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrow } from './narrow.ts'

/** A text of plain letters that takes two bytes for each, as those from a clipboard do. */
function widen(text: string): string {
  return `${text}日`.slice(0, -1)
}

/** Whether the platform holds a text in as many bytes as it has characters: it writes a text down as it holds it. */
function isNarrow(text: string): boolean {
  return serialize(text).length < 1.5 * text.length
}

test('a text of ASCII takes a byte a character', () => {
  const text = widen('plain\ttext\0\x7f\r\n'.repeat(100))
  expect([isNarrow(text), isNarrow(narrow(text))]).toEqual([false, true])
})

test('every text stays what it is, whatever came before it', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud83d', '\udc4da', '\ufeffa', 'é'),
  )
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      expect(texts.map((text) => narrow(widen(text)))).toEqual(texts)
    }),
  )
})
