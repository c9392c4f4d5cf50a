import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '#test/processor-time.ts'
import { countGraphemes, eachGrapheme, GraphemeCounter } from './graphemes.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function platformGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function graphemesOf(text: string): string[] {
  const graphemes: string[] = []
  eachGrapheme(text, (start, end) => graphemes.push(text.slice(start, end)))
  return graphemes
}

function countInChunks(chunks: readonly string[]) {
  const counter = new GraphemeCounter()
  for (const chunk of chunks) counter.add(chunk)
  const { count, whitespace, alphanumeric } = counter
  return { count, whitespace, alphanumeric }
}

test.each([
  ['', 0],
  ['hello', 5],
  ['a\r\nb', 3],
  ['a\n\rb', 4],
  ['e\u0301', 1],
  ['\u0301e', 2],
  ['👩‍👩‍👧', 1],
  ['👍🏽👍', 2],
  ['🇩🇪🇫🇷', 2],
  ['🇩🇪🇫', 2],
  ['❤️', 1],
  ['👩‍❤️‍👩', 1],
  ['각', 1],
  ['각각', 2],
  ['क्षत्रिय', 3],
  ['สวัสดี', 4],
  ['กำ', 1],
  ['が', 1],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
])('%j has %i characters', (text, count) => expect(countGraphemes(text)).toBe(count))

test.each([
  ['a b\tc', 2],
  ['a\r\nb\r\n', 2],
  ['\r\r\n', 2],
  [' \u0301', 0],
  ['\u3000\u0085\u00a0', 3],
  ['\ufeff', 0],
])('%j has %i whitespace characters', (text, whitespace) => expect(countInChunks([text]).whitespace).toBe(whitespace))

test.each([
  ['a1_é', 3],
  ['e\u0301\u0301', 1],
  ['\u0301e', 1],
  ['𝒳😀', 1],
  ['1️⃣', 1],
  ['각क्षกำ', 3],
  // The Arabic number sign forms one character with the digit after it and is not a letter.
  ['\u06001', 0],
])('%j has %i alphanumeric characters', (text, alphanumeric) =>
  expect(countInChunks([text]).alphanumeric).toBe(alphanumeric),
)

// Code units of every class in the Unicode rules, and arbitrary code units.
const unit = fc.oneof(
  fc.constantFrom(...Array.from('a \r\n\u0301\u200d\ufe0f©❤👩🏽👧🇩\u200b\u00ad\ufeff\u0600'), '\ud83d', '\ude00'),
  fc.constantFrom(...Array.from('क\u094d\u093c\u09bfก\u0e33ᄀ\u1161\u11a8가각か\u3099\uff9e')),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
)
const text = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''))

test('agrees with Intl.Segmenter on arbitrary text', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(graphemesOf(text)).toEqual(platformGraphemes(text))
      expect(countGraphemes(text)).toBe(platformGraphemes(text).length)
    }),
  )
})

// Boundaries between two standalone code units are found without Intl.Segmenter.
test('agrees with Intl.Segmenter on every code unit next to itself and a letter', { timeout: 30_000 }, () => {
  for (let code = 0; code <= 0xffff; code += 16) {
    const units = Array.from({ length: 16 }, (_, k) => String.fromCharCode(code + k))
    const sample = units.map((unit) => `a${unit}${unit}`).join('')
    const differs = graphemesOf(sample).join('|') !== platformGraphemes(sample).join('|')
    if (differs) expect.fail(`differs at ${code.toString(16)}`)
  }
})

test('counts long runs that span several chunks correctly', () => {
  const cluster = fc.constantFrom('👩‍👩‍👧', '👍🏽', '🇩🇪', '🇫', '😀', '\u0301', '\u200d', 'क्', 'ष', '\ud83d')
  const runs = fc.array(cluster, { minLength: 200, maxLength: 600, size: 'max' })
  fc.assert(
    fc.property(runs, (parts) => {
      expect(countGraphemes(parts.join(''))).toBe(platformGraphemes(parts.join('')).length)
    }),
    { numRuns: 60 },
  )
})

