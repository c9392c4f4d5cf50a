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
  [[['=1+1', '@SUM(A1)', '＝1']], "'=1+1,'@SUM(A1),'＝1\r\n"],
  [[['=HYPERLINK("http://example.com")']], `"'=HYPERLINK(""http://example.com"")"\r\n`],
  [[['- item', '+cmd|x', "'quoted'", '\t=1']], "'- item,'+cmd|x,''quoted','\t=1\r\n"],
  [[['-5', '+49 30 1234567', '-1,234.5', -5, 'a=1']], '-5,+49 30 1234567,"-1,234.5",-5,a=1\r\n'],
])('printCsv(%j) returns %j', (rows, csv) => {
  expect(printCsv(rows)).toBe(csv)
})
