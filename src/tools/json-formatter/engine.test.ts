import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<(typeof tool)['options']>>

// Without repair, this engine returns synchronously.
const { run } = testTool(tool, engine)

const format = (text: string, options: Options = {}) => run(text, options).text
const minify = (text: string, options: Options = {}) => run(text, { ...options, mode: 'minify' }).text

function errorIn(text: string): InputError | undefined {
  try {
    run(text, { mode: 'minify' })
    return undefined
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}

test.each([
  ['', ''],
  [' \n\t\r ', ''],
  ['0', '0'],
  [' "a" ', '"a"'],
  ['{}', '{}'],
  ['[ \n ]', '[]'],
  ['{ "a" : [ ] , "b" : { } }', '{\n  "a": [],\n  "b": {}\n}'],
  ['[1,[2,[3]]]', '[\n  1,\n  [\n    2,\n    [\n      3\n    ]\n  ]\n]'],
  ['{"a":{"b":null}}', '{\n  "a": {\n    "b": null\n  }\n}'],
  ['["{", "}", "[,]", ":", "\\""]', '[\n  "{",\n  "}",\n  "[,]",\n  ":",\n  "\\""\n]'],
  ['{"שלום": "👩‍👩‍👧", "é": "e\u0301"}', '{\n  "שלום": "👩‍👩‍👧",\n  "é": "e\u0301"\n}'],
  ['[1,\r\n2]', '[\r\n  1,\r\n  2\r\n]'],
  ['[1,\r2]', '[\r  1,\r  2\r]'],
])('%j is formatted as %j', (text, formatted) => {
  expect(format(text)).toBe(formatted)
})

test.each([
  ['4', '[\n    {\n        "a": 1\n    }\n]'],
  ['tab', '[\n\t{\n\t\t"a": 1\n\t}\n]'],
] as const)('indents by %s', (indent, formatted) => {
  expect(format('[{"a":1}]', { indent })).toBe(formatted)
})

test.each([
  ['a number too large for JavaScript', '[12345678901234567890]'],
  ['trailing zeros and exponents', '[1.0,-0,0e0,1E+2]'],
  ['numbers out of range or with many digits', '[1e400,0.1000000000000000055511151231257827]'],
  ['repeated keys', '{"a":1,"a":2}'],
  ['keys that look like numbers', '{"b":1,"10":2,"9":3}'],
  ['keys with a special meaning in JavaScript', '{"__proto__":{"constructor":1},"constructor":2}'],
  ['escapes', String.raw`["\u0041\/\n\ud83d",""]`],
  ['a lone surrogate', '["\ud83d","語"]'],
  ['Unicode line separators', '["\u2028\u2029"]'],
  ['a byte order mark within a string', '["\ufeff"]'],
  ['control characters above U+001F', '["\u007f\u0080"]'],
])('keeps %s', (_, text) => {
  expect(minify(text)).toBe(text)
  expect(minify(format(text))).toBe(text)
})

describe('errors', () => {
  test.each([
    ['[1,]', 'Line 1, column 4: expected a value, found “]”.'],
    ['{"a":1,}', 'Line 1, column 8: expected a key in double quotes, found “}”.'],
    ['{a:1}', 'Line 1, column 2: expected a key in double quotes or }, found “a”.'],
    ["['a']", "Line 1, column 2: expected a value or ], found “'”."],
    ['{"a" 1}', 'Line 1, column 6: expected a colon after the key, found “1”.'],
    ['{"a":1 "b":2}', 'Line 1, column 8: expected a comma or }, found “"”.'],
    ['[1\n 2]', 'Line 2, column 2: expected a comma or ], found “2”.'],
    ['[1,\r\n\r\n2}', 'Line 3, column 2: expected a comma or ], found “}”.'],
    ['[1,\r2,\r]', 'Line 3, column 1: expected a value, found “]”.'],
    ['{} {}', 'Line 1, column 4: expected the end of the text, found “{”.'],
    ['[', 'Line 1, column 2: expected a value or ], found the end of the text.'],
    ['{"a":', 'Line 1, column 6: expected a value, found the end of the text.'],
    ['"abc', 'Line 1, column 5: expected the closing quote of a string, found the end of the text.'],
    ['"a\nb"', 'Line 1, column 3: expected the closing quote of a string, found a line break.'],
    ['["\t"]', 'Line 1, column 3: expected the closing quote of a string, found a tab.'],
    ['["\u0000"]', 'Line 1, column 3: expected the closing quote of a string, found U+0000.'],
    [String.raw`"\x"`, String.raw`Line 1, column 3: expected one of " \ / b f n r t u after the backslash, found “x”.`],
    [String.raw`"\u12g4"`, String.raw`Line 1, column 6: expected four hexadecimal digits after \u, found “g”.`],
    [String.raw`"\u123g"`, String.raw`Line 1, column 7: expected four hexadecimal digits after \u, found “g”.`],
    ['[01]', 'Line 1, column 3: expected no digit after a leading 0, found “1”.'],
    ['[-]', 'Line 1, column 3: expected a digit after the minus sign, found “]”.'],
    ['[1.]', 'Line 1, column 4: expected a digit after the decimal point, found “]”.'],
    ['[1e+]', 'Line 1, column 5: expected a digit in the exponent, found “]”.'],
    ['[.5]', 'Line 1, column 2: expected a value or ], found “.”.'],
    ['tru', 'Line 1, column 1: expected a value, found “tru”.'],
    ['[True]', 'Line 1, column 2: expected a value or ], found “True”.'],
    ['name,city\nZoë,Köln', 'Line 1, column 1: expected a value, found “name”.'],
    ['[truely]', 'Line 1, column 6: expected a comma or ], found “ly”.'],
    ['[1, NaN]', 'Line 1, column 5: expected a value, found “NaN”.'],
    ['// no', 'Line 1, column 1: expected a value, found “/”.'],
    ['[1,\u00a02]', 'Line 1, column 4: expected a value, found U+00A0.'],
    ['{"👩‍👩‍👧é": 😀}', 'Line 1, column 8: expected a value, found “😀”.'],
    ['["\ud83d", x]', 'Line 1, column 7: expected a value, found “x”.'],
  ])('%j', (text, detail) => {
    expect(errorIn(text)).toMatchObject({ message: 'Invalid JSON. Please check your input.', detail })
  })

  test.each([
    ['[1,]', 3, ']'],
    ['[1,\n NaN]', 5, 'NaN'],
    ['{"👩": 😀}', 7, '😀'],
    ['[1', 2, ''],
  ])('%j has its error at %i', (text, start, found) => {
    expect(errorIn(text)?.range).toEqual({ start, end: start + found.length })
  })

  const fragment = fc.constantFrom(
    ...Array.from('{}[],:"\\/ \n\t\r-+.0123456789eEtrufalsn\u0000é'),
    ...['true', 'null', '"a"', '"a":', '\\u00e9', '[1,', '{"a":1,'],
  )

  test('rejects a text if and only if JSON.parse rejects it', () => {
    const fragments = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''))
    const nearlyValid = fc
      .tuple(fc.json(), fc.nat(), fragment)
      .map(([json, at, fragment]) => json.slice(0, at % json.length) + fragment + json.slice((at % json.length) + 1))
    fc.assert(
      fc.property(fc.oneof(fragments, nearlyValid), (text) => {
        fc.pre(text.trim() !== '')
        let isValid = true
        try {
          JSON.parse(text)
        } catch {
          isValid = false
        }
        expect(errorIn(text) === undefined).toBe(isValid)
      }),
    )
  })
})

