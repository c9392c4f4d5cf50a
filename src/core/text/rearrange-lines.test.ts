import { expect, test } from 'vitest'
import { rearrangeLines } from './rearrange-lines.ts'

test.each([
  ['', ''],
  ['a', 'a'],
  ['a\nb', 'b\na'],
  ['a\nb\n', 'b\na\n'],
  ['\n', '\n'],
  ['a\n\n', '\na\n'],
  ['a\r\nb\nc\r', 'c\r\nb\r\na\r\n'],
])('rearrangeLines reverses the lines of %j to %j', (text, rearranged) =>
  expect(rearrangeLines(text, (lines) => lines.toReversed())).toBe(rearranged),
)

test('rearrangeLines omits the final break if no lines are left', () => {
  expect(rearrangeLines('\n\n', () => [])).toBe('')
})
