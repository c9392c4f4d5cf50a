import { expect, test } from 'vitest'
import { linkedTexts, writeFragment } from './option-links.ts'
import { initialOptions, type Options } from './options.ts'
import { readFragment } from './read-fragment.ts'

const options = {
  kind: {
    kind: 'choice',
    label: 'Type',
    initial: '-',
    choices: [
      { value: '-', label: 'Hyphen' },
      { value: '.', label: 'Full stop' },
      { value: ' ', label: 'Space' },
    ],
  },
  length: { kind: 'number', label: 'Length', initial: 16, min: 4, max: 1000, fieldMax: 64, fallback: 5 },
  symbols: { kind: 'flag', label: 'Symbols', initial: true },
  flags: {
    kind: 'letters',
    label: 'Flags',
    initial: 'g',
    letters: [
      { letter: 'g', label: 'all' },
      { letter: 'i', label: 'ignore case' },
    ],
  },
  pattern: { kind: 'text', label: 'Pattern', initial: '', linkedAs: 'pattern', maxLength: 8 },
  key: { kind: 'text', label: 'Key', initial: '' },
  limit: { kind: 'number', label: 'Limit', initial: 10, min: 0, max: 100, isLinked: false },
} as const satisfies Options

const tool = { name: 'Tool', options }

test.each([
  [{}, ''],
  [{ length: 24, symbols: false }, 'length=24&symbols=off'],
  [{ length: 16, symbols: true }, ''],
  [{ flags: '' }, 'flags='],
  [{ flags: 'gi' }, 'flags=gi'],
  [{ kind: '.' }, 'kind=%2E'],
  [{ kind: ' ' }, 'kind=%20'],
  [{ pattern: 'a&b=#%' }, 'pattern=a%26b%3D%23%25'],
  [{ pattern: String.raw`\d+ é` }, 'pattern=%5Cd%2B%20%C3%A9'],
])('%j becomes #%s and back', (values, fragment) => {
  expect(writeFragment(options, { ...initialOptions(options), ...values })).toBe(fragment)
  expect({ ...initialOptions(options), ...readFragment(tool, fragment).values }).toEqual({
    ...initialOptions(options),
    ...values,
  })
})

test('leaves out text without a name and options without a field', () => {
  expect(writeFragment(options, { key: 'secret', limit: 5 })).toBe('')
})

test.each([
  ['length=24&length=9', { length: 24 }],
  ['length=999', { length: 999 }],
  ['length=9999', { length: 1000 }],
  ['length=-Infinity', { length: 4 }],
  ['length=20.6', { length: 21 }],
  ['length=', {}],
  ['length=%20', {}],
  ['length=many', {}],
  ['length', {}],
  ['LENGTH=24', {}],
  ['symbols=0&symbols=off', {}],
  ['symbols=off', { symbols: false }],
  ['kind=x', {}],
  ['flags=yiggi', { flags: 'gi' }],
  ['pattern=a+b', { pattern: 'a+b' }],
  ['pattern=%E0%A4%A', { pattern: '\ufffd%A' }],
  ['pattern=one%0D%0Atwo%20three', { pattern: 'onetwo t' }],
  ['key=secret&limit=5', {}],
  ['__proto__=1&constructor=2&toString=3', {}],
  ['=&&=#&%=%&?', {}],
  ['related', {}],
])('#%s sets %j', (fragment, values) => expect(readFragment(tool, fragment).values).toEqual(values))

test.each([
  ['length=24&related', ['related is not an option of Tool and was left out.']],
  ['lenght=24', ['lenght is not an option of Tool and was left out. Did you mean length?']],
  ['kind=x', ['x is not a choice of kind in Tool and was left out.']],
  ['symbols=0', ['0 is not a choice of symbols in Tool and was left out.']],
  ['symbols=of', ['of is not a choice of symbols in Tool and was left out. Did you mean off?']],
  ['length=many', ['many is not a number for length in Tool and was left out.']],
  ['length=', ['“” is not a number for length in Tool and was left out.']],
  ['flags=yiggi', ['y is not a choice of flags in Tool and was left out.']],
  ['rows=1&rows=2', ['rows is not an option of Tool and was left out.']],
  [`${'x'.repeat(50)}=1`, [`${'x'.repeat(40)}… is not an option of Tool and was left out.`]],
  ['__proto__=1&__proto__=2', ['__proto__ is not an option of Tool and was left out.']],
  ['length=24&length=many', []],
  ['length=9999', []],
  ['key=secret&limit=5', []],
  ['=&&=#&%=', ['% is not an option of Tool and was left out.']],
  ['', []],
])('#%s leaves out what is not there: %j', (fragment, leftOut) => {
  expect(readFragment(tool, fragment).leftOut).toEqual(leftOut)
})

test('an option that only views set is not an option of a link', () => {
  const rows = { kind: 'number', label: 'Rows', initial: 10, min: 0, max: 100, isInternal: true } as const
  expect(readFragment({ name: 'Tool', options: { rows } }, 'rows=5')).toEqual({
    values: {},
    leftOut: ['rows is not an option of Tool and was left out.'],
  })
})

test('names only typed text that is in the link', () => {
  const values = initialOptions(options)
  expect(linkedTexts(options, { ...values, key: 'secret', length: 20 })).toEqual([])
  expect(linkedTexts(options, { ...values, key: 'secret', pattern: 'a' })).toEqual(['pattern'])
})

test('replaces half of a surrogate pair instead of throwing', () => {
  expect(writeFragment(options, { pattern: 'a\ud83d' })).toBe('pattern=a%EF%BF%BD')
})
