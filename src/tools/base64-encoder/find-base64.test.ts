import { expect, test } from 'vitest'
import { findBase64, findValidRest } from './find-base64.ts'

test.each([
  ['spaces around it', '  SGVsbG8=  ', 'SGVsbG8='],
  ['double quotes', '"SGVsbG8="', 'SGVsbG8='],
  ['single quotes and a comma', "'SGVsbG8=',", 'SGVsbG8='],
  ['typographic quotes', '“SGVsbG8=”', 'SGVsbG8='],
  ['a header', 'Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  ['a header in a command', "curl -H 'Authorization: Basic dXNlcjpwYXNz' example.org", 'dXNlcjpwYXNz'],
  ['a scheme', 'Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  ['JSON around it', '{"token":"SGVsbG8gd29ybGQhIFRoaXM="}', 'SGVsbG8gd29ybGQhIFRoaXM='],
  ['a name in quotes before it', '"password": "SGVsbG8gd29ybGQ=",', 'SGVsbG8gd29ybGQ='],
  ['YAML around it', 'data:\n  user: YWRtaW4=\n  password: cGFzc3dvcmQtMTIzNDU=\n', 'cGFzc3dvcmQtMTIzNDU='],
  ['a variable before it', 'DATABASE_PASSWORD=cGFzc3dvcmQtMTIzNDU=', 'cGFzc3dvcmQtMTIzNDU='],
  ['XML around it', '<data encoding="base64">SGVsbG8sIHdvcmxkIQ==</data>', 'SGVsbG8sIHdvcmxkIQ=='],
  ['an email header around it', 'Subject: =?UTF-8?B?SGVsbG8sIHfDtnJsZCE=?=', 'SGVsbG8sIHfDtnJsZCE='],
  ['percent-encoded padding', 'SGVsbG8%3D', 'SGVsbG8='],
  ['percent-encoded symbols', 'Pz8%2bPz8%2F', 'Pz8+Pz8/'],
  ['spaces within it', 'SGVs bG8s\tIHdvcmxkIQ==', 'SGVsbG8sIHdvcmxkIQ=='],
  ['indented lines', '  SGVs\n  bG8=\n', 'SGVsbG8='],
  ['line breaks as escapes', String.raw`"SGVs\nbG8=\r\n"`, 'SGVs\nbG8='],
  ['a PEM certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n/w==\n-----END CERTIFICATE-----\n', 'MIIB/w=='],
  [
    'a PEM key with headers',
    '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: DES-CBC,00\n\nMIIB\n-----END RSA PRIVATE KEY-----',
    'MIIB',
  ],
  ['a data URI in CSS', 'a { background: url("data:image/gif;base64,R0lGODlh") }', 'data:image/gif;base64,R0lGODlh'],
])('finds Base64 with %s', (_, text, base64) => {
  expect(findBase64(text)).toBe(base64)
})

test.each([
  '',
  '  ',
  '""',
  'Hello world',
  'this is a plain sentence',
  'Basic instructions',
  'SGVsbG8!',
  '{"password": "username"}',
  '-----BEGIN X-----',
  'The getElementById function of the client-side and/or server-side library wasn’t found in version 20241118.',
])('finds none in %j', (text) => {
  expect(findBase64(text)).toBeUndefined()
})

test.each([
  ['an invalid character', 'SGVsbG8gV29ybGQ$=', 'SGVsbG8gV29ybGQ'],
  ['an incomplete end', 'SGVsbG8gV29yb', 'SGVsbG8gV29y'],
  ['too much padding', 'SGVsbG8==', 'SGVsbG8'],
  ['padding in the middle', 'SGVs=bG8s', 'SGVsbG8s'],
  ['an invalid character between long parts', 'SGVsbG8s!IHdvcmxkISBhbmQgbW9yZQ==', 'SGVsbG8sIHdvcmxkISBhbmQgbW9yZQ'],
])('finds the valid rest of Base64 with %s', (_, text, rest) => {
  expect(findBase64(text)).toBeUndefined()
  expect(findValidRest(text)).toBe(rest)
})

test.each(['', 'Hi!', 'Hello, world!', 'This is a plain sentence, isn’t it?'])('finds no valid rest in %j', (text) => {
  expect(findValidRest(text)).toBeUndefined()
})

test('reads a long text without a match in linear time', () => {
  expect(findBase64(`-----BEGIN X-----${'a: b\n'.repeat(100_000)}`)).toBeUndefined()
  expect(findBase64(`x${' '.repeat(100_000)}x!`)).toBeUndefined()
  expect(findValidRest('!x'.repeat(100_000))).toBeUndefined()
})
