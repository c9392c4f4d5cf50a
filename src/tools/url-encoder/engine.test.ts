import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { chunkLength } from '#core/long-text/chunks.ts'
import { attempt } from '#run/attempt.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { addParameter, editParameter, readAddress, readQuery, removeParameter } from './query-parameters.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { runAsync } = testTool(tool, engine)

async function encode(text: string, options: Options = {}) {
  return (await runAsync(text, options)).text
}

function decode(text: string, options: Options = {}) {
  return encode(text, { ...options, direction: 'decode' })
}

test.each([
  ['', ''],
  ['hello', 'hello'],
  ['a b', 'a%20b'],
  ["AZaz09-_.!~*'()", "AZaz09-_.!~*'()"],
  [';/?:@&=+$,#', '%3B%2F%3F%3A%40%26%3D%2B%24%2C%23'],
  ['%', '%25'],
  ['"<>[]\\^`{|}', '%22%3C%3E%5B%5D%5C%5E%60%7B%7C%7D'],
  ['café', 'caf%C3%A9'],
  ['日本', '%E6%97%A5%E6%9C%AC'],
  ['😀', '%F0%9F%98%80'],
  ['שלום', '%D7%A9%D7%9C%D7%95%D7%9D'],
  ['\r\n\0\ufeff', '%0D%0A%00%EF%BB%BF'],
])('encodes %j as %s and decodes it', async (text, encoded) => {
  expect(await encode(text)).toBe(encoded)
  expect(await decode(encoded)).toBe(text)
})

test.each<[string, Options, string]>([
  ['a%20b c%e9%', {}, 'a%20b%20c%e9%25'],
  ['%%20%2520%2', {}, '%25%20%2520%252'],
  ['a%20b c+%0A\n', { plus: true, lines: true }, 'a%20b+c%2B%0A\n'],
  ['https://ex.org/a%20b c?q=50%25 x&r=ü', { wholeUrl: true }, 'https://ex.org/a%20b%20c?q=50%25%20x&r=%C3%BC'],
])('keeps the existing escapes of %j with %j', async (text, options, encoded) => {
  expect(await encode(text, { ...options, keepEscapes: true })).toBe(encoded)
})

test('says that the last line break became an escape', async () => {
  const noteOn = async (text: string, options: Options = {}) => engine.note?.(await runAsync(text, options))
  expect(await noteOn('a b\n')).toBe(
    'The line break at the end became %0A. “Encode each line separately” (--lines) keeps it.',
  )
  expect(await noteOn(`${'a '.repeat(chunkLength)}\n`)).toContain('%0A')
  expect(await noteOn('a\nb')).toBeUndefined()
  expect(await noteOn('a b\n', { lines: true })).toBeUndefined()
})

