import { expect, test } from 'vitest'
import { utf8Pieces } from './utf8.ts'

const silent = { progress: () => undefined }

test.each([
  ['nothing', ''],
  ['a line', 'naïve 日本語 😀'],
  ['what takes three bytes a unit', '語'.repeat(50_000)],
  ['pairs at even places', '😀'.repeat(50_000)],
  ['pairs at odd places', `x${'😀'.repeat(50_000)}`],
])('the bytes of %s', (_, text) => {
  let joined = ''
  for (const piece of utf8Pieces(text, silent)) joined += Buffer.from(piece).toString()
  expect(joined).toBe(text)
})
