import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { columnFields, columnOptions, type ColumnOptions } from './column-options.ts'
import { columnReader, detectSeparator } from './columns.ts'

function columnOf(line: string, options: Partial<ColumnOptions>): string {
  return columnReader({ ...initialOptions(columnOptions), ...options }, [line])(line)
}

describe.each<[Partial<ColumnOptions>, (readonly [string, string])[]]>([
  [
    {},
    [
      ['', ''],
      [' a, b ', ' a, b '],
    ],
  ],
  [
    { column: 2 },
    [
      ['', ''],
      ['a', ''],
      ['a,', ''],
      ['a,b', 'b'],
      ['a, b ,c', 'b'],
      [',b', 'b'],
      ['"a,1",b', 'b'],
      ['"a ""x"", y",b', 'b'],
      ['"",b', 'b'],
      ['a,"b, c",d', 'b, c'],
      ['a, "b, c" ,d', 'b, c'],
      ['a,"say ""hi""",d', 'say "hi"'],
      ['a,"b" c,d', '"b" c'],
      ['a,"b"c"', '"b"c"'],
      // Quotes that are not closed are characters like any other.
      ['"a,b', 'b'],
      ['a,"b,c', '"b'],
      ['a,",', '"'],
    ],
  ],
  [
    { column: 2, separator: 'tab' },
    [
      ['a\tb c\td', 'b c'],
      ['a\t\td', ''],
      ['a\t"b\tc"\td', 'b\tc'],
    ],
  ],
  [{ column: 3, separator: 'semicolon' }, [['a;b;1,5;d', '1,5']]],
  [
    { column: 2, separator: 'space' },
    [
      ['  a   b c', 'b'],
      ['a "b c" d', 'b c'],
      ['a ', ''],
    ],
  ],
  [
    { column: 2, separator: 'other' },
    [
      ['a | b | c', 'b'],
      ['| a | b |', 'b'],
      ['| a |', ''],
      ['|b', 'b'],
    ],
  ],
  [{ column: 2, separator: 'other', otherSeparator: ' :: ' }, [['a :: b', 'b']]],
  [{ column: 1, separator: 'other', otherSeparator: '' }, [['a,b', 'a,b']]],
])('with options %j', (options, cases) => {
  test.each(cases)('the column of %j is %j', (line, column) => expect(columnOf(line, options)).toBe(column))
})

test.each([
  ['a\tb, c\n1\t2, 3', '\t'],
  ['name;price\nTea;2,20\n\nCake;10,00', ';'],
  ['Tea;2,20\nCake;10,00', ';'],
  ['a|b\nc|d', '|'],
  ['Orders\nid\tname\n1\tAnn', '\t'],
  ['10,20\n30,40\n50,60|x', ','],
  ['id,tags\n1,a;b\n2,c;d', ','],
  // Every line has both marks, so it may well be a table with commas.
  ['1,a;b\n2,c;d', ','],
  ['10,20\n30,40', ','],
  ['a;b\nc', ','],
  ['', ','],
])('the columns of %j are separated by %j', (text, separator) =>
  expect(detectSeparator(text.split('\n'))).toBe(separator),
)

test('offers the separator only for a column', () => {
  const initial = initialOptions(columnOptions)
  expect(columnFields(initial)).toEqual(['column'])
  expect(columnFields({ ...initial, column: 1 })).toEqual(['column', 'separator'])
  expect(columnFields({ ...initial, column: 1, separator: 'other' })).toContain('otherSeparator')
})
