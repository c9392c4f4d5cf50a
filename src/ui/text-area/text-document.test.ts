import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { wholeText } from '#core/text-source.ts'
import { documentOf, holdDocument, prepareDocument } from './text-document.ts'
import { holdText, isLarge } from './text-slices.ts'

const large = 'a line with an emoji 😀 and a lone \ud800 surrogate\n'.repeat(20_000)

test.each([
  ['nothing', ''],
  ['a line', 'a line'],
  ['lines', '\na\n\nb\n'],
  ['a large text', large],
  ['a large text on one line', large.replaceAll('\n', ' ')],
])('%s is the same text as a document', async (_, text) => {
  const document = (await prepareDocument(holdText(text))) as Text
  expect(document.toString()).toBe(text)
  expect(document.lines).toBe(text.split('\n').length)
  expect(wholeText(holdDocument(document))).toBe(text)
})

test('a small document is held as a string', () => {
  expect(holdDocument(Text.of(['a', 'b']))).toBe('a\nb')
})

test('a version of a document stays what it was while the document moves on', async () => {
  const before = (await prepareDocument(holdText(large))) as Text
  const held = holdDocument(before)
  const after = before.replace(0, 6, Text.of(['']))
  expect(isLarge(after)).toBe(true)
  expect(wholeText(held)).toBe(large)
})

test('a large text is laid out once', async () => {
  const held = holdText(large)
  expect(documentOf(held)).toBeUndefined()
  const document = await prepareDocument(held)
  expect(documentOf(held)).toBe(document)
  expect(await prepareDocument(held)).toBe(document)
})

test('what is typed into a large text is not laid out again', async () => {
  const document = (await prepareDocument(holdText(large))) as Text
  expect(documentOf(holdDocument(document))).toBe(document)
})

test('nothing comes of it once another text has come', async () => {
  expect(await prepareDocument(holdText(large), AbortSignal.abort())).toBeUndefined()
})
