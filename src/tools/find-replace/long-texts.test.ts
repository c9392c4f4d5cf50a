import { describe, expect, test } from 'vitest'
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

test('finds text that is longer than the maximum pattern length', () => {
  const longest = '😀b'.repeat(50_000)
  expect(replace(`${longest.toUpperCase()}!`, longest, 'x')).toEqual(['x!', 1])
  const long = longest.slice(0, 6000)
  expect(replace(`${long.slice(3)}a${long}`, long, 'x')).toEqual([`${long.slice(3)}ax`, 1])
})

describe('long text', () => {
  const line = 'That İ is THAT, and ſo is “tHat”: $& of ss.\n'
  const times = 30_000

  test.each([
    ['that', 'which', {}],
    ['that', 'whiſ', {}],
    ['that', '', {}],
    ['that', '$&$1$$', {}],
    ['That', 'which', { caseSensitive: true }],
    ['That', 'This', { caseSensitive: true }],
    ['$&', '$&$&', { caseSensitive: true }],
    ['ss', 'ß', {}],
    ['so', 'thus', {}],
    ['i', 'I', {}],
    ['.', '!', {}],
    ['\n', ' ', {}],
    ['nowhere', 'x', {}],
    ['a', 'x'.repeat(40), {}],
    ['that', 'which', { wholeWord: true }],
  ])('replaces %j with %j in the same way as in a single line', (find, replacement, options) => {
    const [text, count] = replace(line, find, replacement, options)
    expect(replace(line.repeat(times), find, replacement, options)).toEqual([text?.repeat(times), count * times])
  })

  test.each([
    ['few matches', `${'x'.repeat(998)}a\n`, 2000],
    ['many matches', 'abaXa\n', 70_000],
  ])('replaces %s and returns the result in chunks', (_, repeated, lines) => {
    const text = repeated.repeat(lines)
    for (const by of ['', 'ß', '語語']) {
      const [replaced, count] = replace(text, 'a', by, { caseSensitive: true })
      expect(replaced === repeated.replaceAll('a', by).repeat(lines)).toBe(true)
      expect(count).toBe((repeated.split('a').length - 1) * lines)
    }
  })

  test('finds text that starts with a frequent letter', () => {
    const line = `${'teeth these eat '.repeat(60)}eqeqe, eqet eq te\n`
    const lines = 2000
    for (const by of ['', 'eqe', '$&語']) {
      const [replaced, count] = replace(line.repeat(lines), 'eqe', by, { caseSensitive: true })
      expect(replaced === line.replaceAll('eqe', () => by).repeat(lines)).toBe(true)
      expect(count).toBe(2 * lines)
    }
    const previewed = run(line.repeat(lines), { find: 'eqe', caseSensitive: true, preview: true, limit: 1 })
    expect(previewed).toEqual({ count: 2 * lines, matches: [{ start: 960, end: 963 }] })
  })

  test('rejects a result that is too large', () => {
    const found = 'that '.repeat(40)
    const error = inputErrorOf(() =>
      replace(`${found}\n`.repeat(16_000), found, found.repeat(80), { caseSensitive: true }),
    )
    expect(error.message).toBe('The result would be longer than 250 million characters. Try a shorter replacement.')
  })
})
