import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStopWord } from '#core/text/stop-words.ts'
import { classifyWords } from './title-words.ts'
import { emotionalWords, powerWords } from './word-lists.ts'

/** Reference implementation. */
function classifyNaively(title: string) {
  const normalized = title.split(/\s+/).flatMap((word) => (word === '' ? [] : [normalizeWord(word)]))
  const common = normalized.filter((word) => isStopWord(word))
  const emotional = normalized.filter((word) => !isStopWord(word) && emotionalWords.includes(word))
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${powerWords.join('|')})(?![\p{L}\p{M}\p{N}_])`,
    'giu',
  )
  const power = new Set(title.match(pattern)?.map((word) => word.toLowerCase()))
  return {
    words: normalized.length,
    powerWords: [...power].slice(0, powerWords.length),
    balance: {
      common: common.length,
      emotional: emotional.length,
      other: normalized.length - common.length - emotional.length,
      emotionalWords: [...new Set(emotional)].slice(0, 20),
    },
  }
}

function normalizeWord(word: string): string {
  const isLetter = Array.from({ length: word.length }, (_, i) => /[\p{L}\p{N}]/u.test(word.charAt(i)))
  return word.slice(isLetter.indexOf(true), isLetter.lastIndexOf(true) + 1).toLowerCase()
}

test.each([
  ['cats’ ‘don’t’ "IT\'S" don\'', { common: 2, emotional: 0, other: 2 }],
  ['love_ _love l_ove love1 lové', { common: 0, emotional: 2, other: 3 }],
  ['\u212aind \u212aISS q\u0131t', { common: 0, emotional: 2, other: 1 }],
  ['--- 👍 … love-hate the…', { common: 1, emotional: 0, other: 4 }],
])('classifies the words of %j as %j', (title, balance) => expect(classifyWords(title).balance).toMatchObject(balance))

test.each([
  ['quic\u212a, (free), best-of', ['quick', 'free', 'best']],
  ['free_ _top 1easy easy1 best\u0301', []],
  ['ea\u017fy EASY', ['ea\u017fy', 'easy']],
  ['𝒳top top𝒳 👍top', ['top']],
  ["simple's quick/dirty a.guide", ['simple', 'quick', 'guide']],
])('the power words in %j are %j', (title, found) => expect(classifyWords(title).powerWords).toEqual(found))

test('recognizes every listed word', () => {
  expect(classifyWords(powerWords.join(' ')).powerWords).toEqual(powerWords)
  expect(classifyWords(emotionalWords.join('\n')).balance.emotional).toBe(emotionalWords.length)
})

const listed = fc.constantFrom(
  ...powerWords,
  ...emotionalWords.slice(0, 30),
  'the',
  "don't",
  'don’t',
  "it's",
  'amazing',
)
const cased = fc
  .tuple(listed, fc.nat())
  .map(([word, seed]) => Array.from(word, (unit, i) => ((seed >> i) & 1 ? unit.toUpperCase() : unit)).join(''))
const separator = fc.constantFrom(
  ' ',
  ' ',
  '\n',
  '\u3000',
  '.',
  ',',
  "'",
  '’',
  '-',
  '_',
  '“',
  'é',
  's',
  '7',
  '\u0301',
  '\u212a',
  '\u017f',
  '\u0130',
  '𝒳',
  '👍',
  '\ud83d',
)

test('gives the same result as the reference implementation', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(cased, separator), { maxLength: 30 }), (parts) => {
      const title = parts.join('')
      expect(classifyWords(title)).toEqual(classifyNaively(title))
    }),
  )
})
