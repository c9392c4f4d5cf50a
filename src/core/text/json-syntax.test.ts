import { expect, test } from 'vitest'
import { jsonSyntax } from './json-syntax.ts'

test.each([
  ['  "a": "b",', ['key "a"', 'string "b"']],
  [String.raw`{"a\"" : ["\\", "x:"]}`, [String.raw`key "a\""`, String.raw`string "\\"`, 'string "x:"']],
  ['[-1.5e+3, 0, true, false, null]', ['number -1.5e+3', 'number 0', 'word true', 'word false', 'word null']],
  ['"not closed', ['string "not closed']],
  ['{ } [ ] , : nullable', []],
])('the tokens of %s', (line, tokens) => {
  expect([...jsonSyntax(line)].map(({ start, end, kind }) => `${kind} ${line.slice(start, end)}`)).toEqual(tokens)
})