describe('keeping URL punctuation', () => {
  test.each([
    ['https://user@example.org:80/a b?c=d&e=f+g#h', 'https://user@example.org:80/a%20b?c=d&e=f+g#h'],
    ['/ü,x;y$', '/%C3%BC,x;y$'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['a HTTPS://ann:x@[2001:db8::1]/[ü] b', 'a%20HTTPS://ann:x@[2001:db8::1]/%5B%C3%BC%5D%20b'],
    ['http://[x] [::1] http://[::1]x', 'http://%5Bx%5D%20%5B::1%5D%20http://%5B::1%5Dx'],
    ['100%', '100%25'],
  ])('encodes %j as %s and decodes it', async (text, encoded) => {
    expect(await encode(text, { wholeUrl: true })).toBe(encoded)
    expect(await decode(encoded, { wholeUrl: true })).toBe(text)
  })

  test('keeps the brackets of an IPv6 host across chunks', async () => {
    for (let length = chunkLength - 20; length <= chunkLength; length++) {
      const text = `${'a'.repeat(length)} http://[::1]:8080/`
      expect((await encode(text, { wholeUrl: true })).endsWith('%20http://[::1]:8080/')).toBe(true)
    }
  })

  test.each<[string, Options, string]>([
    ['  https://a.co/x y ', {}, '  https://a.co/x%20y '],
    ['   ', {}, '   '],
    [' a b \n c d ', {}, ' a%20b %0A c%20d '],
    [' a b \n c d \r\n', { lines: true }, ' a%20b \n c%20d \r\n'],
    [' a b%20 ', { plus: true, keepEscapes: true }, ' a+b%20 '],
    [' a b%20 ', { lines: true, plus: true, keepEscapes: true }, ' a+b%20 '],
  ])('keeps the spaces around %j with %j', async (text, options, encoded) => {
    expect(await encode(text, { ...options, wholeUrl: true })).toBe(encoded)
  })

  test('keeps thousands of spaces around lines', async () => {
    const line = `${' '.repeat(chunkLength)}a b${' '.repeat(chunkLength)}\n`
    const encoded = await encode(line.repeat(2), { wholeUrl: true, lines: true })
    expect(encoded === line.repeat(2).replaceAll('a b', 'a%20b')).toBe(true)
  })

  test('keeps encoded separators as they are', async () => {
    expect(await decode('/a%2Fb%2fc%3Fd%23e%20f', { wholeUrl: true })).toBe('/a%2Fb%2fc%3Fd%23e f')
  })
})

describe('each line', () => {
  test.each([
    ['a b\nc&d\r\n', {}, 'a%20b\nc%26d\r\n'],
    ['100%0A\n', {}, '100%250A\n'],
    ['https://a.co/x y\nhttps://b.co/ü', { wholeUrl: true }, 'https://a.co/x%20y\nhttps://b.co/%C3%BC'],
    ['a b\nc', { plus: true }, 'a+b\nc'],
  ])('of %j with %j is encoded separately: %j', async (text, options, encoded) => {
    expect(await encode(text, { ...options, lines: true })).toBe(encoded)
    expect(await decode(encoded, { ...options, lines: true })).toBe(text)
  })
})

describe('spaces as +', () => {
  test.each([
    ['a b', 'a+b'],
    ['1 + 1', '1+%2B+1'],
  ])('encodes %j as %s and decodes it', async (text, encoded) => {
    expect(await encode(text, { plus: true })).toBe(encoded)
    expect(await decode(encoded, { plus: true })).toBe(text)
  })

  test.each([
    ['/?q=c++ tips&n=%2B', '/?q=c%2B%2B+tips&n=%252B'],
    ['/a b#c', '/a+b#c'],
  ])('encodes the whole URL %j as %s and decodes it', async (text, encoded) => {
    expect(await encode(text, { wholeUrl: true, plus: true })).toBe(encoded)
    expect(await decode(encoded, { wholeUrl: true, plus: true })).toBe(text)
  })

  test.each([
    ['a+b', false, 'a+b'],
    ['a+b', true, 'a b'],
    ['a%2Bb+c', true, 'a+b c'],
  ])('decodes %j with the option spaces as + %s', async (text, plus, decoded) => {
    expect(await decode(text, { plus })).toBe(decoded)
  })
})

test.each([
  ["AZaz09-_.~!*'() ", {}, 'AZaz09-_.~%21%2A%27%28%29%20'],
  ['/?q=(a b)!', { wholeUrl: true, plus: true }, '/?q=%28a+b%29%21'],
])('%j with %j, strictly by RFC 3986, is %s', async (text, options, encoded) => {
  expect(await encode(text, { ...options, strict: true })).toBe(encoded)
  expect(await decode(encoded, { ...options, strict: true })).toBe(text)
})

test.each(['\ud800', 'a\udc00b', '😀\ud83d'])('rejects a lone surrogate in %j', async (text) => {
  await expect(encode(text)).rejects.toThrow('Encoding error. Check your input.')
})

describe('rejects', () => {
  test.each([
    ['%E0%A4', '%E0%A4 at character 1 isn’t valid UTF-8.'],
    ['100%', 'The % at character 4 needs two hexadecimal digits after it. Write a percent sign as %25.'],
    ['é%2', 'The % at character 2 needs two hexadecimal digits after it. Write a percent sign as %25.'],
    ['😀e\u0301%2', 'The % at character 3 needs two hexadecimal digits after it. Write a percent sign as %25.'],
    ['👩‍👩‍👧 %FF', '%FF at character 3 isn’t valid UTF-8.'],
    ['%zz', 'The % at character 1 needs two hexadecimal digits after it. Write a percent sign as %25.'],
    ['%u0041', 'The % at character 1 needs two hexadecimal digits after it. Write a percent sign as %25.'],
    ['%20%FFx', '%20%FF at character 1 isn’t valid UTF-8.'],
    ['%C0%80', '%C0%80 at character 1 isn’t valid UTF-8.'],
    ['%ED%A0%80', '%ED%A0%80 at character 1 isn’t valid UTF-8.'],
    ['é %E2%82é', '%E2%82 at character 3 isn’t valid UTF-8.'],
    ['%C3'.repeat(20), `${'%C3'.repeat(10)}… at character 1 isn’t valid UTF-8.`],
    ['\ud800%FF', '%FF at character 2 isn’t valid UTF-8.'],
  ])('%j: %s', async (text, detail) => {
    const expected = { ok: false, message: 'Decoding error. Invalid URL encoding.', detail }
    expect(await attempt(() => decode(text))).toEqual(expected)
    expect(await attempt(() => decode(text, { wholeUrl: true }))).toEqual(expected)
  })
})

test('keeps text between escapes unchanged', async () => {
  expect(await decode('日本%20\ud800%C3%A9')).toBe('日本 \ud800é')
})

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }))