// Chunks decoded from bytes never contain half a surrogate pair.
const wellFormed = text.map((text) => text.replace(/\p{Cs}/gu, '\ufffd'))

test('counting in chunks gives the same result as counting the whole text', () => {
  fc.assert(
    fc.property(fc.array(wellFormed), (chunks) => {
      const whole = graphemesOf(chunks.join(''))
      const whitespace = whole.filter((grapheme) => /^\p{White_Space}+$/u.test(grapheme)).length
      const alphanumeric = whole.filter((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)).length
      expect(countInChunks(chunks)).toEqual({ count: whole.length, whitespace, alphanumeric })
    }),
  )
})

test.each([
  ['a', '\u0301', 'b'],
  ['👩', '\u0301', '\u200d👧'],
  ['👩', '\u200d', '👧'],
  ['👩\u200d', '\u0301', '\u200d👧'],
  ['क्', '\u0301', 'ष'],
  ['क', '\u0301', '्ष'],
  ['🇩', '\u0301', '🇪'],
  [' ', '\u0301', ' '],
  ['\u0600', '\u0600', 'a'],
  ['', 'ᄀ', '가'],
  ['', '👩\u200d', '👧'],
  ['ℹ\u200d', '👩\u200d', '👧'],
])('counts a very long character correctly: %j, then many %j, then %j', (first, repeated, last) => {
  const chunks = [first, ...Array.from({ length: 40 }, () => repeated.repeat(100)), last]
  const whole = platformGraphemes(chunks.join(''))
  const alphanumeric = whole.filter((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)).length
  expect(countInChunks(chunks)).toMatchObject({ count: whole.length, alphanumeric })
})

test.each([
  ['emoji without spaces', '😀👩‍👩‍👧👍🏽🇩🇪'],
  ['one letter with a million marks', '\u0301\u0323'],
  ['Thai', 'สวัสดีครับวันนี้อากาศดีมากที่นี่'],
  ['Devanagari', 'नमस्ते दुनिया मैं यहाँ हूँ क्षत्रिय '],
])('counts a megabyte of %s in linear time', { timeout: 30_000 }, (_, sample) => {
  const text = `a${sample.repeat(1_000_000 / sample.length)}`
  const start = processorTime()
  countGraphemes(text)
  // Quadratic time would take minutes.
  expect(processorTime() - start).toBeLessThan(10_000)
})

const sequence = fc.constantFrom(
  ...['👍', '👍🏽', '🇩🇪', '🇩', '1️⃣', '#️⃣', '👩‍👩‍👧', '👩🏽‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '❤️‍🔥', '©', '®️', '𝒳', '\ud83d', '\ude00'],
  ...[
    '\r\n',
    '\r',
    '\n',
    '\u00a0',
    '\u3000',
    '\u200d',
    '\ufe0f',
    '🏽',
    'e\u0301',
    ' \u0301',
    '\u0600',
    '\u0e33',
    '각',
    '\u1161',
    'क्ष',
    '्',
  ],
)
const prose = fc.constantFrom('plain ', 'text, and more of it. ', 'naïve', 'é', '“so”', '7', '東京')
const longText = fc
  .array(fc.oneof({ weight: 5, arbitrary: prose }, sequence), { minLength: 150, maxLength: 600, size: 'max' })
  .map((parts) => parts.join(''))

test('agrees with Intl.Segmenter on long mixed texts', () => {
  fc.assert(
    fc.property(longText, (text) => {
      const whole = platformGraphemes(text)
      const whitespace = whole.filter((grapheme) => /^\p{White_Space}+$/u.test(grapheme)).length
      const alphanumeric = whole.filter((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)).length
      expect(countInChunks([text])).toEqual({ count: whole.length, whitespace, alphanumeric })
    }),
  )
})
