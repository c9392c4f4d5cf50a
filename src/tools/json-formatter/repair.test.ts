import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { processorTime } from '#test/processor-time.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<(typeof tool)['options']>>

function repair(text: string, options: Options = {}) {
  return testTool(tool, engine).runAsync(text, { mode: 'minify', repair: true, ...options })
}

test.each([
  ['comments', '// a\n{"a": 1, /* b */ "c": 2}', '{"a":1,"c":2}'],
  ['commas before a closing bracket', '{"a": [1, 2,],}', '{"a":[1,2]}'],
  ['single quotes', "{'a': 'it\\'s \"b\"'}", String.raw`{"a":"it's \"b\""}`],
  [
    'apostrophes in single quotes',
    "{'a': 'O'Neil', 'b': ['it's', 'don't' 'u',]}",
    `{"a":"O'Neil","b":["it's","don't","u"]}`,
  ],
  ['double quotes in strings', '{"a": "x "b" or "u" y"}', String.raw`{"a":"x \"b\" or \"u\" y"}`],
  ['typographic quotes', '{“a”: ‘b’}', '{"a":"b"}'],
  ['keys without quotes', '{a: 1, $b_2: 2}', '{"a":1,"$b_2":2}'],
  ['Python', '{"a": True, "b": False, "c": None}', '{"a":true,"b":false,"c":null}'],
  ['a missing quote before a key', '{"a":"foo",b":"bar"}', '{"a":"foo","b":"bar"}'],
  ['missing commas', '[1 2\n3]', '[1,2,3]'],
  ['missing brackets', '{"a": [1, 2', '{"a":[1,2]}'],
  ['a missing single quote', "{'a': 'b", '{"a":"b"}'],
  ['a missing quote', '{"a": "b', '{"a":"b"}'],
  ['a byte order mark', '\ufeff{"a": 1}', '{"a":1}'],
  ['repeated commas', '{"a":1,,"b":[1,,,2,,]}', '{"a":1,"b":[1,2]}'],
  ['commas at the start', '[,1,{,"a":2}]', '[1,{"a":2}]'],
  ['repeated commas among other mistakes', "{'a':1,,b:2,,'c':3,,", '{"a":1,"b":2,"c":3}'],
  [
    'commas after brackets, but not in strings',
    '{“a”: “b,]”, "c": "d,\n}", \'e\': `f, ]`,}',
    '{"a":"b,]","c":"d,\\n}","e":"f, ]"}',
  ],
  ['line breaks in strings', '{"a": "b\nc"}', String.raw`{"a":"b\nc"}`],
])('repairs %s', async (_, text, repaired) => {
  expect((await repair(text)).text).toBe(repaired)
})

test('takes no minutes for 20,000 commas before a closing bracket', async () => {
  const text = `[${'{"a": 1,},\n'.repeat(20_000)}]`
  expect((await repair(text)).text).toHaveLength(20_000 * '{"a":1},'.length + 1)
})

test.each(['[', '"', "'", '“', '`', '/*', ',', '\\', '&', "it's ", '{"a":', '[ ', 'True,'])(
  'takes no minutes for an array that starts with 40,000 times %s',
  async (part) => {
    const start = processorTime()
    await repair(`[${part.repeat(40_000)}`).catch(() => undefined)
    expect(processorTime() - start).toBeLessThan(10_000)
  },
  60_000,
)

test('keeps the layout in `repaired`, and says that there were mistakes', async () => {
  const result = await repair("{\n\t'a': 1,\n\n\tb:   2,\n}\n")
  expect(result.repaired).toBe('{\n\t"a": 1,\n\n\t"b":   2\n}\n')
  expect(engine.note?.(result)).toBe('The JSON had mistakes, which were repaired.')
})

test('leaves valid JSON alone', async () => {
  const result = await repair('{"a": [1.0, 12345678901234567890, 1e400], "b": "\\u0041"}')
  expect(result).toEqual({ text: '{"a":[1.0,12345678901234567890,1e400],"b":"\\u0041"}' })
  expect(engine.note?.(result)).toBeUndefined()
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect((await repair(deep)).text === deep).toBe(true)
})