test('decoding restores every well-formed text', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), fc.boolean(), async (text, wholeUrl, plus) => {
      expect(await decode(await encode(text, { wholeUrl, plus }), { wholeUrl, plus })).toBe(text)
    }),
  )
})

test('encodes in the same way as JavaScript', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect(await encode(text)).toBe(encodeURIComponent(text))
      const address = `[${text.replace(/[\r\n]/g, '')}]`
      expect(await encode(address, { wholeUrl: true })).toBe(encodeURI(address))
    }),
  )
})

const nearlyEncoded = fc.string({
  unit: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('%E2', '%82', '%AC', '%C3', '%a9', '%F0', '%9F', '%98', '%80', '%25', '%2F', '%3f'),
    },
    { weight: 1, arbitrary: fc.constantFrom('a', 'é', '€', '😀', '\ud800', '%', '+', '0', '\ufeff', '%EF%BB%BF') },
  ),
  maxLength: 8,
})

test('decodes the same text as JavaScript and rejects any other text', async () => {
  await fc.assert(
    fc.asyncProperty(nearlyEncoded, fc.boolean(), async (text, wholeUrl) => {
      const [expected] = await Promise.allSettled([
        Promise.resolve().then(() => (wholeUrl ? decodeURI(text) : decodeURIComponent(text))),
      ])
      const outcome = await attempt(() => decode(text, { wholeUrl }))
      expect(outcome.ok && outcome.result).toBe(expected.status === 'fulfilled' && expected.value)
    }),
  )
})

test('encodes and decodes a long text', async () => {
  const text = 'naïve 日本語 😀 text/\n'.repeat(30_000)
  expect(await encode(text)).toBe(encodeURIComponent(text))
  expect(await decode(encodeURIComponent(text))).toBe(text)
  expect(await decode(`${text}%20`)).toBe(`${text} `)
  expect(await attempt(() => decode(`${text}%`))).toMatchObject({
    detail: 'The % at character 540001 needs two hexadecimal digits after it. Write a percent sign as %25.',
  })
})

