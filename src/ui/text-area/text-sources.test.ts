import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { type TextSource, wholeText } from '#core/long-text/text-source.ts'
import { splitIntoChunks } from '#core/long-text/split-text.ts'
import {
  textSourceFromRawChunks,
  textSourceFromChunks,
  textSourceFromSlices,
  toTextSource,
  isLarge,
  maxPlainLength,
  maxPlainLines,
  needsEditor,
  sourceChunks,
} from './text-sources.ts'

const large = 'one line of a large text\r\n'.repeat(40_000)
const loneSurrogate = /\p{Surrogate}/u
const chunkSizes = (text: TextSource) => [...sourceChunks(text)].map((chunk) => chunk.length)

test.each([
  ['', ''],
  ['a\r\nb', 'a\nb'],
  ['a\rb\r', 'a\nb\n'],
  ['\r\r\n\n', '\n\n\n'],
  ['lone \ud800 surrogate', 'lone \ud800 surrogate'],
])('toTextSource(%j) returns %j', (text, source) => expect(toTextSource(text)).toBe(source))

test('returns a string up to the length limit and chunks above it', () => {
  expect(typeof toTextSource('a'.repeat(maxPlainLength))).toBe('string')
  expect(typeof toTextSource('a'.repeat(maxPlainLength + 1))).toBe('object')
})

test('applies the length limit after normalizing line breaks', () => {
  expect(toTextSource('\r\n'.repeat(maxPlainLength))).toBe('\n'.repeat(maxPlainLength))
})

test('a large text has its normalized length and chunks of limited size', () => {
  const source = toTextSource(large)
  expect(wholeText(source)).toBe(large.replaceAll('\r\n', '\n'))
  expect(source.length).toBe(wholeText(source).length)
  expect(Math.max(...chunkSizes(source))).toBeLessThanOrEqual(256 * 1024)
})

test('chunks can be read repeatedly', () => {
  const source = toTextSource(large)
  expect(wholeText(source)).toBe(wholeText(source))
})

test('stores a large ASCII text from the clipboard with one byte per character', () => {
  const pasted = `${large}日`.slice(0, -1)
  // `serialize` writes V8's internal format.
  const bytes = (text: string) => serialize(text).length / text.length
  expect(Math.round(bytes(pasted))).toBe(2)
  for (const chunk of sourceChunks(toTextSource(pasted))) expect(Math.round(bytes(chunk))).toBe(1)
})

test('two iterators can read the chunks at the same time', () => {
  const [one, other] = ((source: TextSource) =>
    [sourceChunks(source)[Symbol.iterator](), sourceChunks(source)[Symbol.iterator]()] as const)(toTextSource(large))
  const first = [one.next().value, other.next().value, other.next().value, one.next().value]
  expect(first).toEqual([first[0], first[0], first[2], first[2]])
  expect([...{ [Symbol.iterator]: () => one }].join('')).toBe([...{ [Symbol.iterator]: () => other }].join(''))
})

test('does not split surrogate pairs', () => {
  for (const shift of ['', 'x']) {
    const text = shift + '😀'.repeat(maxPlainLength)
    const chunks = [...sourceChunks(toTextSource(text))]
    expect(chunks.some((chunk) => loneSurrogate.test(chunk))).toBe(false)
    expect(chunks.join('')).toBe(text)
  }
})

test('does not split CR LF', () => {
  for (const shift of ['', 'x']) {
    const text = shift + 'a\r\n'.repeat(maxPlainLength)
    expect(wholeText(toTextSource(text))).toBe(text.replaceAll('\r\n', '\n'))
  }
})

test.each([
  ['with LF', 'a line\n'.repeat(100_000)],
  ['with CR and LF', 'a line\r\n'.repeat(100_000)],
  ['with CR', 'a line\r'.repeat(100_000)],
])('converts the chunks of a text %s to the same text source as the whole text', (_, text) => {
  const source = textSourceFromRawChunks([...splitIntoChunks(text)])
  expect(source.length).toBe(toTextSource(text).length)
  expect(wholeText(source) === wholeText(toTextSource(text))).toBe(true)
})

test('joins the chunks of a short text', () => {
  expect(textSourceFromRawChunks(['a\r\n', 'b\r', 'c'])).toBe('a\nb\nc')
})

test('reads a text in ranges without splitting surrogate pairs', () => {
  const text = 'x' + '😀'.repeat(maxPlainLength)
  const source = textSourceFromSlices(text.length, (from, to) => text.slice(from, to))
  expect([...source.chunks()].some((chunk) => loneSurrogate.test(chunk))).toBe(false)
  expect(wholeText(source)).toBe(text)
})

test.each([
  [[], ''],
  [['a', '', 'b'], 'ab'],
])('textSourceFromChunks(%j) returns %j', (chunks, text) => expect(textSourceFromChunks(chunks)).toBe(text))

test('keeps the chunks of a large text', () => {
  const chunks = ['a'.repeat(maxPlainLength), 'b']
  const source = textSourceFromChunks(chunks)
  expect(isLarge(source)).toBe(true)
  expect([...sourceChunks(source)]).toEqual(chunks)
})

test.each([
  ['a line', 'a'.repeat(maxPlainLength), false],
  ['one character too many', 'a'.repeat(maxPlainLength + 1), true],
  ['the maximum number of lines', 'a\n'.repeat(maxPlainLines - 1), false],
  ['one line too many', 'a\n'.repeat(maxPlainLines), true],
])('needsEditor: %s', (_, text, expected) => {
  expect(needsEditor(toTextSource(text))).toBe(expected)
})
