import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJwt } from './jwt.ts'

const encode = (text: string) => Buffer.from(text).toString('base64url')
const token = (header: string, payload: string) => `${encode(header)}.${encode(payload)}.c2ln`

// From RFC 7519, section 3.1.
const rfcToken =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.' +
  'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.' +
  'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

test('decodes the token of RFC 7519, whose JSON has spaces of its own', () => {
  expect(readJwt(rfcToken)).toEqual({
    header: '{"typ":"JWT",\r\n "alg":"HS256"}',
    payload: '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}',
    times: [{ claim: 'exp', seconds: 1300819380 }],
  })
})

test('indents compact JSON and lists the times in the order of the payload', () => {
  const jwt = readJwt(token('{"alg":"none"}', '{"exp":20,"name":"Zoë","iat":10,"nbf":"soon"}'))
  expect(jwt).toEqual({
    header: '{\n  "alg": "none"\n}',
    payload: '{\n  "exp": 20,\n  "name": "Zoë",\n  "iat": 10,\n  "nbf": "soon"\n}',
    times: [
      { claim: 'exp', seconds: 20 },
      { claim: 'iat', seconds: 10 },
    ],
  })
})

test.each(['{"id":9007199254740993}', '{"a":1,"a":2}', '{"price":1.10}'])(
  'does not change %s, which would not survive parsing',
  (payload) => {
    expect(readJwt(token('{"alg":"HS256"}', payload))?.payload).toBe(payload)
  },
)

test.each([`Bearer ${rfcToken}`, `\n${rfcToken}\n`, rfcToken.replace(/[^.]*$/, '')])('reads %j', (text) => {
  expect(readJwt(text)).toBeDefined()
})

describe('not a token', () => {
  test.each([
    '',
    'example.com',
    'eyJhbGciOiJIUzI1NiJ9',
    'eyJhbGciOiJIUzI1NiJ9.e30',
    'eyJhbGciOiJIUzI1NiJ9.e30.c2ln.c2ln',
    'every.single.word',
    token('[1]', '{}'),
    token('{"typ":"JWT"}', '{}'),
    token('{"alg":"HS256"}', 'not JSON'),
    token('{"alg":"HS256"}', '1'),
    `${encode('{"alg":"HS256"}')}._w.c2ln`,
    'https://example.org/eyJ.eyJ.x',
  ])('%j', (text) => {
    expect(readJwt(text)).toBeUndefined()
  })

  test('any text is read without an exception', () => {
    const part = fc.base64String().map((text) => text.replace(/=+$/, ''))
    fc.assert(
      fc.property(fc.tuple(part, part, part), (parts) => {
        readJwt(`e${parts.join('.')}`)
      }),
    )
  })
})

test('decodes any payload', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      const json = JSON.stringify(payload)
      const read = readJwt(token('{"alg":"HS256"}', json))?.payload ?? ''
      expect(JSON.stringify(JSON.parse(read))).toBe(json)
    }),
  )
})

test.each([`Authorization: Bearer ${rfcToken}`, `"${rfcToken}"`, `  bearer ${rfcToken}\n`])(
  'reads a token in %j',
  (text) => {
    expect(readJwt(text)).toEqual(readJwt(rfcToken))
  },
)
