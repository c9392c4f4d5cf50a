import { expect, test } from 'vitest'
import { utf8Chunks } from './utf8.ts'

const silent = { progress: () => undefined }

test.each([
  ['an empty text', ''],
  ['a line', 'naïve 日本語 😀'],
  ['characters of three bytes', '語'.repeat(50_000)],
  ['surrogate pairs at even offsets', '😀'.repeat(50_000)],
  ['surrogate pairs at odd offsets', `x${'😀'.repeat(50_000)}`],
])('encodes %s', (_, text) => {
  let joined = ''
  for (const chunk of utf8Chunks(text, silent)) joined += Buffer.from(chunk).toString()
  expect(joined).toBe(text)
})
