import { expect, test } from 'vitest'
import { printCsv } from './csv.ts'

test.each([
  [[], ''],
  [
    [
      ['word', 'count'],
      ['tea', 2],
    ],
    'word,count\r\ntea,2\r\n',
  ],
  [[['a,b', 'say "so"', 'two\nlines']], '"a,b","say ""so""","two\nlines"\r\n'],
  [[[' kept ', '']], '" kept ",\r\n'],
])('printCsv(%j) returns %j', (rows, csv) => {
  expect(printCsv(rows)).toBe(csv)
})
