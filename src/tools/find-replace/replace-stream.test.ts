import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { attempt } from '#run/attempt.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { replaceStream, staysInLine } from './replace-stream.ts'
import { tool } from './tool.ts'

// A line of 250 million characters is rejected only in `npm run test:deep`, because decoding it takes seconds.
const isDeep = process.env['DEEP_TESTS'] !== undefined

const { run, stream } = testTool(tool, engine)

describe('stream', () => {
  // Chunks may end inside characters of two to four bytes, surrogate pairs, line breaks, words and matches.
  const units = [
    'a',
    'A',
    'b',
    'ab',
    ' ',
    '.',
    '-',
    'é',
    'É',
    'e\u0301',
    'σ',
    'ς',
    'Σ',
    'İ',
    'ß',
    '\n',
    '\r',
    '\r\n',
    '\u2028',
    '😀',
    '𐐀',
    '𐐨',
    '漢',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 40 })
  const needles = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 4 })
  const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  const flags = fc.record({
    caseSensitive: fc.boolean(),
    wholeWord: fc.boolean(),
    preview: fc.boolean(),
    limit: fc.nat(5),
  })

  test('replaces literal text in the same way as in the whole text, wherever the text is split', async () => {
    await fc.assert(
      fc.asyncProperty(texts, needles, texts, flags, lengths, async (text, what, by, flags, lengths) => {
        const options = { ...flags, find: what, replace: by }
        expect(await stream(text, options, lengths)).toEqual(run(text, options))
      }),
    )
  })

  test('replaces a pattern in the same way as in the whole text', async () => {
    const withinLine = [
      'a',
      '(a)|b',
      '.',
      '.*',
      '^',
      '$',
      '^.',
      '.$',
      '(?:)',
      '[aé]+?',
      '(?<=b)a',
      'a(?!b)',
      String.raw`\b`,
      String.raw`\B.`,
    ]
    const acrossLines = [
      String.raw`\s+`,
      '[^a]+',
      String.raw`\n`,
      String.raw`a\W`,
      '(?<=\\s)a',
      '(?!\\n)$',
      '(?s:a.)',
      '(?-m:^)a',
    ]
    const others = ['(?<x>a)\\k<x>', String.raw`\r`, String.raw`\p{L}+`, '(a)(.)?', String.raw`(.)\1`]
    const patterns = fc.constantFrom(...withinLine, ...acrossLines, ...others)
    const parts = fc.constantFrom('$$', '$&', '$`', "$'", '$1', '$<x>', 'x', String.raw`\n`)
    const replacements = fc.array(parts, { maxLength: 3 }).map((chosen) => chosen.join(''))
    await fc.assert(
      fc.asyncProperty(texts, patterns, replacements, flags, lengths, async (text, pattern, by, flags, lengths) => {
        const options = { ...flags, find: pattern, replace: by, regex: true }
        const whole = await attempt(() => run(text, options))
        expect(await attempt(() => stream(text, options, lengths))).toEqual(whole)
      }),
    )
  })

  test('finds text that is longer than the chunks', async () => {
    const long = '😀b'.repeat(3000)
    const text = `${long.slice(3)}a${long.toUpperCase()}!${long}`
    expect(await stream(text, { find: long, replace: 'x' }, [1000])).toEqual(run(text, { find: long, replace: 'x' }))
  })

  test('yields a long output in chunks', async () => {
    const chunks: number[] = []
    async function* once() {
      yield await Promise.resolve(new TextEncoder().encode('a'.repeat(20)))
    }
    const options = { ...initialOptions(tool.options), find: 'a', replace: 'x'.repeat(1_000_000) }
    for await (const chunk of engine.stream?.(once(), options, createEngineContext()) ?? []) chunks.push(chunk.length)
    expect(Math.max(...chunks)).toBeLessThan(3_000_000)
    expect(chunks.reduce((sum, length) => sum + length)).toBe(20 * 1_000_000)
  })

  test('rejects an empty search and an invalid pattern', async () => {
    await expect(stream('a', {})).rejects.toThrow('Please enter text to find')
    await expect(stream('a', { find: '(', regex: true })).rejects.toThrow('Invalid regex pattern')
  })

  async function* endlessLine(length: number) {
    const chunk = new Uint8Array(length).fill(0x61)
    for (;;) yield await Promise.resolve(chunk)
  }

  test.each([
    ['a line too long for a pattern', { find: 'b' }, 'A line in this file is too long for a regular expression'],
    ['a pattern that may cross lines', { find: String.raw`b\s` }, 'This file is too large for this regular expression'],
    [
      'a replacement with the text around a match',
      { find: 'b', replace: '$`' },
      'This file is too large for this regular expression',
    ],
  ])('rejects %s', async (_, given, message) => {
    const options = { ...initialOptions(tool.options), ...given, regex: true }
    const stream = replaceStream(endlessLine(100), options, createEngineContext(), 1000)
    await expect(stream.next()).rejects.toThrow(message)
    if (!isDeep) return
    await expect(engine.stream?.(endlessLine(10_000_000), options, createEngineContext()).next()).rejects.toThrow(
      message,
    )
  })
})

test.each([
  ['a', true],
  ['.*', true],
  [String.raw`^\d+\w\S$`, true],
  [String.raw`[^\n]`, true],
  [String.raw`[\t ]`, true],
  [String.raw`\r`, true],
  [String.raw`(a)\1(?<n>b)\k<n>`, true],
  [String.raw`\bword\b`, true],
  [String.raw`\B`, true],
  [String.raw`\\n`, true],
  [String.raw`\[n`, true],
  [String.raw`(?<=a)b(?!c)`, true],
  [String.raw`\p{L}`, true],
  [String.raw`\n`, false],
  ['\n', false],
  [String.raw`\s`, false],
  [String.raw`\W`, false],
  [String.raw`\D`, false],
  ['[^,]', false],
  [String.raw`[^\]]`, false],
  [String.raw`[\s]`, false],
  [String.raw`[\t-\r]`, false],
  [String.raw`\P{L}`, false],
  [String.raw`\p{Cc}`, false],
  [String.raw`\x0a`, false],
  [String.raw`\u000A`, false],
  [String.raw`\u{a}`, false],
  [String.raw`\cJ`, false],
  ['(?s:.)', false],
  ['(?-m:^)', false],
  [String.raw`a(?=\s)`, false],
])('staysInLine(/%s/) is %s', (pattern, stays) => {
  expect(staysInLine(pattern)).toBe(stays)
})
