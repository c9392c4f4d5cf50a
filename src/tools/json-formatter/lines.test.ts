import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<(typeof tool)['options']>>

function run(text: string, options: Options = {}) {
  // Without repair, this engine returns synchronously.
  return testTool(tool, engine).run(text, { lines: true, ...options })
}

test.each([
  ['', '', ''],
  ['{"a": 1}', '{\n  "a": 1\n}', '{"a":1}'],
  ['{"a": 1}\n[2, 3]\n4\n"b"', '{\n  "a": 1\n}\n[\n  2,\n  3\n]\n4\n"b"', '{"a":1}\n[2,3]\n4\n"b"'],
  ['1.0\n\n  2\n', '1.0\n2', '1.0\n2'],
  ['{}\r\n{}\r\n', '{}\r\n{}', '{}\r\n{}'],
  ['{\n}\n{}', '{}\n{}', '{}\n{}'],
])('%j is formatted as %j and minified to %j', (text, formatted, minified) => {
  expect(run(text).text).toBe(formatted)
  expect(run(text, { mode: 'minify' }).text).toBe(minified)
})

test('sorts the keys of each value', () => {
  expect(run('{"b":1,"a":2}\n{"d":1,"c":2}', { mode: 'minify', sortKeys: true }).text).toBe(
    '{"a":2,"b":1}\n{"c":2,"d":1}',
  )
})

test('the tree is that of an array', () => {
  expect(run('{"a": 1}\n2', { mode: 'tree', open: '/ /0' }).text).toBe('$: [2]\n  0: {1}\n    a: 1\n  1: 2')
})

test('the rows of the tree have their positions in the text', () => {
  const text = ' {"a": 1}\n\n{"a" : "é"}\n'
  const { rows = [] } = run(text, { mode: 'tree', open: '/ /1' })
  expect(rows.map(({ range }) => text.slice(range?.start, range?.end))).toEqual([
    text,
    '{"a": 1}',
    '{"a" : "é"}',
    '"é"',
  ])
})

test.each([
  ['{} {}', 'Line 1, column 4: expected a line break between two values, found “{”.'],
  ['{}\n{"a":}', 'Line 2, column 6: expected a value, found “}”.'],
  ['{"a":1}\n{"b":2\n{"c":3}', 'Line 2, column 7: expected a comma or }, found a line break.'],
  ['{"a":1}\r\n{"b":2, \r\n{"c":3}', 'Line 2, column 9: expected a key in double quotes, found a line break.'],
  ['[\n  1,\n  x\n]', 'Line 3, column 3: expected a value, found “x”.'],
  ['{},\n{}', 'Line 1, column 3: expected a line break between two values, found “,”.'],
])('%j is an error', (text, detail) => {
  expect(() => run(text)).toThrow(expect.objectContaining({ detail }) as Error)
})

test('minifying undoes formatting, and keeps each value', () => {
  const json = fc.jsonValue().map((value) => JSON.stringify(value))
  fc.assert(
    fc.property(fc.array(json, { minLength: 1 }), (values) => {
      const text = values.join('\n')
      expect(run(text, { mode: 'minify' }).text).toBe(text)
      expect(run(run(text).text, { mode: 'minify' }).text).toBe(text)
    }),
  )
})
