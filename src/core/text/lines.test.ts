import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLines, LineCounter, splitLines } from './lines.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 2],
  ['\n', 2],
  ['a\r\nb', 2],
  ['a\rb', 2],
  ['a\n\rb', 3],
  ['\r\r\n\n', 4],
  ['a\u2028b\vc', 1],
])('%j has %i lines', (text, lines) => expect(countLines(text)).toBe(lines))

test.each([
  ['', [], '\n'],
  ['a', ['a'], '\n'],
  ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd'], '\n'],
  ['a\r\nb\n', ['a', 'b', ''], '\r\n'],
  ['a\rb\r\n', ['a', 'b', ''], '\r'],
])('splitLines(%j) returns the lines %j and the line break %j', (text, lines, lineBreak) =>
  expect(splitLines(text)).toEqual({ lines, lineBreak }),
)

test('splitLines agrees with countLines, and joining the lines restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r') }), (text) => {
      const { lines, lineBreak } = splitLines(text)
      expect(lines.length).toBe(countLines(text))
      expect(lines.join(lineBreak)).toBe(text.replace(/\r\n|\n|\r/g, lineBreak))
    }),
  )
})

test('LineCounter gives the same count for chunks as for the whole text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', '\r'), maxLength: 4 })), (chunks) => {
      const counter = new LineCounter()
      for (const chunk of chunks) counter.add(chunk)
      expect(counter.count).toBe(countLines(chunks.join('')))
    }),
  )
})
