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
  ['http://foo.invalid', 18],
  ['http://foo.invalid/a.b', 22],
  ['http://пример.рф', 23],
  ['пример.рф', 9],
  ['http://例え.jp', 23],
  ['例え.jp', 7],
  ['example.tokyo', 23],
  ['example.рф/путь', 23],
  ['今日は。example.comを見て', 37],
  ['猫http://例え.jp/abc猫', 27],
  ['a_b.com and a_b.c.com', 37],
  ['http://a_b.com', 14],
  ['http://a_b.c.com', 23],
  ['xhttp://a.com', 13],
  ['http://a.com:80?x=a.com', 23],
  ['example.com:80?x=a.com b.com', 58],
  ['example.com:80/x?y=a.com', 23],
  ['https://t.co/abc/def?g', 29],
  ['https://t.co/' + 'a'.repeat(41), 54],
  ['http://✪df.ws/123 ✪df.ws', 49],
  ['HTTP://EXAMPLE.COM', 23],
  ['吾輩は猫である名前はまだ無いどこで生れたかとんと見当がつかぬexample.com', 71],
  [`https://${'a'.repeat(64)}.com`, 76],
  ['@example.com @猫example.com', 39],
  ['example.com@a.com', 17],
  ['http://localhost:8080', 21],
  ['3.14 and e.g. this', 18],
  ['e\u0301example.com', 24],
])('X counts %j as %i, like twitter-text', (text, length) => {
  expect(xLength(text)).toBe(length)
  expect(twitterText.parseTweet(text).weightedLength).toBe(length)
})

/** Domains that both lists have: that of twitter-text is older. */
const domain = fc.oneof(
  fc.constantFrom(
    'example.com',
    'www.example.co.uk',
    'a.io',
    'my-site.dev',
    'bücher.de',
    'Example.ORG',
    'example.tokyo',
  ),
  fc.constantFrom(
    'пример.рф',
    '例え.jp',
    'a_b.example.com',
    'a_b.com',
    '😀.ws',
    'foo.invalid',
    'xn--e1afmkfd.xn--p1ai',
    '.com',
  ),
)
const link = fc
  .tuple(
    fc.constantFrom(' ', '\n', ' (', ', ', '', '猫', '@', '-'),
    fc.constantFrom('https://', 'http://', 'HTTPS://', ''),
    domain,
    fc.constantFrom(
      '',
      ':8080',
      '/',
      '/a',
      '/a/b-c_d.html',
      '/wiki/Tea_(drink)',
      '/a?b=c&d=%20',
      '/#top',
      '/é',
      '/пу',
      '?a=b',
    ),
    fc.constantFrom(' ', '\n', ') ', '” ', '. ', '! ', '', '猫', '。'),
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
