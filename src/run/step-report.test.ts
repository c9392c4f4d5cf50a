import { expect, test } from 'vitest'
import { reportStep } from './step-report.ts'

test.each<[string, readonly string[], number, number]>([
  ['nothing', [], 0, 0],
  ['an empty text', [''], 0, 0],
  ['chunks', ['a\nb', 'c\n', 'd'], 3, 6],
  ['an emoji of several code points', ['👩‍👩‍👧 é'], 1, 3],
])('counts %s', (_, chunks, lines, characters) => {
  expect(reportStep({ index: 2, result: undefined, chunks })).toEqual({
    index: 2,
    lines,
    characters,
    start: chunks.join(''),
    isCut: false,
  })
})

test('keeps the note', () => {
  expect(reportStep({ index: 0, result: undefined, chunks: ['a'], note: 'One line left out.' }).note).toBe(
    'One line left out.',
  )
})

test.each([
  ['one chunk', ['a'.repeat(50_000)]],
  ['several chunks', ['a'.repeat(15_000), 'a'.repeat(15_000)]],
])('sends the first 20,000 characters of %s', (_, chunks) => {
  const { start, isCut } = reportStep({ index: 0, result: undefined, chunks })
  expect(start).toBe('a'.repeat(20_000))
  expect(isCut).toBe(true)
})

test('does not cut an emoji in half', () => {
  const { start } = reportStep({ index: 0, result: undefined, chunks: [`a${'😀'.repeat(20_000)}`] })
  expect(start.isWellFormed()).toBe(true)
  expect(start).toHaveLength(19_999)
})
