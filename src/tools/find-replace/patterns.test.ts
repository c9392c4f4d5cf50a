import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { type OptionValues } from '#core/tool/options.ts'
import { inputErrorOf, testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = testTool(tool, engine)

function replace(text: string, find: string, replacement: string, options: Options = {}): [string | undefined, number] {
  const replaced = run(text, { find, replace: replacement, ...options })
  return [replaced.text, replaced.count]
}

function find(text: string, options: Options): string[] {
  return (run(text, { preview: true, ...options }).matches ?? []).map(({ start, end }) => text.slice(start, end))
}

describe('a regular expression', () => {
  test.each([
    ['Ada Lovelace', String.raw`(\w+) (\w+)`, '$2, $1', 'Lovelace, Ada'],
    ['a-b', '(?<x>a)-(?<y>b)', '$<y>-$<x>', 'b-a'],
    ['aa', 'a', '[$&]', '[a][a]'],
    ['a', 'a', '$$1', '$1'],
    ['abc', 'b', "<$`|$'>", 'a<a|c>c'],
    ['a', '(a)(b)?', '$2$1$3', 'a$3'],
    ['x y', ' ', String.raw`\n`, 'x\ny'],
    ['x y', ' ', String.raw`\t\\n`, 'x\t\\ny'],
    ['ab', '', '-', undefined],
    ['ab', '(?:)', '-', '-a-b-'],
    ['a😀', '(?:)', '-', '-a-😀-'],
    ['😀', '.', 'x', 'x'],
    ['Zoë ZOË', String.raw`\p{Lu}\p{L}+`, 'x', 'x x'],
    ['one\ntwo', '^', '> ', '> one\n> two'],
    ['one\ntwo', '$', ';', 'one;\ntwo;'],
    // There is no line between CR and LF.
    ['one\r\ntwo', '^', '> ', '> one\r\n> two'],
    ['one\r\ntwo', '$', ';', 'one;\r\ntwo;'],
  ])('in %j, replacing /%s/ with %j gives %j', (text, pattern, by, expected) => {
    if (expected === undefined) expect(() => replace(text, pattern, by, { regex: true })).toThrow(InputError)
    else expect(replace(text, pattern, by, { regex: true })[0]).toBe(expected)
  })

  test('ignores case unless match case is on', () => {
    expect(find('Ab ab', { find: 'a.', regex: true })).toEqual(['Ab', 'ab'])
    expect(find('Ab ab', { find: 'a.', regex: true, caseSensitive: true })).toEqual(['ab'])
  })

  test.each([
    ['(', 'Unterminated group'],
    ['a)(b', "Unmatched ')'"],
    ['*', 'Nothing to repeat'],
    [String.raw`\-`, 'Invalid escape'],
  ])('rejects /%s/: %s', (pattern, reason) => {
    for (const wholeWord of [false, true]) {
      const error = inputErrorOf(() => run('text', { find: pattern, regex: true, wholeWord }))
      expect(error.message).toBe('Invalid regex pattern')
      expect(error.detail).toBe(reason)
    }
  })

  test.each([
    ['(?i)a', 'Invalid group\nJavaScript has flags instead of groups such as (?i).'],
    ['[[:digit:]]', 'Lone quantifier brackets\nJavaScript has no classes such as [:alpha:].'],
  ])('with a construct that JavaScript lacks says so: %s', (pattern, detail) => {
    expect(inputErrorOf(() => run('text', { find: pattern, regex: true })).detail).toBe(detail)
  })

  test('is the only kind of search with a time limit', () => {
    expect(tool.timeLimitWhen).toEqual({ regex: true })
  })
})

test(String.raw`inserts \1 as it is`, () => {
  expect(replace('ab', '(a)', String.raw`\1`, { regex: true })).toEqual([String.raw`\1b`, 1])
})

test('case-insensitive patterns match only characters of the same length', () => {
  const others = new Map<number, string>([
    [1, ''],
    [2, ''],
  ])
  const cased: string[] = []
  for (let point = 0x80; point <= 0x1ffff; point++) {
    const character = String.fromCodePoint(point)
    if (character.toLowerCase() === character.toUpperCase()) continue
    cased.push(character)
    others.set(3 - character.length, `${others.get(3 - character.length) ?? ''}${character}`)
  }
  expect(cased.length).toBeGreaterThan(2500)
  for (const character of cased)
    expect(new RegExp(character, 'iu').test(others.get(character.length) ?? '')).toBe(false)
})
