import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import {
  type LongText,
  wholeText,
  toLongText,
  longTextFromSlices,
  isLong,
  maxShortLength,
  chunksIn,
} from './long-text.ts'
import { splitIntoChunks } from './chunks.ts'

const large = 'one line of a large text\r\n'.repeat(40_000)
const loneSurrogate = /\p{Surrogate}/u
const chunkSizes = (text: LongText) => [...chunksIn(text)].map((chunk) => chunk.length)

test.each([
  ['', ''],
  ['a\r\nb', 'a\nb'],
  ['a\rb\r', 'a\nb\n'],
  ['\r\r\n\n', '\n\n\n'],
  ['lone \ud800 surrogate', 'lone \ud800 surrogate'],
])('toLongText(%j) returns %j', (text, source) => expect(toLongText(text)).toBe(source))

test('returns a string up to the length limit and chunks above it', () => {
  expect(typeof toLongText('a'.repeat(maxShortLength))).toBe('string')
  expect(typeof toLongText('a'.repeat(maxShortLength + 1))).toBe('object')
})

test('applies the length limit after normalizing line breaks', () => {
  expect(toLongText('\r\n'.repeat(maxShortLength))).toBe('\n'.repeat(maxShortLength))
})

test('a large text has its normalized length and chunks of limited size', () => {
  const source = toLongText(large)
  expect(wholeText(source)).toBe(large.replaceAll('\r\n', '\n'))
  expect(source.length).toBe(wholeText(source).length)
  expect(Math.max(...chunkSizes(source))).toBeLessThanOrEqual(256 * 1024)
})

test('chunks can be read repeatedly', () => {
  const source = toLongText(large)
  expect(wholeText(source)).toBe(wholeText(source))
})

test('stores a large ASCII text from the clipboard with one byte per character', () => {
  const pasted = `${large}日`.slice(0, -1)
  // `serialize` writes V8's internal format.
  const bytes = (text: string) => serialize(text).length / text.length
  expect(Math.round(bytes(pasted))).toBe(2)
  for (const chunk of chunksIn(toLongText(pasted))) expect(Math.round(bytes(chunk))).toBe(1)
})

test('two iterators can read the chunks at the same time', () => {
  const [one, other] = ((source: LongText) =>
    [chunksIn(source)[Symbol.iterator](), chunksIn(source)[Symbol.iterator]()] as const)(toLongText(large))
  const first = [one.next().value, other.next().value, other.next().value, one.next().value]
  expect(first).toEqual([first[0], first[0], first[2], first[2]])
  expect([...{ [Symbol.iterator]: () => one }].join('')).toBe([...{ [Symbol.iterator]: () => other }].join(''))
})

test('does not split surrogate pairs', () => {
  for (const shift of ['', 'x']) {
    const text = shift + '😀'.repeat(maxShortLength)
    const chunks = [...chunksIn(toLongText(text))]
    expect(chunks.some((chunk) => loneSurrogate.test(chunk))).toBe(false)
    expect(chunks.join('')).toBe(text)
  }
})

test('does not split CR LF', () => {
  for (const shift of ['', 'x']) {
    const text = shift + 'a\r\n'.repeat(maxShortLength)
    expect(wholeText(toLongText(text))).toBe(text.replaceAll('\r\n', '\n'))
  }
})

test.each([
  ['with LF', 'a line\n'.repeat(100_000)],
  ['with CR and LF', 'a line\r\n'.repeat(100_000)],
  ['with CR', 'a line\r'.repeat(100_000)],
])('converts the chunks of a text %s to the same text as the whole text', (_, text) => {
  const source = toLongText([...splitIntoChunks(text)])
  expect(source.length).toBe(toLongText(text).length)
  expect(wholeText(source) === wholeText(toLongText(text))).toBe(true)
})

test('joins the chunks of a short text', () => {
  expect(toLongText(['a\r\n', 'b\r', 'c'])).toBe('a\nb\nc')
})

test('reads a text in ranges without splitting surrogate pairs', () => {
  const text = 'x' + '😀'.repeat(maxShortLength)
  const source = longTextFromSlices(text.length, (from, to) => text.slice(from, to))
  expect([...source.chunks()].some((chunk) => loneSurrogate.test(chunk))).toBe(false)
  expect(wholeText(source)).toBe(text)
})

test.each([
  [[], ''],
  [['a', '', 'b'], 'ab'],
])('toLongText(%j) returns %j', (chunks, text) => expect(toLongText(chunks)).toBe(text))

test('keeps the chunks of a large text', () => {
  const chunks = ['a'.repeat(maxShortLength), 'b']
  const source = toLongText(chunks)
  expect(isLong(source)).toBe(true)
  expect([...chunksIn(source)]).toEqual(chunks)
})
