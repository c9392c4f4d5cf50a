import { describe, expect, test } from 'vitest'
import { findOtherReference, findOtherSyntax } from './other-regex-syntax.ts'

const raw = String.raw

describe('is replaced', () => {
  test.each([
    ['(?i)abc', 'g', 'abc', 'gi'],
    ['(?ms)a.b', 'gm', 'a.b', 'gms'],
    [raw`(\d{4})-(?i)abc`, 'g', raw`(\d{4})-abc`, 'gi'],
    ['(?P<year>\\d+)', 'g', '(?<year>\\d+)', 'g'],
    ['(?<a>.)(?P=a)', 'g', raw`(?<a>.)\k<a>`, 'g'],
    ['(?>a+)b', 'g', '(?:a+)b', 'g'],
    ['a++b', 'g', 'a+b', 'g'],
    ['a{2,}+b', 'g', 'a{2,}b', 'g'],
    ['[+]?+', 'g', '[+]?', 'g'],
    [raw`\p{Lu}\w`, 'g', raw`\p{Lu}\w`, 'gu'],
    [raw`[\p{L}]`, 'g', raw`[\p{L}]`, 'gu'],
    [raw`\Aabc`, 'g', '^abc', 'g'],
    [raw`abc\Z`, 'g', 'abc$', 'g'],
    [raw`abc\z`, 'g', 'abc$', 'g'],
    [raw`a\h+b`, 'g', raw`a[ \t]+b`, 'g'],
    [raw`[\h,]`, 'g', raw`[ \t,]`, 'g'],
    ['[[:alpha:]_][[:digit:]]+', 'g', raw`[A-Za-z_][\d]+`, 'g'],
    ['[^[:punct:]]', 'gv', raw`[^!-\/:-@\[-\x60\{-~]`, 'gv'],
    [raw`\x{1F600}`, 'g', raw`\u{1F600}`, 'gu'],
    [raw`[\u{1f600}-\u{1F64F}]`, 'g', raw`[\u{1f600}-\u{1F64F}]`, 'gu'],
    ['*.txt', 'g', raw`.*\.txt`, 'g'],
    ['*foo', 'g', '.*foo', 'g'],
    [raw`a\R+b`, 'g', raw`a(?:\r\n|[\n\r])+b`, 'g'],
    [raw`\Qa.b(\E\d`, 'g', raw`a\.b\(\d`, 'g'],
    [raw`\Q1+1`, 'g', raw`1\+1`, 'g'],
    ['a(?# note)b', 'g', 'ab', 'g'],
    [raw`(?x) \d + # num`, 'g', raw`\d+`, 'g'],
    [raw`(?ix) (a | [ #] )  # one${'\n'}\ \# b`, 'gu', '(a|[ #]) #b', 'gui'],
    ['(?u)é', 'g', 'é', 'g'],
    ["(?'y'a)", 'g', '(?<y>a)', 'g'],
    [raw`(?<y>a)\k{y}`, 'g', raw`(?<y>a)\k<y>`, 'g'],
    [raw`(?<y>a)\k'y'`, 'g', raw`(?<y>a)\k<y>`, 'g'],
    [raw`(?<y>a)\g{y}`, 'g', raw`(?<y>a)\k<y>`, 'g'],
    [raw`(a)\g{1}0\g1`, 'g', raw`(a)\1(?:)0\1`, 'g'],
    ['a{,3}', 'g', 'a{0,3}', 'g'],
    [raw`\pL\PN`, 'g', raw`\p{L}\P{N}`, 'gu'],
    [raw`[\e\a]`, 'gu', raw`[\x1b\x07]`, 'gu'],
    [raw`\Aa\z`, 'gm', '(?<![^])a(?![^])', 'gm'],
    ['[[:graph:]]', 'g', '[!-~]', 'g'],
    [raw`\\d+\\.\\d{2}`, 'g', raw`\d+\.\d{2}`, 'g'],
    [raw`(\w+)=\K\d+`, 'g', raw`(?<=(\w+)=)\d+`, 'g'],
  ])('%s with %s', (pattern, flags, fixed, fixedFlags) => {
    expect(findOtherSyntax(pattern, flags)?.fix).toMatchObject({ pattern: fixed, flags: fixedFlags })
    expect(findOtherSyntax(fixed, fixedFlags)).toBeUndefined()
    expect(() => new RegExp(fixed, fixedFlags)).not.toThrow()
  })
})