describe('any JSON', () => {
  const whitespace = fc.stringMatching(/^[ \n\r\t]{0,3}$/)
  const value = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' })
  const json = fc
    .tuple(value, fc.constantFrom<(string | number)[]>(0, 1, '\t', ' \n'), whitespace)
    .map(([value, space, whitespace]) => whitespace + JSON.stringify(value, null, space) + whitespace)
  const options = fc.record({ indent: fc.constantFrom<'2' | '4' | 'tab'>('2', '4', 'tab'), sortKeys: fc.boolean() })

  test('minifying undoes formatting, and a second run changes nothing', () => {
    fc.assert(
      fc.property(json, options, (text, options) => {
        const formatted = format(text, options)
        expect(minify(formatted)).toBe(minify(text, { sortKeys: options.sortKeys }))
        expect(format(formatted, options)).toBe(formatted)
        expect(minify(minify(text))).toBe(minify(text))
      }),
    )
  })

  test('keeps its value, and is formatted like the output of JSON.stringify', () => {
    fc.assert(
      fc.property(value, options, (value, options) => {
        const text = JSON.stringify(value)
        expect(JSON.parse(format(text, options))).toEqual(JSON.parse(text))
        expect(minify(JSON.stringify(value, null, 3))).toBe(text)
        const space = options.indent === 'tab' ? '\t' : Number(options.indent)
        expect(format(text, { indent: options.indent })).toBe(JSON.stringify(value, null, space))
      }),
    )
  })
})

