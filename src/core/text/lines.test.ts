import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLines, endOfLines, LineCounter, LineReader, splitLines } from './lines.ts'

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

test('LineReader returns the same lines as splitLines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r') }), (text) => {
      const reader = new LineReader(text)
      const lines: string[] = []
      for (let line = reader.next(); line !== undefined; line = reader.next()) lines.push(line)
      expect(lines).toEqual(splitLines(text).lines)
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

test.each([
  ['', 0, 0],
  ['abc\nd', 0, 5],
  ['abc\nde\nf', 0, 7],
  ['abc\nde\nf', 4, 8],
  ['abc\nde\nfghi\n', 4, 7],
  ['abc\ndefghijk\nl', 0, 4],
  ['abc\ndefghijk\nl', 4, 13],
  ['abc\ndefghijk', 4, 12],
  ['\n\n\n\n\n\n\n\n\n', 0, 7],
])('endOfLines of %j from offset %i with a maximum length of 7 returns %i', (text, start, end) =>
  expect(endOfLines(text, start, 7)).toBe(end),
)
