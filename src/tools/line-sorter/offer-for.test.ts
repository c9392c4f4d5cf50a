import { expect, test } from 'vitest'
import { offersFor } from './offer-for.ts'

const none = { keepFirst: false, split: false, trim: false, dropBlank: false, oneLine: false }

test.each([
  ['10 eggs\n9 apples', 'number'],
  ['$1,299.00\n-5\n\n  0.5\n', 'number'],
  ['1.299.000\n999', 'number'],
  ['2. b\n10. a', 'number'],
  ['2024-01-10 b\n2024-01-09 a', 'date'],
  ['12/03/2024\n3 March 2024\nMar 1, 2024', 'date'],
  ['2024-01-10T09:30:00Z b\n2024-01-09 a', 'date'],
  ['2024-01-10\n17', undefined],
  ['10.0.0.10\n10.0.0.9', 'natural'],
  ['192.168.100.200\n20.0.0.1', 'natural'],
  ['1.10.0\n1.2.0\n1.2', 'natural'],
  ['v1.10.0\nv1.2.0', 'natural'],
  ['10:30 b\n9:15 a', 'time'],
  ['9:30 PM show\n10:15 AM brunch\n8am run', 'time'],
  ['The Great Gatsby\nan American Tragedy\nUlysses', 'articles'],
  ['The Great Gatsby\nUlysses\nEmma', undefined],
  ['2024-Q10\n2024-Q9', 'natural'],
  ['v1.10\nv1.9', 'natural'],
  ['1.2.0\n1.3.0', undefined],
  ['1/10\n1/2', undefined],
  ['img10.png\nimg9.png\nimg1.png', 'natural'],
  ['img2.png\nimg1.png', undefined],
  ['Price 1.5\nPrice 10.25\nPrice 9', undefined],
  ['10 eggs\nsome ham', undefined],
  ['b\na', undefined],
  ['Name,Age\nZoe,3\nAnn,5', 'heading'],
  ['Name\tEmail\nZoe\tz@x.co\nAnn\ta@x.co', 'heading'],
  ['id;name\n10;b\n9;a', 'heading'],
  ['| Name | City |\n|------|:----:|\n| Zoe | Rome |\n| Ann | Oslo |', 'heading'],
  ['Zoe,3\nAnn,5\nBob,1', undefined],
  ['Lee, Ann\nNg, Ben\nRay, Cleo', undefined],
  ['pear, apple, fig', 'split'],
  ['pear; apple\n', 'split'],
  ['pear,', undefined],
  ['United States of America, Canada, Mexico', 'split'],
  ['ann@x.co; ben@x.co', 'split'],
  ['Lovelace, Ada', undefined],
  ['We came, we saw, we left.', undefined],
  ['After we had all gone home, it rained, and then it snowed', undefined],
  ['10', undefined],
  ['', undefined],
])('for %j the offer is %s', (text, order) => {
  expect(offersFor(text, none)[0]).toBe(order)
})

test('a heading that stays at the top does not count', () => {
  expect(offersFor('id;name\n10;b\n9;a', { ...none, keepFirst: true })).toEqual(['number'])
})

test('entries that are split count as lines', () => {
  expect(offersFor('10, 9, 8', { ...none, split: true })).toEqual(['number', 'oneLine'])
  expect(offersFor('pear, apple', { ...none, split: true })).toEqual(['oneLine'])
  expect(offersFor('pear, apple', { ...none, split: true, oneLine: true })).toEqual([])
})

test.each([
  ['b\n\na', ['blank']],
  ['b\r\n\t\r\na\r\n', ['blank']],
  ['\n10 b\n9 a', ['number', 'blank']],
  ['b\n  a', ['indented']],
  ['\tb\n\na', ['blank', 'indented']],
  ['b\na\n\n', []],
  ['b\r\na\r\n', []],
])('for %j the offers are %j', (text, offers) => {
  expect(offersFor(text, none)).toEqual(offers)
  expect(offersFor(text, { ...none, dropBlank: true })).not.toContain('blank')
  expect(offersFor(text, { ...none, trim: true })).not.toContain('indented')
})