test.each([
  ['{"b":1,"a":2}', '{"a":2,"b":1}'],
  ['{"b":[{"d":1,"c":{"f":1,"e":2}}],"a":{}}', '{"a":{},"b":[{"c":{"e":2,"f":1},"d":1}]}'],
  ['{"a":1,"A":2,"é":3,"z":4,"10":5,"9":6}', '{"10":5,"9":6,"A":2,"a":1,"z":4,"é":3}'],
  ['{"b":1,"a":1,"b":2,"a":2}', '{"a":1,"a":2,"b":1,"b":2}'],
  [String.raw`{"\u0063":1,"b":2}`, String.raw`{"b":2,"\u0063":1}`],
  ['{"\uff5e":1,"😀":2}', '{"😀":2,"\uff5e":1}'],
  ['{"__proto__":1,"constructor":2,"":3}', '{"":3,"__proto__":1,"constructor":2}'],
  [' [ 3 , 1 , "b" , "a" ] ', '[3,1,"b","a"]'],
  [' 1.0 ', '1.0'],
])('%j with sorted keys is %j', (text, sorted) => {
  expect(minify(text, { sortKeys: true })).toBe(sorted)
})

/** Strings with lengths close to possible chunk lengths. */
const longStrings = [8190, 8191, 8192, 8193, 8194, 262_143, 600_000].flatMap((length) => [
  'a'.repeat(length),
  `${'a'.repeat(length - 3)}"👍`,
  '\\'.repeat(length / 2),
  'é'.repeat(length),
])

test.each([
  ['well-formed', ''],
  ['with a lone surrogate', '\ud83d'],
])('formats a long text in chunks: %s', (_, odd) => {
  const value = {
    odd,
    longStrings,
    short: Array.from({ length: 20_000 }, (_, i) => ({ i, [`é ${String(i)}`]: '"👍' })),
  }
  // JSON.stringify escapes a lone surrogate.
  const expected = JSON.stringify(value, undefined, 2).replaceAll('\\ud83d', odd)
  expect(format(JSON.stringify(value).replaceAll('\\ud83d', odd)) === expected).toBe(true)
})

test.each([8189, 8190, 8191, 8192])('formats a string of %i characters at a chunk boundary', (length) => {
  for (let before = 2 ** 18 - 12; before <= 2 ** 18; before += 1) {
    const [digits, text] = ['1'.repeat(before), `${'a'.repeat(length - 2)}\\\\`]
    expect(format(`[${digits},"${text}",[]]`) === `[\n  ${digits},\n  "${text}",\n  []\n]`).toBe(true)
  }
})

test('formats lines with a very long indentation', () => {
  const levels = 2800
  const nested = '['.repeat(levels) + ']'.repeat(levels)
  expect(format(nested, { indent: '4' }) === JSON.stringify(JSON.parse(nested), undefined, 4)).toBe(true)
})

test('formats a very long indentation at a chunk boundary', () => {
  const levels = 2049
  const indentations = Array.from({ length: levels + 1 }, (_, level) => `\r\n${' '.repeat(4 * level)}`)
  const opening = indentations
    .slice(1)
    .map((indentation) => `[${indentation}`)
    .join('')
  const closing = indentations
    .slice(0, -1)
    .reverse()
    .map((indentation) => `${indentation}]`)
    .join('')
  for (let before = 2 ** 18 - 3; before <= 2 ** 18; before += 1) {
    const digits = '1'.repeat(before)
    const text = `${'['.repeat(levels)}\r\n${digits}${']'.repeat(levels)}`
    expect(format(text, { indent: '4' }) === opening + digits + closing).toBe(true)
  }
})

test('refuses to format 16 KB of brackets into 256 MB of spaces', () => {
  const text = '['.repeat(8192) + ']'.repeat(8192)
  expect(() => format(text)).toThrow(/larger than 32 MB/)
})

describe('100,000 levels', () => {
  const levels = 100_000
  const arrays = '['.repeat(levels) + ']'.repeat(levels)
  const objects = '{"b":1,"a":'.repeat(levels) + '0' + '}'.repeat(levels)

  test('are minified', () => {
    expect(minify(arrays.replaceAll('[', '[ ')) === arrays).toBe(true)
    expect(minify(objects) === objects).toBe(true)
  })

  test('are sorted', () => {
    const text = minify(objects, { sortKeys: true })
    expect(text === '{"a":'.repeat(levels) + '0' + ',"b":1}'.repeat(levels)).toBe(true)
  })

  test('are checked', () => {
    expect(errorIn(arrays.slice(0, -1))?.detail).toContain('column 200000: expected a comma or ]')
  })

  test('are rejected before formatting produces gigabytes of spaces', () => {
    expect(() => format(arrays)).toThrow(
      new InputError('The formatted JSON would be larger than 32 MB. Minify it, or format a smaller part of it.'),
    )
  })

  test('have a tree', () => {
    expect(run(arrays, { mode: 'tree', open: '/ /0 /0/0' }).rows).toHaveLength(4)
  })
})

