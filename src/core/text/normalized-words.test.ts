import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWordLike, normalizeWords } from './normalized-words.ts'
import { countWords, WordReader } from './words.ts'

function read(...chunks: string[]): { words: string[]; runs: number } {
  const words: string[] = []
  const reader = new WordReader((run) => {
    for (const word of normalizeWords(run)) words.push(word)
  })
  for (const chunk of chunks) reader.add(chunk)
  reader.end()
  return { words, runs: reader.count }
}

test.each([
  ['', []],
  [' \r\n\u00a0\u3000', []],
  ['"Hello," (HELLO) ¿hello?', ['hello', 'hello', 'hello']],
  ['U.S.A. e.g. 3.14 1,000', ['usa', 'eg', '3.14', '1,000']],
  ['tea,milk;1,5 Ann:yes!no York,4.5', ['tea', 'milk', '1,5', 'ann', 'yes', 'no', 'york', '4.5']],
  ['Node.js, 10:30. (ann@b.co) v1.2.', ['node.js', '10:30', 'ann@b.co', 'v1.2']],
  ["Don't don’t 'tis dogs' rock 'n' roll", ["don't", "don't", 'tis', 'dogs', 'rock', 'n', 'roll']],
  [
    'well-known well‑known -x- U.S.-based rock-’n’-roll',
    ['well-known', 'well-known', 'x', 'us-based', "rock-'n'-roll"],
  ],
  ['life—death 9–5 a‒b a―b', ['life', 'death', '9', '5', 'a', 'b', 'a', 'b']],
  ['and/or /usr/bin C:\\new', ['and', 'or', 'usr', 'bin', 'c', 'new']],
  ['wait...what wait…what wait..what', ['wait', 'what', 'wait', 'what', 'wait', 'what']],
  ['Gutenberg--Leipzig --limit', ['gutenberg', 'leipzig', 'limit']],
  ['a.).b', ['a', 'b']],
  ['[oven guide](https://a.com/b),', ['oven', 'guide', 'https', 'a.com', 'b']],
  [
    '(world)(test) [a](b) **AI**(short for) AI(short for) tea.[1][2] tea[1]',
    ['world', 'test', 'a', 'b', 'ai', 'short', 'for', 'ai', 'short', 'for', 'tea', '1', '2', 'tea', '1'],
  ],
  ['Hi{name}', ['hi', 'name']],
  ['team(s) (un)fair s(h)e [T]he (non-)linear 2(a)', ['teams', 'unfair', 'she', 'the', 'non-linear', '2a']],
  ['— - ... !!', []],
  // Only adjacent full stops separate words.
  ['now. foo.com foo.com 10.99 10.99', ['now', 'foo.com', 'foo.com', '10.99', '10.99']],
  ['snake_case __proto__ constructor `code`', ['snake_case', '__proto__', 'constructor', 'code']],
  ['“_very important_”, _so_.', ['very', 'important', 'so']],
  ['R&D at AT&T & Co', ['r&d', 'at', 'at&t', 'co']],
  ['C++ $5 a|b', ['c', '5', 'a|b']],
  ['<b>word</b> word™ ~word~ word😀 👍🏽word❤️ =word+', ['word', 'word', 'word', 'word', 'word', 'word']],
  ['<li>one</li><li>two</li> <word> <ann@b.co>', ['one', 'two', 'word', 'ann@b.co']],
  ['soft\u00adhyphen', ['softhyphen']],
  ['ÉCOLE E\u0301cole', ['école', 'école']],
  ['Straße STRASSE', ['straße', 'strasse']],
  ['ΟΔΟΣ οδος ΣΟΦΌΣ-ΣΟΦΌΣ Σ', ['οδος', 'οδος', 'σοφός-σοφός', 'σ']],
  ['İstanbul ISTANBUL ılık', ['i\u0307stanbul', 'istanbul', 'ılık']],
  ['𐐀𐐁! 😀😀 👩‍👩‍👧,', ['𐐨𐐩', '😀😀', '👩‍👩‍👧']],
  ['吾輩は猫である。名前はまだ無い。どこで、生れたか', ['吾輩は猫である', '名前はまだ無い', 'どこで', '生れたか']],
  ['สวัสดี! شكرًا، «نعم» בית־ספר', ['สวัสดี', 'شكرًا', 'نعم', 'בית־ספר']],
])('normalizes %j to %j', (text, words) => expect(read(text).words).toEqual(words))

// A reference implementation.
function readStepByStep(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(/[–—/…。]|\.{2,}|[-‑]{2,}|(?<!\d),|,(?!\d)/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('‑', '-')
    .replaceAll(/(?<=\d)([.,])(?=\d)|(?<=[\p{L}\d])(\.)(?=[\p{L}\d]{2})|(?!['_-])[\p{P}`´\u00ad]/gu, '$1$2')
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^_(?!_)|(?<=[^_])_$/g, '')
        .replace(/^['-]+|['-]+$/g, '')
        .replace(/^[^\p{L}\p{N}_]*([\p{L}\p{N}_](?:.*[\p{L}\p{N}_])?\p{M}*).*$/u, '$1')
        .replaceAll('ς', 'Σ')
        .toLowerCase(),
    )
    .filter((word) => word !== '')
}

const text = fc.string({
  unit: fc.constantFrom(...Array.from("aAbÉς5İ😀𐐀\u0301 \n\u3000..,'’—--‑/…`_\u00ad。")),
  maxLength: 20,
})

test('agrees with the reference implementation', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(read(text).words).toEqual(readStepByStep(text))
      expect(read(text).runs).toBe(countWords(text))
    }),
  )
})

test('reads the same words in chunks as in the whole text', () => {
  fc.assert(
    fc.property(fc.array(text), (chunks) => {
      expect(read(...chunks)).toEqual(read(chunks.join('')))
    }),
  )
})

test('splits a million characters without a space into parts', () => {
  const { words, runs } = read('x'.repeat(700_000), 'x'.repeat(700_000), 'y z')
  expect(words.map((word) => word.length)).toEqual([1_400_000, 1, 1])
  expect(runs).toBe(2)
})

test.each([
  ['c++', true],
  ['7', true],
  ['ß', true],
  ['日', true],
  ['𐐨', true],
  ['😀', true],
  ['🇯🇵', true],
  ['===', false],
  ['$', false],
  ['\u0301', false],
  ['\ufffd', false],
])('isWordLike(%j) returns %j', (word, expected) => expect(isWordLike(word)).toBe(expected))
