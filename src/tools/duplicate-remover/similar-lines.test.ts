import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/options.ts'
import { sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = sampleRuns(tool, engine)

const caseAndSpaces = { ignoreCase: true, ignoreSpace: true, ignoreInnerSpace: true }

describe('similar lines', () => {
  test.each<[string, Options, string | undefined, Options]>([
    ['a\nb', {}, undefined, {}],
    ['a\nA\n a', {}, '2 lines differ only in case or spaces', caseAndSpaces],
    ['a\na\nA', {}, '1 more line differs only in case or spaces', caseAndSpaces],
    ['a\nA', { ignoreCase: true }, undefined, {}],
    ['seo tips\nSEO  tips\nSeo tips\nseotips', {}, '2 lines differ only in case or spaces', caseAndSpaces],
    [
      '1. Apple\n2. Pear\n3. Apple\n3.5 Apple',
      {},
      '1 line differs only in the number at the start',
      { ignoreNumber: true },
    ],
    ['a\nA', { mode: 'unique' }, '1 line differs only in case or spaces', caseAndSpaces],
    ['Ann, Ben; Ann', {}, '1 entry is repeated within the line', { split: true }],
    ['Café\nCafe\u0301', {}, '1 line differs only in how accents are encoded', { normalize: true }],
    ['Café\nCafe', {}, undefined, {}],
    ['Hello, world', {}, undefined, {}],
    ['10:01 ok\n10:02 ok', {}, '1 line differs only in the date or time at the start', { ignoreTime: true }],
    [
      'Name,Email\nAnn,ann@x.co\nAnn B,Ann@x.co\n"Lee, Al",al@x.co',
      {},
      '1 line repeats an email in column 2',
      { column: 2, separator: 'auto', ignoreCase: true },
    ],
    [
      'ann@x.co\tAnn\nann@x.co\tA.',
      {},
      '1 line repeats an email in column 1',
      { column: 1, separator: 'auto', ignoreCase: true },
    ],
    ['Name,Email\nAnn,ann@x.co\nAnn B,ann@x.co', { column: 1 }, undefined, {}],
    ['Name,Email\nAnn,ann@x.co\nBen,ben@x.co', {}, undefined, {}],
    [' 10:01 ok\n10:01 ok', { ignoreSpace: true }, undefined, {}],
    ['10:01 a x\n10:02 a y\n10:03 b x', { column: 3, separator: 'space' }, undefined, {}],
    ['a\n\nb\n\na\n\nc', {}, '1 more line is blank', { dropBlank: true }],
    ['a\n\nb\n\na\n\nc', { keepBlank: true }, undefined, {}],
    ['a\n\nb\n\na\n\nc', { mode: 'unique' }, undefined, {}],
    ['a\n\nb\na', {}, undefined, {}],
    // The first line is not split.
    ['Ann, Ben; Ann', { keepFirst: true }, undefined, {}],
  ])('of %j with %j: %s', (text, options, says, change) => {
    const { similar } = run(text, options)
    expect(similar?.says).toBe(says)
    expect(similar?.options ?? {}).toEqual(change)
  })

  test('with spaces inside or numbers are removed with the offered options', () => {
    expect(run(' a  b\n a b\na b', { ignoreInnerSpace: true }).text).toBe(' a  b\na b')
    expect(run('1. Apple\n2) Pear\n 10. Apple', { ignoreNumber: true }).text).toBe('1. Apple\n2) Pear')
  })

  test('are removed with the offered options', () => {
    const text = 'Name,Email\nAnn,ann@x.co\nAnn B,Ann@x.co'
    expect(run(text, { ...run(text).similar?.options }).text).toBe('Name,Email\nAnn,ann@x.co')
  })
})
