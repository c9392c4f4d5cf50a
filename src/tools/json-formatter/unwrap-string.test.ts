import { expect, test } from 'vitest'
import { unwrapString } from './unwrap-string.ts'

test.each([
  [String.raw`"{\"a\": \"b\\n\"}"`, String.raw`{"a": "b\n"}`],
  [String.raw` "[1, 12345678901234567890]" `, '[1, 12345678901234567890]'],
  [String.raw`{\"a\": [1.0]}`, '{"a": [1.0]}'],
  [String.raw`"{\\\"a\\\": 1}"`, '{"a": 1}'],
  [String.raw`10:00 INFO [web] body="{\"a\": [{}]}" in 3 ms`, '{"a": [{}]}'],
  ['%5b%22%C3%A4%22%5D', '["ä"]'],
  ['[{\\"a\\":\n1}]', '[{"a":\n1}]'],
])('%j contains %j', (text, json) => {
  expect(unwrapString(text)).toBe(json)
})

test.each([
  '',
  '""',
  '"text"',
  '"{not JSON}"',
  '{"a": "{}"}',
  String.raw`{"a": "{\"b\": 1}"}`,
  String.raw`{"body": "{\"a\": 1}",}`,
  String.raw`{\"a\": }`,
  '%7Bhello',
  '[1]',
  '%5B%C3%5D',
])('%j contains none', (text) => {
  expect(unwrapString(text)).toBeUndefined()
})

test('decodes a long part of a URL', () => {
  expect(unwrapString(`%5B%22${'a'.repeat(1_000_000)}%22%5D`)).toHaveLength(1_000_004)
})
