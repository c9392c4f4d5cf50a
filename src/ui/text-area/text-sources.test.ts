import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { type TextSource, wholeText } from '#core/text-source.ts'
import { splitIntoChunks } from '#core/split-text.ts'
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
])('%j becomes %j', (text, source) => expect(toTextSource(text)).toBe(source))

test('a text at the limit is a string, one past it is in chunks', () => {
  expect(typeof toTextSource('a'.repeat(maxPlainLength))).toBe('string')
  expect(typeof toTextSource('a'.repeat(maxPlainLength + 1))).toBe('object')
})

test('a text that is small once its line breaks are plain is a string', () => {
  expect(toTextSource('\r\n'.repeat(maxPlainLength))).toBe('\n'.repeat(maxPlainLength))
})

test('a large text knows its length and its chunks before they are joined', () => {
  const source = toTextSource(large)
  expect(wholeText(source)).toBe(large.replaceAll('\r\n', '\n'))
  expect(source.length).toBe(wholeText(source).length)
  expect(Math.max(...chunkSizes(source))).toBeLessThanOrEqual(256 * 1024)
})

test('chunks can be asked for again', () => {
  const source = toTextSource(large)
  expect(wholeText(source)).toBe(wholeText(source))
})

test('a large plain text from a clipboard has a byte for each character once it is in chunks', () => {
  const pasted = `${large}日`.slice(0, -1)
  // The platform writes a text down as it holds it.
  const bytes = (text: string) => serialize(text).length / text.length
  expect(Math.round(bytes(pasted))).toBe(2)
  for (const chunk of sourceChunks(toTextSource(pasted))) expect(Math.round(bytes(chunk))).toBe(1)
})

test('chunks can be asked for by two at a time', () => {
  const [one, other] = ((source: TextSource) =>
    [sourceChunks(source)[Symbol.iterator](), sourceChunks(source)[Symbol.iterator]()] as const)(toTextSource(large))
  const first = [one.next().value, other.next().value, other.next().value, one.next().value]
  expect(first).toEqual([first[0], first[0], first[2], first[2]])
  expect([...{ [Symbol.iterator]: () => one }].join('')).toBe([...{ [Symbol.iterator]: () => other }].join(''))
})

test('no chunk parts a surrogate pair, a file of chunks would lose it', () => {
  for (const shift of ['', 'x']) {
    const text = shift + '😀'.repeat(maxPlainLength)
    const chunks = [...sourceChunks(toTextSource(text))]
    expect(chunks.some((chunk) => loneSurrogate.test(chunk))).toBe(false)
    expect(chunks.join('')).toBe(text)
  }
})

test('no chunk parts CR and LF, they would become two breaks', () => {
  for (const shift of ['', 'x']) {
    const text = shift + 'a\r\n'.repeat(maxPlainLength)
    expect(wholeText(toTextSource(text))).toBe(text.replaceAll('\r\n', '\n'))
  }
})

test.each([
  ['with LF', 'a line\n'.repeat(100_000)],
  ['with CR and LF', 'a line\r\n'.repeat(100_000)],
  ['with CR', 'a line\r'.repeat(100_000)],
])('chunks of a text %s give the same source as the whole text', (_, text) => {
  const source = textSourceFromRawChunks([...splitIntoChunks(text)])
  expect(source.length).toBe(toTextSource(text).length)
  expect(wholeText(source) === wholeText(toTextSource(text))).toBe(true)
})

test('a short text that was cut is one text again', () => {
  expect(textSourceFromRawChunks(['a\r\n', 'b\r', 'c'])).toBe('a\nb\nc')
})

test('a document is handed out as it was, in chunks that part no pair', () => {
  const text = 'x' + '😀'.repeat(maxPlainLength)
  const source = textSourceFromSlices(text.length, (from, to) => text.slice(from, to))
  expect([...source.chunks()].some((chunk) => loneSurrogate.test(chunk))).toBe(false)
  expect(wholeText(source)).toBe(text)
})

test.each([
  [[], ''],
  [['a', '', 'b'], 'ab'],
])('the chunks %j are %j', (chunks, text) => expect(textSourceFromChunks(chunks)).toBe(text))

test('many chunks stay chunks', () => {
  const chunks = ['a'.repeat(maxPlainLength), 'b']
  const source = textSourceFromChunks(chunks)
  expect(isLarge(source)).toBe(true)
  expect([...sourceChunks(source)]).toEqual(chunks)
})

test.each([
  ['a line', 'a'.repeat(maxPlainLength), false],
  ['one character too many', 'a'.repeat(maxPlainLength + 1), true],
  ['as many lines as a textarea bears', 'a\n'.repeat(maxPlainLines - 1), false],
  ['one line too many', 'a\n'.repeat(maxPlainLines), true],
])('whether %s needs the editor', (_, text, expected) => {
  expect(needsEditor(toTextSource(text))).toBe(expected)
})
