import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { wholeText, toLongText, isLong } from '#core/long-text/long-text.ts'
import { documentOf, longTextFromDocument, prepareDocument } from './text-document.ts'

const large = 'a line with an emoji 😀 and a lone \ud800 surrogate\n'.repeat(20_000)

test.each([
  ['an empty text', ''],
  ['a line', 'a line'],
  ['lines', '\na\n\nb\n'],
  ['a large text', large],
  ['a large text on one line', large.replaceAll('\n', ' ')],
])('converts %s to a document and back', async (_, text) => {
  const document = (await prepareDocument(toLongText(text))) as Text
  expect(document.toString()).toBe(text)
  expect(document.lines).toBe(text.split('\n').length)
  expect(wholeText(longTextFromDocument(document))).toBe(text)
})

test('returns a small document as a string', () => {
  expect(longTextFromDocument(Text.of(['a', 'b']))).toBe('a\nb')
})

test('later edits to a document do not change its text', async () => {
  const before = (await prepareDocument(toLongText(large))) as Text
  const source = longTextFromDocument(before)
  const after = before.replace(0, 6, Text.of(['']))
  expect(isLong(after)).toBe(true)
  expect(wholeText(source)).toBe(large)
})

test('converts a large text only once', async () => {
  const source = toLongText(large)
  expect(documentOf(source)).toBeUndefined()
  const document = await prepareDocument(source)
  expect(documentOf(source)).toBe(document)
  expect(await prepareDocument(source)).toBe(document)
})

test('reuses the document of an edited large text', async () => {
  const document = (await prepareDocument(toLongText(large))) as Text
  expect(documentOf(longTextFromDocument(document))).toBe(document)
})

test('returns undefined if aborted', async () => {
  expect(await prepareDocument(toLongText(large), AbortSignal.abort())).toBeUndefined()
})
