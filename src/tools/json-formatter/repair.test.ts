import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<(typeof tool)['options']>>

async function repair(text: string, options: Options = {}) {
  const chosen = { ...initialOptions(tool.options), mode: 'minify', repair: true, ...options } as const
  return engine.run({ text }, chosen, createEngineContext())
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
  ['missing commas', '[1 2\n3]', '[1,2,3]'],
  ['values without a separator', '{"a":1}{"b":2} [3]', '[{"a":1},{"b":2},[3]]'],
  ['missing brackets', '{"a": [1, 2', '{"a":[1,2]}'],
  ['a missing single quote', "{'a': 'b", '{"a":"b"}'],
  ['a missing quote', '{"a": "b', '{"a":"b"}'],
  ['a Markdown code block', '```json\n{"a": 1}\n```', '{"a":1}'],
  ['a callback', 'callback({"a": 1});', '{"a":1}'],
  ['a byte order mark', '\ufeff{"a": 1}', '{"a":1}'],
  ['repeated commas', '{"a":1,,"b":[1,,,2,,]}', '{"a":1,"b":[1,2]}'],
  ['commas at the start', '[,1,{,"a":2}]', '[1,{"a":2}]'],
  ['repeated commas among other mistakes', "{'a':1,,b:+2,,'c':3};", '{"a":1,"b":2,"c":3}'],
  ['plus signs', '{"a":+1,"b":[+0.5]}', '{"a":1,"b":[0.5]}'],
  ['a semicolon at the end', '{"a":"b;,,+1"};\n', '{"a":"b;,,+1"}'],
  ['semicolons instead of commas', '{a: 1; "b": "c;d";; e: [2; 3;];}', '{"a":1,"b":"c;d","e":[2,3]}'],
  ['HTML entities', '{&quot;a&quot;: 1}', '{"a":1}'],
  ['URL encoding', '%7B%22a%22%3A%5B1%5D%7D\n', '{"a":[1]}'],
  ['Python tuples', "{'a': (1, ('b (', 2,)), 'c': [()]}", '{"a":[1,["b (",2]],"c":[[]]}'],
  ['a list of Python tuples', '[(1,2),(3,)]', '[[1,2],[3]]'],
  ['a Python tuple', '(1, 2)', '[1,2]'],
  ['a Python tuple with one list', "('a', [1, 2], 'b')", '["a",[1,2],"b"]'],
  ['Python strings with a letter', "{u'a': b'c', 'd': b}", '{"a":"c","d":"b"}'],
  ['a value in parentheses', '({"a": 1})', '{"a":1}'],
  ['the start of a line in a log', '[10:00:01] INFO (web) {"a":1,}', '{"a":1}'],
  ['several lines of a log', 'INFO {"a":1}\nWARN {"a":2}', '[{"a":1},{"a":2}]'],
  ['a word before an array', 'Result: [1,2]', '[1,2]'],
  [
    'commas after brackets, but not in strings',
    '{“a”: “b,]”, "c": "d,\n}", \'e\': `f, ]`,}',
    '{"a":"b,]","c":"d,\\n}","e":"f, ]"}',
  ],
  ['a code block with repeated commas', '```\n[1,,2,]\n```', '[1,2]'],
  ['a note before the JSON', 'Note: done\nResult: {"a": 1,}', '{"a":1}'],
  ['an answer around the JSON', 'Here it is:\n```json\n{"a": 1}\n```\nHope it’s useful!', '{"a":1}'],
  ['a command around the JSON', 'curl -d \'{"a": [1]}\' http://b', '{"a":[1]}'],
  ['headers before the JSON', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": 1}\n', '{"a":1}'],
  ['a remark after the JSON', '{"a": 1}\nDone in 3 s', '{"a":1}'],
  ['escaped JSON in a log', String.raw`10:00:01 INFO [web] body="{\"a\":{\"b\":\"c\"}}" ok`, '{"a":{"b":"c"}}'],
  ['members without braces', '"a": 1,\n"b": [2]', '{"a":1,"b":[2]}'],
  [
    'backslashes',
    String.raw`["C:\Users\me", "\users", "\"\\\u0041", 'it\'s', ]`,
    String.raw`["C:\\Users\\me","\\users","\"\\\u0041","it's"]`,
  ],
  [
    'the backslashes of Windows paths',
    String.raw`{"path":"C:\Users\bob", "share":"\\server\share", 'say': 'C:\x \'\n\'', "mixed":"C:\\a\Users \"b\"", "line":"a\nb"}`,
    String.raw`{"path":"C:\\Users\\bob","share":"\\\\server\\share","say":"C:\\x '\\n'","mixed":"C:\\a\\Users \"b\"","line":"a\nb"}`,
  ],
  ['line breaks in strings', '{"a": "b\nc"}', String.raw`{"a":"b\nc"}`],
])('repairs %s', async (_, text, repaired) => {
  expect((await repair(text)).text).toBe(repaired)
})

