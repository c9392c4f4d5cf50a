import { expect, test } from 'vitest'
import { figureRows, printFigures } from './figures.ts'

test('a row has the figures of a result: numbers, words, yes and no, and groups of numbers', () => {
  const result = { charactersNoSpaces: 3, level: 'Easy', hasNumber: false, goal: { words: 50, percent: 6 } }
  expect(figureRows(result)).toEqual([
    { charactersNoSpaces: 3, level: 'Easy', hasNumber: 'no', 'goal words': 50, 'goal percent': 6 },
  ])
})

test('lists and passages of the text are left out', () => {
  expect(figureRows({ sentences: 2, long: [{ start: 0 }], longestSentence: { start: 0, text: 'Hi.' } })).toEqual([
    { sentences: 2 },
  ])
})

test('a list of items has a row for each', () => {
  expect(figureRows({ items: [{ word: 'a', count: 2 }], words: 9 })).toEqual([{ word: 'a', count: 2 }])
})

test('prints a table with one row per file', () => {
  const table = printFigures([
    { name: 'a.txt', rows: [{ words: 1, averageWordLength: 2.5 }] },
    { name: 'b, c.txt', rows: [{ words: 1000, averageWordLength: 3, 'goal percent': 10 }] },
  ])
  expect(table).toBe('file,words,average word length,goal percent\r\na.txt,1,2.5,\r\n"b, c.txt",1000,3,10\r\n')
})

test('a name or a word that looks like a formula is printed as text', () => {
  expect(printFigures([{ name: '=1+1.txt', rows: [{ word: '@SUM(A1)' }] }])).toBe(
    "file,word\r\n'=1+1.txt,'@SUM(A1)\r\n",
  )
})
