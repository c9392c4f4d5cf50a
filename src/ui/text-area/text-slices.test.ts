import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { type TextSource, wholeText } from '#core/text-source.ts'
import { splitIntoChunks } from '#core/split-text.ts'
import {
  holdCut,
  holdChunks,
  holdSliceable,
  holdText,
  isLarge,
  largestPlainText,
  mostPlainLines,
  needsEditor,
  slicesOf,
} from './text-slices.ts'

const large = 'one line of a large text\r\n'.repeat(40_000)
const loneSurrogate = /\p{Surrogate}/u
const sliceSizes = (text: TextSource) => [...slicesOf(text)].map((slice) => slice.length)

test.each([
  ['', ''],
  ['a\r\nb', 'a\nb'],
  ['a\rb\r', 'a\nb\n'],
  ['\r\r\n\n', '\n\n\n'],
  ['lone \ud800 surrogate', 'lone \ud800 surrogate'],
])('%j is held as %j', (text, held) => expect(holdText(text)).toBe(held))

test('a text at the limit is a string, one past it is sliced', () => {
  expect(typeof holdText('a'.repeat(largestPlainText))).toBe('string')
  expect(typeof holdText('a'.repeat(largestPlainText + 1))).toBe('object')
})

test('a text that is small once its line breaks are plain is a string', () => {
  expect(holdText('\r\n'.repeat(largestPlainText))).toBe('\n'.repeat(largestPlainText))
})

test('a large text knows its length and its slices before they are joined', () => {
  const held = holdText(large)
  expect(wholeText(held)).toBe(large.replaceAll('\r\n', '\n'))
  expect(held.length).toBe(wholeText(held).length)
  expect(Math.max(...sliceSizes(held))).toBeLessThanOrEqual(256 * 1024)
})

test('slices can be asked for again', () => {
  const held = holdText(large)
  expect(wholeText(held)).toBe(wholeText(held))
})

test('a large plain text from a clipboard has a byte for each character once it is sliced', () => {
  const pasted = `${large}日`.slice(0, -1)
  // The platform writes a text down as it holds it.
  const bytes = (text: string) => serialize(text).length / text.length
  expect(Math.round(bytes(pasted))).toBe(2)
  for (const slice of slicesOf(holdText(pasted))) expect(Math.round(bytes(slice))).toBe(1)
})

test('slices can be asked for by two at a time', () => {
  const [one, other] = ((held: TextSource) =>
    [slicesOf(held)[Symbol.iterator](), slicesOf(held)[Symbol.iterator]()] as const)(holdText(large))
  const first = [one.next().value, other.next().value, other.next().value, one.next().value]
  expect(first).toEqual([first[0], first[0], first[2], first[2]])
  expect([...{ [Symbol.iterator]: () => one }].join('')).toBe([...{ [Symbol.iterator]: () => other }].join(''))
})

test('no slice parts a surrogate pair, a file of slices would lose it', () => {
  for (const shift of ['', 'x']) {
    const text = shift + '😀'.repeat(largestPlainText)
    const slices = [...slicesOf(holdText(text))]
    expect(slices.some((slice) => loneSurrogate.test(slice))).toBe(false)
    expect(slices.join('')).toBe(text)
  }
})

test('no slice parts CR and LF, they would become two breaks', () => {
  for (const shift of ['', 'x']) {
    const text = shift + 'a\r\n'.repeat(largestPlainText)
    expect(wholeText(holdText(text))).toBe(text.replaceAll('\r\n', '\n'))
  }
})

test.each([
  ['with LF', 'a line\n'.repeat(100_000)],
  ['with CR and LF', 'a line\r\n'.repeat(100_000)],
  ['with CR', 'a line\r'.repeat(100_000)],
])('a cut text %s is held as the whole one is', (_, text) => {
  const held = holdCut([...splitIntoChunks(text)])
  expect(held.length).toBe(holdText(text).length)
  expect(wholeText(held) === wholeText(holdText(text))).toBe(true)
})

test('a short text that was cut is one text again', () => {
  expect(holdCut(['a\r\n', 'b\r', 'c'])).toBe('a\nb\nc')
})

test('a document is handed out as it was, in slices that part no pair', () => {
  const text = 'x' + '😀'.repeat(largestPlainText)
  const held = holdSliceable(text.length, (from, to) => text.slice(from, to))
  expect([...held.chunks()].some((slice) => loneSurrogate.test(slice))).toBe(false)
  expect(wholeText(held)).toBe(text)
})

test.each([
  [[], ''],
  [['a', '', 'b'], 'ab'],
])('the chunks %j are %j', (chunks, text) => expect(holdChunks(chunks)).toBe(text))

test('many chunks stay chunks', () => {
  const chunks = ['a'.repeat(largestPlainText), 'b']
  const held = holdChunks(chunks)
  expect(isLarge(held)).toBe(true)
  expect([...slicesOf(held)]).toEqual(chunks)
})

test.each([
  ['a line', 'a'.repeat(largestPlainText), false],
  ['one character too many', 'a'.repeat(largestPlainText + 1), true],
  ['as many lines as a textarea bears', 'a\n'.repeat(mostPlainLines - 1), false],
  ['one line too many', 'a\n'.repeat(mostPlainLines), true],
])('whether %s needs the editor', (_, text, expected) => {
  expect(needsEditor(holdText(text))).toBe(expected)
})