test('takes no minutes for 20,000 commas before a closing bracket', async () => {
  const text = `[${'{"a": 1,},\n'.repeat(20_000)}]`
  expect((await repair(text)).text).toHaveLength(20_000 * '{"a":1},'.length + 1)
})

test('takes no minutes for 20,000 apostrophes', async () => {
  const text = `{'a': ${"it's ".repeat(20_000)}`
  await expect(repair(text)).resolves.toBeDefined()
})

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
  ["INFO {'a': 1, 'b' => 2}", 'Line 1, column 19: there’s no automatic repair from here on, at “=”.'],
  ['{"a"=1}', 'Line 1, column 5: expected a colon after the key, found “=”.'],
  [`${'['.repeat(100_000)}'`, "Line 1, column 100001: expected a value or ], found “'”."],
  ['name: web\nport: 80\nlist:\n  - a', 'Line 1, column 1: this doesn’t look like JSON. It starts with “name”.'],
  ['\n id,name\n1,Ann', 'Line 2, column 2: this doesn’t look like JSON. It starts with “id”.'],
  ['a: [a]\nb: c', 'Line 1, column 1: this doesn’t look like JSON. It starts with “a”.'],
  ['name: web\nports: [80, 443]', 'Line 1, column 1: this doesn’t look like JSON. It starts with “name”.'],
  ['x:\r\n  - y: {z: 1}', 'Line 1, column 1: this doesn’t look like JSON. It starts with “x”.'],
  ['[server]\nport=80', 'Line 1, column 1: this doesn’t look like JSON. It starts with “[”.'],
  ['See [this page](http://b).', 'Line 1, column 1: this doesn’t look like JSON. It starts with “See”.'],
  ['"Quoted" prose [sic]', 'Line 1, column 1: this doesn’t look like JSON. It starts with “"”.'],
  ['a = [1, 2]\nb = "x"', 'Line 1, column 1: expected a value, found “a”.'],
  ['%7B%22a%22%3A1%2C%7D', 'Line 1, column 1: expected a value, found “%”.'],
  ['%7Bhello', 'Line 1, column 1: expected a value, found “%”.'],
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

test.each([
  ['2026-01-02 10:11 INFO response={"status":"ok","n":[1,2]} took 12ms', '{"status":"ok","n":[1,2]}'],
  ['[{"a":1}] took 12ms', '[{"a":1}]'],
  [
    'Sure! Here is the JSON you asked for:\n\n```json\n{\n"name": "Zoë",\n"items": [1, 2, 3,],\n}\n```\n\nHope this helps!',
    '{"name":"Zoë","items":[1,2,3]}',
  ],
  ['Here is the JSON: {"a":1,} Thanks', '{"a":1}'],
  ['2026-11-18 INFO payload={"a":1,} status=200', '{"a":1}'],
  ['Here is the "fixed" list [v2]:\n```json\n[{"a":1,},]\n```\nI removed the "b".', '[{"a":1}]'],
  [String.raw`{"body":"{\"a\":1}",}`, String.raw`{"body":"{\"a\":1}"}`],
  ['[10:00:01] INFO [web] payload={"a":1,} status=200', '{"a":1}'],
  ['curl -d \'{a: "}", b: [1,]}\' http://b', '{"a":"}","b":[1]}'],
])('takes the JSON out of %s', async (text, json) => {
  expect((await repair(text)).text).toBe(json)
})

test('repairs the lines of a log, and names the first line without a repair', async () => {
  const lines = ['INFO {"a":1}', '[12:00] WARN {a:2}']
  expect((await repair(lines.join('\n'), { lines: true })).text).toBe('{"a":1}\n{"a":2}')
  const error = await repair([...lines, '{"a"=1}'].join('\n'), { lines: true }).catch((error: unknown) => error)
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
