import { expect, test } from 'vitest'
import { checkOptions } from './check-options.ts'
import type { Options } from './options.ts'

const options = {
  size: { kind: 'number', label: 'Size', initial: 3, min: 1, max: 9 },
  loud: { kind: 'flag', label: 'Loud', initial: false },
  style: {
    kind: 'choice',
    label: 'Style',
    initial: 'plain',
    choices: [
      { value: 'plain', label: 'Plain' },
      { value: 'bold', label: 'Bold' },
    ],
  },
  find: { kind: 'text', label: 'Find', initial: '' },
  flags: { kind: 'letters', label: 'Flags', initial: 'g', letters: [{ letter: 'g', label: 'All' }] },
} satisfies Options

test('options that are not given have their defaults', () => {
  expect(checkOptions(options, { size: 4, find: undefined })).toEqual({
    size: 4,
    loud: false,
    style: 'plain',
    find: '',
    flags: 'g',
  })
})

test.each([
  [{ sise: 4 }, 'Unknown option sise. Did you mean size?'],
  [{ constructor: 4 }, 'Unknown option constructor.'],
  [{ size: 10 }, 'size takes a whole number from 1 to 9.'],
  [{ size: '4' }, 'size takes a whole number from 1 to 9.'],
  [{ loud: 'yes' }, 'loud takes true or false.'],
  [{ style: 'thin' }, 'style takes one of: plain, bold.'],
  [{ find: 4 }, 'find takes text.'],
  [{ flags: 'x' }, 'flags takes any of the letters g, each once.'],
  [{ flags: null }, 'flags takes text.'],
])('%j: %s', (given, message) => {
  expect(() => checkOptions(options, given)).toThrow(expect.objectContaining({ name: 'InputError', message }))
})
