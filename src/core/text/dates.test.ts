import { describe, expect, test } from 'vitest'
import { findDate } from './dates.ts'

function find(text: string, monthFirst = false): [string, string] | undefined {
  const found = findDate(text, 0, { monthFirst })
  return found && [text.slice(found.start, found.end), new Date(found.time).toISOString().replace('T00:00:00.000Z', '')]
}

describe('finds a date', () => {
  test.each([
    ['2024-03-12', '2024-03-12', '2024-03-12'],
    ['on 2024/3/2.', '2024/3/2', '2024-03-02'],
    ['report_2024-03-12.txt', '2024-03-12', '2024-03-12'],
    ['12 March 2024', '12 March 2024', '2024-03-12'],
    ['12-Mar-2024', '12-Mar-2024', '2024-03-12'],
    ['the 1st of Sept. 2023', '1st of Sept. 2023', '2023-09-01'],
    ['Mar 12, 2024', 'Mar 12, 2024', '2024-03-12'],
    ['DECEMBER 31st 1999!', 'DECEMBER 31st 1999', '1999-12-31'],
    ['12.03.2024', '12.03.2024', '2024-03-12'],
    ['am 7. Januar 2024', '7. Januar 2024', '2024-01-07'],
    ['3 MÄRZ 2023', '3 MÄRZ 2023', '2023-03-03'],
    ['le 1er août 2022.', '1er août 2022', '2022-08-01'],
    ['12 de septiembre de 2024', '12 de septiembre de 2024', '2024-09-12'],
    ['5 juin 2024', '5 juin 2024', '2024-06-05'],
    ['5 juil. 2024', '5 juil. 2024', '2024-07-05'],
    ['5. Dez. 2024', '5. Dez. 2024', '2024-12-05'],
    ['29 Feb 2024', '29 Feb 2024', '2024-02-29'],
    ['31/02/2024 or 1 May 2024', '1 May 2024', '2024-05-01'],
    ['2024-03-12T10:30:15.5Z', '2024-03-12T10:30:15.5Z', '2024-03-12T10:30:15.500Z'],
    ['2024-03-12T10:30+02:00', '2024-03-12T10:30+02:00', '2024-03-12T08:30:00.000Z'],
    // A time after a space counts, but is not part of the date.
    ['2024-03-12 10:30 ok', '2024-03-12', '2024-03-12T10:30:00.000Z'],
    ['3 May 2024 at 12:05 am', '3 May 2024', '2024-05-03T00:05:00.000Z'],
    ['[10/Oct/2024:13:55:36 +0200] GET', '10/Oct/2024', '2024-10-10T11:55:36.000Z'],
    ['May 3, 2024, 1:05 PM', 'May 3, 2024', '2024-05-03T13:05:00.000Z'],
  ])('in %j: %j, which is %s', (text, date, time) => {
    expect(find(text)).toEqual([date, time])
  })
})

test.each([
  '',
  '2024-13-01',
  '2024-02-30',
  '0/1/2024',
  '12-03-24',
  '1.2.24',
  '12/03/245',
  '12/13/14/15',
  '31/31/24',
  '2024',
  'March 2024',
  '1.2.3',
  '192.168.2024.1',
  '12024-03-12',
  '2024-03-123',
  '2024-03-12-5',
  'x2024-03-12',
  '2024-03-12x',
  '2024-03/12',
])('finds no date in %j', (text) => {
  expect(find(text)).toBeUndefined()
})

test.each([
  ['3/12/2024', '2024-12-03', '2024-03-12'],
  ['3/25/2024', '2024-03-25', '2024-03-25'],
  ['25-3-2024', '2024-03-25', '2024-03-25'],
  ['3.12.2024', '2024-12-03', '2024-12-03'],
  ['3/4/24', '2024-04-03', '2024-03-04'],
  ['12.05.23', '2023-05-12', '2023-05-12'],
  ['12/31/69', '2069-12-31', '2069-12-31'],
  ['1/2/70', '1970-02-01', '1970-01-02'],
])('%s is %s, or %s with the month first', (text, dayFirst, monthFirst) => {
  expect([find(text)?.[1], find(text, true)?.[1]]).toEqual([dayFirst, monthFirst])
})

test('continues from an offset', () => {
  const text = '1 May 2024, 2 May 2024'
  expect(findDate(text, 10, { monthFirst: false })?.start).toBe(12)
})
