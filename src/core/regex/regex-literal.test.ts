import { expect, test } from 'vitest'
import { readRegexLiteral } from './regex-literal.ts'

test.each([
  [String.raw`/\d+/gi`, { pattern: String.raw`\d+`, flags: 'gi' }],
  [' /a.b/ ', { pattern: 'a.b', flags: '' }],
  [String.raw`/a\/b\\/g`, { pattern: String.raw`a/b\\`, flags: 'g' }],
  ['/[/]+/dg', { pattern: '[/]+', flags: 'g' }],
  ['/path/g', { pattern: 'path', flags: 'g' }],
  ['/path/', undefined],
  ['/usr/local/bin', undefined],
  ['/usr/', undefined],
  ['/a.b/c.d/', undefined],
  ['/a/gg', undefined],
  ['/a/uv', undefined],
  ['//', undefined],
  ['// a comment/g', undefined],
  ['/a\nb/g', undefined],
  ['a/b', undefined],
])('%j is read as %j', (text, literal) => {
  expect(readRegexLiteral(text)).toEqual(literal)
})
