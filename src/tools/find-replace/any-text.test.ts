import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = testTool(tool, engine)

function replace(text: string, find: string, replacement: string, options: Options = {}): [string | undefined, number] {
  const replaced = run(text, { find, replace: replacement, ...options })
  return [replaced.text, replaced.count]
}

describe('any text', () => {
  const units = [
    'a',
    'A',
    'b',
    ' ',
    '.',
    '$',
    'é',
    'É',
    'σ',
    'ς',
    'Σ',
    'İ',
    'ı',
    'ß',
    'ẞ',
    '\n',
    '\r',
    '\u0301',
    '😀',
    '\ud83d',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 20 })
  const needles = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 3 })

  test('with match case, gives the same result as splitting and joining', () => {
    fc.assert(
      fc.property(texts, needles, texts, (text, what, by) => {
        // Lone surrogates are not found inside surrogate pairs.
        fc.pre(!/\p{Cs}/u.test(what))
        const chunks = text.split(what)
        expect(replace(text, what, by, { caseSensitive: true })).toEqual([chunks.join(by), chunks.length - 1])
      }),
    )
  })

  test('matches differ from the search text only in case, and the rest of the text does not change', () => {
    fc.assert(
      fc.property(texts, needles, texts, fc.boolean(), (text, what, by, wholeWord) => {
        const { matches = [], count } = run(text, { find: what, wholeWord, preview: true })
        let rebuilt = ''
        let end = 0
        for (const match of matches) {
          expect(match.start).toBeGreaterThanOrEqual(end)
          expect(match.end - match.start).toBe(what.length)
          const fold = (string: string) => string.replaceAll('ς', 'σ').toLowerCase().replaceAll('ς', 'σ')
          expect(fold(text.slice(match.start, match.end))).toBe(fold(what))
          rebuilt += text.slice(end, match.start) + by
          end = match.end
        }
        expect(count).toBe(matches.length)
        expect(replace(text, what, by, { wholeWord })).toEqual([rebuilt + text.slice(end), count])
      }),
    )
  })

  test('contains no more matches after replacing with text that cannot match', () => {
    fc.assert(
      fc.property(texts, needles, (text, what) => {
        const [replaced = ''] = replace(text, what, '\u0000')
        expect(run(replaced, { find: what }).count).toBe(0)
      }),
    )
  })

  test('replaces a pattern like String.replace', () => {
    const patterns = fc.constantFrom(
      'a',
      '(a)|b',
      '.',
      String.raw`\s`,
      '(?<x>[^a])',
      'a*',
      '(?:)',
      '[aé]+?',
      '^.',
      '.$',
    )
    const parts = fc.constantFrom('$', '$$', '$&', '$`', "$'", '$1', '$<x>', 'x', '1')
    const replacements = fc.array(parts, { maxLength: 4 }).map((chosen) => chosen.join(''))
    fc.assert(
      fc.property(texts, patterns, replacements, (text, pattern, by) => {
        fc.pre(!text.includes('\r\n'))
        const expected = text.replace(new RegExp(pattern, 'gimu'), by)
        expect(replace(text, pattern, by, { regex: true })[0]).toBe(expected)
      }),
    )
  })
})