describe('query parameters', () => {
  test.each([
    ['', []],
    ['https://example.org/', []],
    ['https://example.org/?', []],
    ['https://example.org/a=b', []],
    ['data:text/plain;base64,SGk=', []],
    [
      'https://example.org/?q=a+b&lang=en#c=d',
      [
        ['q', 'a b'],
        ['lang', 'en'],
      ],
    ],
    ['?a=1', [['a', '1']]],
    [
      'a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      '/?q=%E6%97%A5%E6%9C%AC&x',
      [
        ['q', '日本'],
        ['x', ''],
      ],
    ],
    [
      '/?a=b=c&d=',
      [
        ['a', 'b=c'],
        ['d', ''],
      ],
    ],
    [
      '/?a=1&&b=2&',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      '/?a=100%&b=%FF',
      [
        ['a', '100%'],
        ['b', '%FF'],
      ],
    ],
    [
      '/?__proto__=1&constructor=2',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
    ['/?a%5B%5D=1', [['a[]', '1']]],
    ['/?q=hello world', [['q', 'hello world']]],
    ['  \n /?a=1\n/?b=2', [['a', '1']]],
    ['Why? Because a = b.', []],
    ['Two plus two = four', []],
  ])('of %j are %j', (text, parameters) => {
    expect(readQuery(text)).toEqual(parameters.map(([name, value]) => ({ name, value })))
  })

  test('are limited to 1,000', () => {
    expect(readQuery(`?${'a=1&'.repeat(20_000)}`)).toHaveLength(1000)
  })

  test('are included in the result', async () => {
    expect(await runAsync('?a=%20', { direction: 'decode' })).toEqual({
      text: '?a= ',
      query: [{ name: 'a', value: ' ' }],
    })
  })
})

test.each([
  ['', ''],
  ['a b', ''],
  ['mailto:ann@example.org', ''],
  ['https://example.org', 'Scheme=https Host=example.org'],
  [
    ' https://ann@ex.org:8080/caf%C3%A9?x=1#b%20c',
    'Scheme=https User=ann Host=ex.org Port=8080 Path=/café Fragment=b c',
  ],
  ['http://[::1]:80/%zz?a#\nsecond', 'Scheme=http Host=[::1] Port=80 Path=/%zz'],
])('the address %j has the parts %s', (text, expected) => {
  const parts = readAddress(text).map(({ name, value }) => `${name}=${value}`)
  expect(parts.join(' ')).toBe(expected)
})

describe('editing the query', () => {
  const address = 'see https://ex.org/a%7eb?q=caf%c3%a9+x&flag&a=1&a=%zz&&empty=#top?b=1\nsecond=line'

  test.each([
    [0, { value: 'tea & milk' }, 'q=tea+%26+milk&flag&a=1&a=%zz&&empty='],
    [0, { name: 'query' }, 'query=caf%c3%a9+x&flag&a=1&a=%zz&&empty='],
    [1, { value: '1' }, 'q=caf%c3%a9+x&flag=1&a=1&a=%zz&&empty='],
    [1, { name: 'b#=' }, 'q=caf%c3%a9+x&b%23%3D&a=1&a=%zz&&empty='],
    [3, { value: '2' }, 'q=caf%c3%a9+x&flag&a=1&a=2&&empty='],
    [4, { value: '\ud83d' }, 'q=caf%c3%a9+x&flag&a=1&a=%zz&&empty=%EF%BF%BD'],
  ])('parameter %i is changed to %j, and nothing else', (index, change, query) => {
    const expected = `see https://ex.org/a%7eb?${query}#top?b=1\nsecond=line`
    expect(editParameter(address, index, change)).toBe(expected)
  })

  test('a space is written as %20 if the query has no +', () => {
    expect(editParameter('?a=1#b+c', 0, { value: 'x y' })).toBe('?a=x%20y#b+c')
  })

  test('adds a parameter before the fragment', () => {
    expect(addParameter('https://ex.org/?a=1#top', { name: 'b c', value: '' })).toBe('https://ex.org/?a=1&b%20c=#top')
    expect(addParameter('a=1\n', { name: 'b', value: '2' })).toBe('a=1&b=2\n')
  })

  test.each([
    ['https://ex.org/?a=1&b=2&c=3#top', 0, 'https://ex.org/?b=2&c=3#top'],
    ['https://ex.org/?a=1&b=2&c=3#top', 1, 'https://ex.org/?a=1&c=3#top'],
    ['https://ex.org/?a=1&b=2&c=3#top', 2, 'https://ex.org/?a=1&b=2#top'],
    ['https://ex.org/?a=1#top', 0, 'https://ex.org/#top'],
    ['a=1&b=2', 0, 'b=2'],
    ['a=1', 0, ''],
    [' a=1', 0, ' '],
  ])('%s without parameter %i', (text, index, expected) => {
    expect(removeParameter(text, index)).toBe(expected)
  })

  const anyQuery = fc
    .array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
      minLength: 1,
      maxLength: 5,
    })
    .map((pairs) => pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join('=')))
  const anyText = fc.tuple(anyQuery, fc.nat(), fc.string({ unit: 'grapheme', minLength: 1 }))

  test('an edit is read back, and the other parameters are the same', () => {
    fc.assert(
      fc.property(anyText, ([parameters, number, text]) => {
        const url = `https://ex.org/?${parameters.join('&')}#end`
        const index = number % parameters.length
        const expected = readQuery(url).map((parameter, other) =>
          other === index ? { ...parameter, value: text } : parameter,
        )
        const edited = editParameter(url, index, { value: text })
        expect(readQuery(edited)).toEqual(expected)
        expect(readQuery(editParameter(url, index, { name: text }))[index]).toEqual({
          ...readQuery(url)[index],
          name: text,
        })
        expect(readQuery(addParameter(url, { name: text, value: text }))).toEqual([
          ...readQuery(url),
          { name: text, value: text },
        ])
        expect(readQuery(removeParameter(url, index))).toEqual(readQuery(url).filter((_, other) => other !== index))
      }),
    )
  })
})
