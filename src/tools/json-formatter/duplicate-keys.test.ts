import { expect, test } from 'vitest'
import { findDuplicateKeys } from './duplicate-keys.ts'

test.each([
  ['{"a": 1,\n"b": 2,\n"a": 3}', [{ key: 'a', line: 3, start: 17, end: 20 }]],
  [String.raw`{"a": 1, "\u0061": 2}`, [{ key: 'a', line: 1, start: 9, end: 17 }]],
  ['[{"a": 1}, {"a": {"a": 2}}]', []],
  ['{"__proto__": 1, "constructor": 2}', []],
  ['{"": 1, "": 2}', [{ key: '', line: 1, start: 8, end: 10 }]],
])('%j', (text, expected) => {
  expect(findDuplicateKeys(text, false)).toEqual(expected)
})

test('keys of different lines are not duplicates in JSON Lines', () => {
  expect(findDuplicateKeys('{"a":1}\n{"a":2}\n{"b":1,"b":2}', true)).toMatchObject([{ key: 'b', line: 3 }])
})
