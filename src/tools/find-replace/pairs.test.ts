import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/options.ts'
import { inputErrorOf, sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = sampleRuns(tool, engine)

describe('a list of pairs', () => {
  const replacePairs = (text: string, pairs: string, options: Options = {}) =>
    run(text, { mode: 'pairs', pairs, ...options })

  test.each<[string, string, string, Options?]>([
    ['a b', 'a => b\nb => a', 'b a'],
    ['catalog cat', 'cat => dog\ncatalog => list', 'list dog'],
    ['aab', 'ab => x\naa => y', 'yb'],
    ['a b', ' a→b \n\n b =>', 'b '],
    ['a b', 'a => x => y', 'x => y b'],
    ['a, b', ', \t; ', 'a; b'],
    ['a a', 'a => 1\na => 2', '1 1'],
    ['cat cats', 'cat => dog', 'dog cats', { wholeWord: true }],
    ['A a', 'a => b', 'A b', { caseSensitive: true }],
    ['Color centre', 'color => colour\ncentre => center', 'Colour center', { preserveCase: true }],
    ['12 ab', String.raw`(\d)(\d) => $2$1` + '\n[a-z]+ => <$&>', '21 <ab>', { regex: true }],
    ['a\nb', String.raw`\n => ;`, 'a;b', { escapes: true }],
    ['$& a', 'a => $&', '$& $&'],
  ])('%j with %j gives %j', (text, pairs, expected, options) => {
    expect(replacePairs(text, pairs, options).text).toBe(expected)
  })

  test('says which line is not a pair', () => {
    expect(inputErrorOf(() => replacePairs('a', 'a => b\n\nc')).message).toBe('Line 3 of the list isn’t a pair')
  })

  test.each(['', '\n ', '=> b', '\tb'])('rejects the list %j, in which there is nothing to find', (pairs) => {
    expect(inputErrorOf(() => replacePairs('a', pairs)).message).toBe('Please enter text to find')
  })

  test('a preview lists the matches of all pairs in order', () => {
    expect(replacePairs('b a', 'a => b\nb => a', { preview: true }).matches).toEqual([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ])
  })
})
