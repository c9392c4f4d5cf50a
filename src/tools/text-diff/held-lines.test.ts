import { expect, test } from 'vitest'
import { readLines } from './held-lines.ts'

test.each<[readonly string[], number, number, string[]]>([
  [['a\nb\nc\n'], 0, 2, ['a', 'b']],
  [['a\nb\nc\n'], 2, 9, ['b', 'c']],
  [['a\nb\nc'], 4, 1, ['c']],
  [['a\nb', 'b\n', 'c\nd'], 2, 2, ['bb', 'c']],
  [['a\n', '\n', '\nb'], 2, 3, ['', '', 'b']],
  [['ab', 'cd', 'ef\n'], 1, 1, ['bcdef']],
])('of %j from %i on %i lines', (slices, start, count, lines) => {
  const held = { length: slices.join('').length, slices: () => slices }
  expect(readLines(held, start, count)).toEqual(lines)
  expect(readLines(slices.join(''), start, count)).toEqual(lines)
})
