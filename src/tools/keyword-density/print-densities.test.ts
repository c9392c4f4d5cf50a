import { expect, test } from 'vitest'
import { noDensities, printCsvReport } from './result.ts'

const found = {
  ...noDensities,
  words: 8,
  oneWord: [{ phrase: 'tea', count: 3, density: 37.5 }],
  twoWords: [{ phrase: 'green tea', count: 2, density: 25 }],
  threeWords: [{ phrase: 'say "green tea"', count: 2, density: 25 }],
}

const phrases = 'One word,tea,3,37.5\r\nTwo words,green tea,2,25\r\nThree words,"say ""green tea""",2,25\r\n'

test('prints every list', () => {
  expect(printCsvReport(found)).toBe(`list,phrase,count,percent\r\n${phrases}`)
})

test('prints the keyword first, even if it does not occur', () => {
  expect(printCsvReport({ ...found, keyword: '=cake', count: 0, density: 0 })).toBe(
    `list,phrase,count,percent\r\nKeyword,'=cake,0,0\r\n${phrases}`,
  )
})
