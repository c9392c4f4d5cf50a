import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines } from './lines.ts'
import { countParagraphs, ParagraphCounter } from './paragraphs.ts'

test.each([
  ['', 0],
  [' \n\n\t', 0],
  ['one', 1],
  ['one\ntwo', 1],
  ['one\n\ntwo', 2],
  ['\n\none\n \t \n\n\ntwo\n', 2],
  ['one\r\ntwo\r\n\r\nthree', 2],
  ['one\r\rtwo', 2],
  ['one\n\rtwo', 2],
  ['one\u2028\u2028two', 1],
  ['one  \n  \u00a0\n  two', 2],
])('%j has %i paragraphs', (text, paragraphs) => expect(countParagraphs(text)).toBe(paragraphs))

const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u2028') })

test('two texts joined by a blank line have as many paragraphs as both together', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(countParagraphs(`${a}\n\n${b}`)).toBe(countParagraphs(a) + countParagraphs(b))
    }),
  )
})

test('counts the blocks of text between blank lines', () => {
  fc.assert(
    fc.property(text, (text) => {
      const isBlank = splitLines(text).lines.map((line) => line.trim() === '')
      const firstLines = isBlank.filter((blank, i) => !blank && isBlank[i - 1] !== false)
      expect(countParagraphs(text)).toBe(firstLines.length)
    }),
  )
})

test('counting in chunks gives the same result as counting the whole text', () => {
  fc.assert(
    fc.property(fc.array(text), (chunks) => {
      const counter = new ParagraphCounter()
      for (const chunk of chunks) counter.add(chunk)
      expect(counter.count).toBe(countParagraphs(chunks.join('')))
    }),
  )
})