test('reports progress on a long text', () => {
  const reports: number[] = []
  const text = `[${`"${'a'.repeat(1096)}", `.repeat(2000)}0]`
  const progress = (done: number, total = 0) => reports.push(Math.round((100 * done) / total))
  for (const mode of ['format', 'minify'] as const) run(text, { mode }, progress)
  expect(reports).toEqual([45, 91, 45, 91])
})

describe('tree', () => {
  const text = '{"id": 7, "tags": ["a", "b"], "odd key": {"x": null, "x": true}, "none": {}}'
  const rowsOf = (text: string, open = '/') => run(text, { mode: 'tree', open }).rows ?? []

  test('prints open rows', () => {
    expect(run(text, { mode: 'tree', open: '/ /1' }).text.split('\n')).toEqual([
      '$: {4}',
      '  id: 7',
      '  tags: [2]',
      '    0: "a"',
      '    1: "b"',
      '  odd key: {2}',
      '  none: {0}',
    ])
    expect(run(text, { mode: 'tree', open: '/1' }).text).toBe('$: {4}')
    const nested = '{"a": [[[1], [2]], 3], "b": 4}'
    expect(run(nested, { mode: 'tree', open: '/' }).text).toBe('$: {2}\n  a: [2]\n  b: 4')
  })

  test('describes each row', () => {
    const start = text.indexOf('[')
    expect(rowsOf(text, '/ /1')[2]).toEqual({
      id: '/1',
      level: 2,
      number: 2,
      siblings: 4,
      kind: 'array',
      label: 'tags',
      step: '.tags',
      path: '$.tags',
      value: '',
      count: 2,
      bytes: 10,
      range: { start, end: start + 10 },
      isOpen: true,
      isMatch: false,
    })
    expect(rowsOf('["a", -1, true, [], {}]').map(({ kind }) => kind)).toEqual([
      'array',
      'string',
      'number',
      'word',
      'array',
      'object',
    ])
  })

  test.each([
    ['1', '/', '$'],
    ['{"items": [0, {"name": 1}]}', '/0/1/0', '$.items[1].name'],
    ['{"odd key": {"größe": 1}}', '/0/0', '$["odd key"].größe'],
    ['{"": 1}', '/0', '$[""]'],
    ['{"1st": 1}', '/0', '$["1st"]'],
    [String.raw`{"a\"b": 1}`, '/0', String.raw`$["a\"b"]`],
    ['{"__proto__": [1]}', '/0/0', '$.__proto__[0]'],
    // Not an identifier in JavaScript.
    ['{"x²": 1}', '/0', '$["x²"]'],
  ])('in %j the path of %s is %s', (text, id, path) => {
    const rows = rowsOf(text, '/ /0 /0/1')
    const index = rows.findIndex((row) => row.id === id)
    expect(rows[index]?.path).toBe(path)
  })

  test('has the size of each value in bytes', () => {
    const rows = rowsOf('{"a": "é", "b": [1, 2]}')
    expect(rows.map(({ bytes }) => bytes)).toEqual([24, 4, 6])
  })

  test('groups many elements in hundreds', () => {
    const many = `[${Array.from({ length: 25_050 }, (_, i) => `{"n":${String(i)}}`).join()}]`
    expect(rowsOf(many).map(({ label }) => label)).toEqual(['$', '0 … 9999', '10000 … 19999', '20000 … 25049'])
    const rows = rowsOf(many, '/ /20000-25049 /25000-25049 /25003')
    const index = rows.findIndex(({ label }) => label === 'n')
    expect(rows[index]).toMatchObject({ id: '/25003/0', level: 5, value: '25003' })
    expect(rows[index]?.path).toBe('$[25003].n')
    expect(rows).toHaveLength(1 + 3 + 51 + 50 + 1)
  })

  test('shortens long values and keys', () => {
    const [, row] = rowsOf(`["${'😀'.repeat(200)}"]`)
    expect(row?.value).toBe(`"${'😀'.repeat(49)}…`)
    expect(rowsOf(`{"${'é'.repeat(101)}": 1}`)[1]?.label).toBe(`${'é'.repeat(100)}…`)
  })

  test.each([
    ['', []],
    [' \n', []],
  ])('is empty for %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })
})

test.each([
  ['format', { text: '' }],
  ['minify', { text: '' }],
  ['tree', { text: '', rows: [] }],
] as const)('%s returns an empty result for blank text, with a note', (mode, result) => {
  expect(run(' \n', { mode })).toEqual(result)
  expect(engine.note?.(run(' \n', { mode }))).toBe('The text is empty, so there’s no result.')
  expect(engine.note?.(run('{}', { mode, find: 'none' }))).toBeUndefined()
})
