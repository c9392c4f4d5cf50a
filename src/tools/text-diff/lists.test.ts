import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { type Differences, countDifferences } from './result.ts'
import { tool } from './tool.ts'

type Lists = Extract<Differences, { mode: 'lists' }>
type Options = Partial<OptionValues<typeof tool.options>>

function compare(original: string, modified: string, options: Options = {}): Lists {
  return testTool(tool, engine).run({ original, modified }, { ...options, mode: 'lists' }) as Lists
}

function itemsOf({ onlyOriginal, onlyModified, both }: Lists) {
  return [onlyOriginal.items, onlyModified.items, both.items]
}

describe('lists', () => {
  test.each<[string, string, Options, string[], string[], string[]]>([
    ['', '', {}, [], [], []],
    ['a\nb', 'b\nc', {}, ['a'], ['c'], ['b']],
    ['b\na', 'a\nb', {}, [], [], ['b', 'a']],
    // Each item is listed once, where it occurs first.
    ['b\na\nb', 'c\na\na\nc', {}, ['b'], ['c'], ['a']],
    ['a\n\n \n\t\nb\n', '\nb\n\n', {}, ['a'], [], ['b']],
    ['\n ', '', {}, [], [], []],
    ['a\r\nb\r\n', 'b\nc\rd', {}, ['a'], ['c', 'd'], ['b']],
    [' a\t\nb', 'a\n\u00a0b ', {}, [], [], ['a', 'b']],
    ['a b', 'ab', {}, ['a b'], ['ab'], []],
    // Other modes' option for all whitespace has no effect.
    ['a b', 'ab', { ignoreSpace: true }, ['a b'], ['ab'], []],
    ['Ann\nBob', 'ann\nBOB', {}, ['Ann', 'Bob'], ['ann', 'BOB'], []],
    ['Ann\nBob\nANN', 'bob\nEve\neve', { ignoreCase: true }, ['Ann'], ['Eve'], ['Bob']],
    ['ΟΔΟΣ\nİ\nÉ', 'οδος\ni\né', { ignoreCase: true }, [], [], ['ΟΔΟΣ', 'İ', 'É']],
    ['Straße', 'STRASSE', { ignoreCase: true }, ['Straße'], ['STRASSE'], []],
    ['__proto__\nconstructor', 'constructor', {}, ['__proto__'], [], ['constructor']],
  ])('compares %j and %j with %j', (original, modified, options, onlyOriginal, onlyModified, both) => {
    expect(itemsOf(compare(original, modified, options))).toEqual([onlyOriginal, onlyModified, both])
  })

  test('counts repeated items, but not blank lines', () => {
    expect(compare('a\na\n\n\nA', 'b\nb \nb', { ignoreCase: true }).repeats).toBe(4)
  })

  test('lists items up to the limit, but counts and prints all of them', () => {
    const found = compare('a\nb\nc\nx', 'x\ny\nz', { limit: 2 })
    expect(found.onlyOriginal).toEqual({ count: 3, items: ['a', 'b'], text: 'a\nb\nc' })
    expect(countDifferences(found)).toBe(5)
    expect(engine.print(found)).toBe('Only in Original (3)\na\nb\nc\n\nOnly in Modified (2)\ny\nz\n\nIn both (1)\nx')
  })

  test('prints the heading of a section without items', () => {
    expect(engine.print(compare('a', 'a'))).toBe('Only in Original (0)\n\nOnly in Modified (0)\n\nIn both (1)\na')
  })

  test.each<[string, string, string | undefined]>([
    ['a\nb', 'a\nb', 'No differences found. The texts are identical!'],
    ['a\nb', 'b\na\na', 'Both lists have the same items.'],
    ['a', 'b', undefined],
    ['', '', undefined],
  ])('for %j and %j, the message is %j', (original, modified, message) => {
    expect(compare(original, modified).message).toBe(message)
  })
})

describe('for any two lists', () => {
  const line = fc.constantFrom('a', 'A', ' a', 'a ', 'b', 'b\r', '', ' ', 'é', 'É', '__proto__', 'x\ry')
  const lines = fc.array(line, { maxLength: 20 })
  const rule = fc.record({ ignoreCase: fc.boolean() })

  test('every line with text is in exactly one section or a repeat', () => {
    fc.assert(
      fc.property(lines, lines, rule, (original, modified, options) => {
        const found = compare(original.join('\n'), modified.join('\n'), options)
        const { onlyOriginal, onlyModified, both, repeats } = found
        const count = (list: string[]) =>
          list
            .join('\n')
            .split(/\r\n|\r|\n/)
            .filter((item) => item.trim() !== '').length
        expect(onlyOriginal.count + onlyModified.count + 2 * both.count + repeats).toBe(
          count(original) + count(modified),
        )
      }),
    )
  })

  test('the order of the lines makes no difference', () => {
    const shuffled = lines.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, lines, ([original, reordered], modified) => {
        const sections = (list: string[]) =>
          itemsOf(compare(list.join('\n'), modified.join('\n'))).map((items) => new Set(items))
        expect(sections(reordered)).toEqual(sections(original))
      }),
    )
  })

  test('swapping the lists swaps their sections', () => {
    fc.assert(
      fc.property(lines, lines, rule, (original, modified, options) => {
        const found = compare(original.join('\n'), modified.join('\n'), options)
        const swapped = compare(modified.join('\n'), original.join('\n'), options)
        expect(swapped.onlyOriginal).toEqual(found.onlyModified)
        expect(swapped.onlyModified).toEqual(found.onlyOriginal)
        expect(swapped.both.count).toBe(found.both.count)
      }),
    )
  })
})