test.each([
  ['a(?i)b', 'g'],
  ['(1(?i)b)', 'g'],
  [raw`.(?s)b`, 'g'],
  [raw`\p{Lu}(?i)b`, 'gu'],
  ['(?i-s)a', 'g'],
  [raw`a|b\Kc`, 'g'],
  [raw`(a\Kb)`, 'g'],
  [raw`\((?R)*\)`, 'g'],
  ['(a)?(?(1)b|c)', 'g'],
  [raw`[\R]`, 'g'],
])('%s with %s has no simple replacement', (pattern, flags) => {
  expect(findOtherSyntax(pattern, flags)).toMatchObject({ message: expect.any(String) as string })
  expect(findOtherSyntax(pattern, flags)?.fix).toBeUndefined()
})

test.each([
  [raw`\\A\++[a++\]]`, 'g'],
  [raw`\p{L}`, 'gu'],
  [raw`\p{L}`, 'gv'],
  [raw`(?:a)(?=b)(?<!c)(?<d>e)\k<d>a+?`, 'g'],
  ['[(?i)*+]', 'g'],
  [raw`C:\\dir\\bin`, 'g'],
  ['x{2}', 'g'],
  [raw`[a:]+[:b]\[:alpha:\]`, 'g'],
  ['', 'g'],
])('%s with %s is JavaScript', (pattern, flags) => {
  expect(findOtherSyntax(pattern, flags)).toBeUndefined()
})

test('all differences are replaced at once', () => {
  const hint = findOtherSyntax(raw`(?i)\A(?P<a>\p{L}++)\h(?P=a)\Z`, 'g')
  expect(hint?.message).toBe('JavaScript has flags instead of groups such as (?i).')
  const pattern = raw`^(?<a>\p{L}+)[ \t]\k<a>$`
  expect(hint?.fix).toEqual({ label: 'Fix all 8 differences', pattern, flags: 'giu' })
})

test('flags after the start are moved too, if they make no difference there', () => {
  const { pattern, flags } = findOtherSyntax(raw`(?P<y>\d{4})(?i)\Aabc\Z`, 'g')?.fix ?? {}
  expect([pattern, flags]).toEqual([raw`(?<y>\d{4})^abc$`, 'gi'])
})

test('a difference without a replacement ends the fix', () => {
  expect(findOtherSyntax('a++(?R)b++', 'g')?.fix).toMatchObject({ label: 'Use a+(?R)b++' })
})

test('the label says what changes', () => {
  expect(findOtherSyntax('(?i)a', 'g')?.fix?.label).toBe('Turn on i')
  expect(findOtherSyntax('a++', 'g')?.fix?.label).toBe('Use a+')
})

describe('a replacement', () => {
  test.each([
    [raw`\2, \1`, '$2, $1', 'JavaScript writes $2 instead of \\2.', 'Use $2'],
    [raw`<\0>`, '<$&>', 'JavaScript writes $& instead of \\0.', 'Use $&'],
    ['$0!', '$&!', 'JavaScript writes $& instead of $0.', 'Use $&'],
    ['${2}0-${year}', '$20-$<year>', 'JavaScript writes $2 instead of ${2}.', 'Use $2'],
    [raw`\g<year>\g<1>`, '$<year>$1', raw`JavaScript writes $<year> instead of \g<year>.`, 'Use $<year>'],
    [raw`\\1\n\1`, raw`\\1\n$1`, 'JavaScript writes $1 instead of \\1.', 'Use $1'],
  ])('%s becomes %s', (replacement, fixed, message, label) => {
    expect(findOtherReference(replacement)).toEqual({ message, fix: { label, replacement: fixed } })
    expect(findOtherReference(fixed)).toBeUndefined()
  })

  test.each(['', '$1', '$$0', '$01', raw`\\1`, raw`\n`])('%j stays as it is', (replacement) => {
    expect(findOtherReference(replacement)).toBeUndefined()
  })
})
