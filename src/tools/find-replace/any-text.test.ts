import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/options.ts'
import { sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run, stream } = sampleRuns(tool, engine)

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

describe('pairs and case in any text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', 'é', ' ', '\n', '😀', '$', '.'), maxLength: 30 })
  const needles = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '.'), minLength: 1, maxLength: 3 })
  const pairs = fc.array(fc.tuple(needles, texts), { minLength: 1, maxLength: 4 })
  const flags = fc.record({ caseSensitive: fc.boolean(), wholeWord: fc.boolean(), preserveCase: fc.boolean() })
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })

  test('only the matches change, each to the replacement of its pair', async () => {
    await fc.assert(
      fc.asyncProperty(texts, pairs, flags, lengths, async (text, chosen, chosenFlags, chunkLengths) => {
        const list = chosen.map(([what, by]) => [what, by.replaceAll('\n', '')] as const)
        const options = {
          mode: 'pairs' as const,
          pairs: list.map((pair) => pair.join('\t')).join('\n'),
          ...chosenFlags,
        }
        const { matches = [] } = run(text, { ...options, preview: true })
        const fold = (string: string) => string.toLowerCase()
        const asCompared = chosenFlags.caseSensitive ? String : fold
        let rebuilt = ''
        let end = 0
        for (const match of matches) {
          const found = asCompared(text.slice(match.start, match.end))
          const by = list.find(([what]) => asCompared(what) === found)?.[1] ?? 'none'
          expect(match.start).toBeGreaterThanOrEqual(end)
          rebuilt += text.slice(end, match.start) + (chosenFlags.preserveCase ? fold(by) : by)
          end = match.end
        }
        rebuilt += text.slice(end)
        const result = run(text, options)
        if (chosenFlags.preserveCase) expect(fold(result.text ?? '')).toBe(fold(rebuilt))
        else expect(result.text).toBe(rebuilt)
        expect(await stream(text, options, chunkLengths)).toEqual(result)
      }),
    )
  })

  test('keeping the case changes nothing outside the matches', () => {
    fc.assert(
      fc.property(texts, needles, needles, (text, what, by) => {
        const { matches = [] } = run(text, { find: what, preview: true })
        const { text: replaced = '' } = run(text, { find: what, replace: by, preserveCase: true })
        let shift = 0
        for (const [index, match] of matches.entries()) {
          const before = matches[index - 1]?.end ?? 0
          expect(replaced.slice(before + shift, match.start + shift)).toBe(text.slice(before, match.start))
          shift += by.length - what.length
        }
        expect(replaced.slice((matches.at(-1)?.end ?? 0) + shift)).toBe(text.slice(matches.at(-1)?.end ?? 0))
      }),
    )
  })
})
