import fc from 'fast-check'
import { expect, test } from 'vitest'
import twitterText from 'twitter-text'
import { measureText } from './weighted-length.ts'

const xLength = (text: string) => measureText(text, 'x').length

test.each([
  ['', 0],
  ['a b', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['“it’s” – fine', 13],
  ['…', 2],
  ['€', 2],
  ['猫', 2],
  ['한국', 4],
  ['привет', 6],
  ['😀', 2],
  ['👩‍👩‍👧', 2],
  ['👍🏽', 2],
  ['🇯🇵', 2],
  ['1️⃣', 2],
  ['❤️', 2],
  ['© ® ™', 6],
  ['©️', 2],
  ['https://example.com', 23],
  ['See https://example.com/a/very/long/path?with=a&query=string.', 28],
  ['(https://en.wikipedia.org/wiki/Tea_(drink))', 25],
  ['example.com', 23],
  ['example.com, and a.co/b!', 53],
  ['猫example.com', 25],
  ['me@example.com', 14],
  ['@example.com', 12],
  ['a-example.com', 23],
  ['-example.com', 12],
  ['example.notadomain', 18],
  ['http://localhost:8080', 21],
  ['3.14 and e.g. this', 18],
])('X counts %j as %i, like twitter-text', (text, length) => {
  expect(xLength(text)).toBe(length)
  expect(twitterText.parseTweet(text).weightedLength).toBe(length)
})

// Two links without a space between them are not compared: twitter-text allows emoji in domains.
const link = fc
  .tuple(
    fc.constantFrom(' ', '\n', ' (', ', '),
    fc.constantFrom('https://', 'http://', 'HTTPS://', ''),
    fc.constantFrom('example.com', 'www.example.co.uk', 'a.io', 'my-site.dev', 'bücher.de', 'Example.ORG'),
    fc.constantFrom('', ':8080', '/', '/a', '/a/b-c_d.html', '/wiki/Tea_(drink)', '/a?b=c&d=%20', '/#top', '/é', '/пу'),
    fc.constantFrom(' ', '\n', ') ', '” ', '. ', '! '),
  )
  .map((parts) => parts.join(''))
const emoji = fc.constantFrom('😀', '👩‍👩‍👧', '👍🏽', '🇯🇵', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈')
const letter = fc.constantFrom(
  '猫',
  'が',
  'か\u3099',
  '한',
  'e\u0301',
  'ñ',
  'ж',
  'नमस्ते',
  'a',
  'B',
  '7',
  'Hello',
  '3.14',
)
const symbol = fc.constantFrom(' ', '\n', '“', '’', '–', '…', '€', '.', ',', '!', '(', ')', '@', '#', '/', '-', '_')
const post = fc.array(fc.oneof(link, emoji, letter, symbol), { maxLength: 40 }).map((parts) => parts.join(''))

test('counts the same length as twitter-text', () => {
  fc.assert(
    fc.property(post, (text) => {
      expect(xLength(text)).toBe(twitterText.parseTweet(text).weightedLength)
    }),
  )
})

test('more of the text is within a higher limit, and all of it is within its length', () => {
  fc.assert(
    fc.property(post, (text) => {
      const limits = Array.from({ length: xLength(text) + 1 }, (_, limit) => limit)
      const ends = limits.map((limit) => measureText(text, 'x', limit).end)
      expect(ends).toEqual([...ends].sort((one, other) => one - other))
      expect(ends.at(-1)).toBe(text.length)
    }),
  )
})

test('takes linear time on a long row of labels without a known ending', () => {
  expect(xLength('a.'.repeat(50_000))).toBe(100_000)
})
