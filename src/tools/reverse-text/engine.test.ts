import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { eachGrapheme } from '#core/text/graphemes.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Unit = OptionValues<(typeof tool)['options']>['unit']

const units = tool.options.unit.choices.map(({ value }) => value)

function reverse(unit: Unit, text: string): string {
  // This engine runs synchronously and uses nothing of its context.
  const result = engine.run({ text }, { unit }, {} as EngineContext) as { text: string }
  return engine.print(result)
}

function charactersOf(text: string): string[] {
  const characters: string[] = []
  eachGrapheme(text, (start, end) => characters.push(text.slice(start, end)))
  return characters
}

describe.each<[Unit, (readonly [string, string])[]]>([
  [
    'characters',
    [
      ['', ''],
      ['a', 'a'],
      ['abc', 'cba'],
      ['one two', 'owt eno'],
      ['constructor __proto__', '__otorp__ rotcurtsnoc'],
      ['ab\ncd\n', '\ndc\nba'],
      ['ab\r\ncd', 'dc\r\nba'],
      ['ab\rcd', 'dc\rba'],
      ['café', 'éfac'],
      ['cafe\u0301', 'e\u0301fac'],
      ['🇫🇷🇩🇪!', '!🇩🇪🇫🇷'],
      ['👍🏽 👩‍👩‍👧 1️⃣', '1️⃣ 👩‍👩‍👧 👍🏽'],
      ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 ok', 'ko 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
      ['你好，世界', '界世，好你'],
      ['สวัสดี', 'ดีสวัส'],
      ['हिन्दी', 'न्दीहि'],
      ['한국어', '어국한'],
      ['שָׁלוֹם', 'םוֹלשָׁ'],
      ['مُحَمَّد', 'دمَّحَمُ'],
      ['İıiI', 'Iiıİ'],
      ['οδος', 'ςοδο'],
      ['a\u00a0b\tc', 'c\tb\u00a0a'],
      ['\ud83d!\ude00', '\ude00!\ud83d'],
    ],
  ],
  [
    'letters',
    [
      ['Hello, big world!', ',olleH gib !dlrow'],
      ['  ab\tcd \r\nef', '  ba\tdc \r\nfe'],
      ['cafe\u0301 👩‍👩‍👧x', 'e\u0301fac x👩‍👩‍👧'],
    ],
  ],
  [
    'words',
    [
      ['one two three', 'three two one'],
      ['one two\nthree four', 'two one\nfour three'],
      ['Hello, world!', 'world! Hello,'],
      ['  one   two three  ', '  three   two one  '],
      ['if a:\n\treturn  b\n', 'a: if\n\tb  return\n'],
      ['a b\r\n\r\nc d\re f', 'b a\r\n\r\nd c\rf e'],
      ['a\u00a0b\u3000c', 'c\u00a0b\u3000a'],
      ['👩‍👩‍👧 cafe\u0301 🇫🇷', '🇫🇷 cafe\u0301 👩‍👩‍👧'],
      ['שלום עולם', 'עולם שלום'],
      [' \n\t', ' \n\t'],
      ['one', 'one'],
      ['\none', '\none'],
    ],
  ],
  [
    'lines',
    [
      ['a\nb\nc', 'c\nb\na'],
      ['a\nb\n', 'b\na\n'],
      ['a\r\nb', 'b\r\na'],
      ['a\r\nb\nc', 'c\r\nb\r\na'],
      ['\n\na', 'a\n\n'],
      ['a', 'a'],
    ],
  ],
])('%s', (unit, cases) => {
  test.each(cases)('reverses %j to %j', (text, reversed) => expect(reverse(unit, text)).toBe(reversed))
})

const spaced = ['a', 'B', 'é', 'e\u0301', '語', '👩🏽‍🚀', '🇫🇷', ' ', '  ', '\t', '\u00a0', '\n', '.', 'ש']
/** Text whose characters never combine with each other, in whatever order they occur. */
const anyNonJoining = fc.string({ unit: fc.constantFrom(...spaced, '\r\n'), maxLength: 40 })
const anyText = fc.oneof(
  anyNonJoining,
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: fc.constantFrom('a', '\u0301', '\u200d', '🇫', '\r', '\n', 'ᄀ', 'ᅡ', '\ud83d'), maxLength: 20 }),
)

describe('properties', () => {
  test('reverses the grapheme clusters of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(reverse('characters', text)).toBe(charactersOf(text).reverse().join(''))
      }),
    )
  })

  test('words reverses the words of each line and keeps spaces and line breaks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.split(/([\r\n]+)/).map((line) => {
          // In Unicode, U+0085 is whitespace and U+FEFF is not. In JavaScript, it is the other way round.
          const word = /(?:[^\s\x85]|\ufeff)+/g
          const words = line.match(word) ?? []
          return line.replace(word, () => words.pop() ?? '')
        })
        expect(reverse('words', text)).toBe(lines.join(''))
      }),
      { examples: [['a\x85b'], ['a\ufeffb c']] },
    )
  })

  test.each(units)('reversing %s twice gives the original text if no characters can combine', (unit) => {
    fc.assert(
      fc.property(anyNonJoining, (text) => {
        // Reversed lines all use the first kind of line break, and an empty first line becomes a final line break.
        const original = unit === 'lines' ? text.replaceAll('\r\n', '\n').replace(/^\n+/, '') : text
        expect(reverse(unit, reverse(unit, original))).toBe(original)
      }),
    )
  })
})

test.each([
  ['ASCII', 'ab cd\n'.repeat(5000), '\ndc ba'.repeat(5000)],
  ['ASCII, in several chunks', 'ab cd\n'.repeat(100_000), '\ndc ba'.repeat(100_000)],
  ['accents and flags', 'e\u0301🇫🇷x'.repeat(5000), 'x🇫🇷e\u0301'.repeat(5000)],
  [
    'mostly ASCII',
    `${'ab'.repeat(4096)}\u0301${'cd'.repeat(4095)}c\r\n${'e'.repeat(9000)}`,
    `${'e'.repeat(9000)}\r\nc${'dc'.repeat(4095)}b\u0301a${'ba'.repeat(4095)}`,
  ],
  ['one character with thousands of marks', `ab${'\u0301'.repeat(20_000)}c`, `cb${'\u0301'.repeat(20_000)}a`],
])('reverses a long text across chunk boundaries: %s', (_, text, reversed) => {
  expect(reverse('characters', text) === reversed).toBe(true)
})

test('reverses alternating ASCII and non-ASCII runs', () => {
  const run = fc.tuple(
    fc.constantFrom('ab', 'c\n', 'é', 'e\u0301', '🇫🇷', '\r\n'),
    fc.constantFrom(1, 2, 4095, 4096, 5000, 9000),
  )
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const text = runs.map(([unit, times]) => unit.repeat(times)).join('')
      expect(reverse('characters', text) === charactersOf(text).reverse().join('')).toBe(true)
    }),
    { numRuns: 60 },
  )
})