test.each([
  ["{'a': 1,\n'b': datetime(2026, 1)}", 'Line 2, column 23: there’s no automatic repair from here on, at “}”.'],
  ["{'a': 1,, 'b' => 2}", 'Line 1, column 15: there’s no automatic repair from here on, at “=”.'],
  [
    String.raw`{a: 1, "b": "C:\\temp \"\Users",}`,
    String.raw`Line 1, column 25: there’s no automatic repair from here on, at “\”.`,
  ],
  ["{'a': b'c'}", 'Line 1, column 11: there’s no automatic repair from here on, at “}”.'],
  ['{"a"=1}', 'Line 1, column 5: expected a colon after the key, found “=”.'],
  [`${'['.repeat(100_000)}'`, "Line 1, column 100001: expected a value or ], found “'”."],
  ['name: web\nport: 80\nlist:\n  - a', 'Line 1, column 1: this doesn’t look like JSON. It starts with “name”.'],
  ['\n id,name\n1,Ann', 'Line 2, column 2: this doesn’t look like JSON. It starts with “id”.'],
  ['a: [a]\nb: c', 'Line 1, column 1: this doesn’t look like JSON. It starts with “a”.'],
  ['name: web\nports: [80, 443]', 'Line 1, column 1: this doesn’t look like JSON. It starts with “name”.'],
  ['x:\r\n  - y: {z: 1}', 'Line 1, column 1: this doesn’t look like JSON. It starts with “x”.'],
  ['See [this page](http://b).', 'Line 1, column 1: this doesn’t look like JSON. It starts with “See”.'],
  ['"Quoted" prose [sic]', 'Line 1, column 1: this doesn’t look like JSON. It starts with “"”.'],
  ['INFO {a: 1}', 'Line 1, column 1: this doesn’t look like JSON. It starts with “INFO”.'],
  ['%7B%22a%22%3A1%2C%7D', 'Line 1, column 1: this doesn’t look like JSON. It starts with “%”.'],
  ['100%', 'Line 1, column 1: this doesn’t look like JSON. It starts with “100”.'],
])('%j: says where the repair stops', async (text, detail) => {
  const error = await repair(text).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(InputError)
  expect((error as InputError).detail).toBe(detail)
})

describe('numbers', () => {
  const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?$/)

  test('keep every digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(digits, { minLength: 1, maxLength: 5 }), async (numbers) => {
        const members = numbers.map((number, index) => `k${String(index)}: ${number}, /* ${number} */`)
        const expected = numbers.map((number, index) => `"k${String(index)}":${number}`)
        expect((await repair(`{${members.join('\n')}}`)).text).toBe(`{${expected.join(',')}}`)
      }),
    )
  })

  test.each([
    ['[007]', '["007"]'],
    ['[0xff]', '["0xff"]'],
    ['[1_000]', '["1_000"]'],
    ['[123456789012345678901n]', '["123456789012345678901n"]'],
    ['[.5]', '[0.5]'],
    ['[5.]', '[5.0]'],
    ['[NumberLong("12345678901234567890")]', '["12345678901234567890"]'],
  ])('that JSON does not allow: %s becomes %s', async (text, repaired) => {
    expect((await repair(text)).text).toBe(repaired)
  })
})

test('names the first of the JSON Lines without a repair', async () => {
  const error = await repair('{a:1}\n[2,]\n{"a"=1}', { lines: true }).catch((error: unknown) => error)
  expect((error as InputError).detail).toMatch(/^Line 3, column 5: /)
  await expect(repair('{a:1}\nDone', { lines: true })).rejects.toMatchObject({
    detail: 'Line 2, column 1: there’s no automatic repair from here on, at “Done”.',
  })
})

test('selects a line without a repair in the original text, not in the repaired one', async () => {
  const text = '{a:1, b:2, c:3}\n{"x" = 1}'
  const error = await repair(text, { lines: true }).catch((error: unknown) => error)
  expect(error).toMatchObject({ range: { start: text.indexOf('='), end: text.indexOf('=') + 1 } })
})

test('repairs JSON Lines line by line', async () => {
  const text = '{\'a\': 1}\n\n{"b": 12345678901234567890}\n{c: 3,}\n'
  const result = await repair(text, { lines: true })
  expect(result.repaired).toBe('{"a": 1}\n\n{"b": 12345678901234567890}\n{"c": 3}\n')
  expect(result.text).toBe('{"a":1}\n{"b":12345678901234567890}\n{"c":3}')
})
