import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ComparedWordCounter, comparedWords } from './compared-words.ts'

test.each([
  ['', []],
  [' \r\n\u00a0\u3000', []],
  ['— - ... !! 👍🏽 ❤️', []],
  ['"Hello," (HELLO) ¿hello?', ['hello', 'hello', 'hello']],
  ['U.S.A. e.g. 3.14 1,000 10:30', ['u.s.a', 'e.g', '3.14', '1,000', '10:30']],
  ['Node.js, (ann@b.co) v1.2.', ['node.js', 'ann@b.co', 'v1.2']],
  ["Don't don’t 'tis dogs' rock 'n' roll", ["don't", "don't", 'tis', 'dogs', 'rock', 'n', 'roll']],
  ['well-known -x- U.S.-based', ['well-known', 'x', 'u.s', 'based']],
  ['life—death 9–5 and/or C:\\new a|b', ['life', 'death', '9', '5', 'and', 'or', 'c', 'new', 'a', 'b']],
  ['wait...what wait…what now. foo.com', ['wait', 'what', 'wait', 'what', 'now', 'foo.com']],
  ['team(s) (un)fair tea[1]', ['team', 's', 'un', 'fair', 'tea', '1']],
  ['snake_case __proto__ constructor `code` _very_', ['snake_case', 'proto', 'constructor', 'code', 'very']],
  ['R&D at AT&T & Co', ['r&d', 'at', 'at&t', 'co']],
  ['C++ $5 ~word™ word😀', ['c', '5', 'word', 'word']],
  ['<b>word</b><br/> <ann@b.co>', ['word', 'ann@b.co']],
  ['ÉCOLE E\u0301cole', ['école', 'école']],
  ['Straße STRASSE', ['straße', 'strasse']],
  ['ΟΔΟΣ οδος οδοσ ΣΟΦΌΣ Σ', ['οδος', 'οδος', 'οδος', 'σοφός', 'σ']],
  ['İstanbul ISTANBUL ılık', ['istanbul', 'istanbul', 'ılık']],
  ['𐐀𐐁! नमस्ते «نعم»', ['𐐨𐐩', 'नमस्ते', 'نعم']],
  ['今天天气很好。', ['今天', '天气', '很好']],
])('the compared words of %j are %j', (text, words) => expect(comparedWords(text)).toEqual(words))

const text = fc.string({
  unit: fc.constantFrom(...Array.from("aAbÉς5İ😀𐐀\u0301 \n\u3000..,'’—--‑/<>`_\u00ad。京")),
  maxLength: 20,
})

test('counts the same words in chunks as in the whole text', () => {
  fc.assert(
    fc.property(fc.array(text), (chunks) => {
      const counter = new ComparedWordCounter()
      for (const chunk of chunks) counter.add(chunk)
      counter.end()
      const words = comparedWords(chunks.join(''))
      const counts = Array.from(new Set(words), (word) => [word, words.filter((other) => other === word).length])
      expect(Array.from(counter.counts)).toEqual(counts)
    }),
  )
})

test('a compared word that no dictionary found is its own only compared word', () => {
  fc.assert(
    fc.property(text, (text) => {
      fc.pre(!text.includes('京'))
      for (const word of comparedWords(text)) expect(comparedWords(word)).toEqual([word])
    }),
  )
})

test('counts words in order of first occurrence', () => {
  const counter = new ComparedWordCounter()
  for (const chunk of ['Tea, mi', 'lk, TEA', '!']) counter.add(chunk)
  counter.end()
  expect(Array.from(counter.counts)).toEqual([
    ['tea', 2],
    ['milk', 1],
  ])
})

test.each([
  ['x', 4_000_000],
  ['a.', 2_000_000],
  ['𝒜', 2_000_000],
  ['<a', 500_000],
  ['京', 100_000],
  ['ภาษาไทย', 20_000],
])('reads %j, %i times without a space', (part, count) => {
  expect(comparedWords(part.repeat(count)).length).toBeGreaterThan(0)
})
