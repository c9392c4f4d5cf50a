import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameWords, removeInnerPunctuation, capitalizeFirst } from './name-words.ts'

describe('nameWords', () => {
  test.each([
    ['', []],
    [' \n ', []],
    ['...!?', []],
    ['Hello, world!', ['Hello', 'world']],
    ["don't stop", ["don't", 'stop']],
    ['rock ’n’ roll', ['rock', 'n', 'roll']],
    ['‘quoted’ well-known', ['quoted', 'well-known']],
    ['wait--what one—two', ['wait', 'what', 'one', 'two']],
    ['-dash- end-', ['dash', 'end']],
    ['snake_case and/or example.com', ['snake', 'case', 'and', 'or', 'example', 'com']],
    ['#tag @name 3.14', ['tag', 'name', '3', '14']],
    ['non\u00a0breaking\r\nlines', ['non', 'breaking', 'lines']],
    ['co\u00adoperate', ['co\u00adoperate']],
    ['cafe\u0301 naïve', ['cafe\u0301', 'naïve']],
    ['東京タワー、最高。', ['東京タワー', '最高']],
    ['สวัสดี ครับ', ['สวัสดี', 'ครับ']],
    ['שלום עולם', ['שלום', 'עולם']],
    ['مرحبا، بالعالم', ['مرحبا', 'بالعالم']],
    ['می\u200cخواهم', ['می\u200cخواهم']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['sun☀️set 👩‍🚀 🇫🇷 go', ['sun', 'set', 'go']],
    ['𝒜𝒷𝒸 x\ud800y', ['𝒜𝒷𝒸', 'x', 'y']],
    ['constructor __proto__', ['constructor', 'proto']],
    ["a-\u0301b c'-d", ['a', 'b', 'c', 'd']],
  ])('returns for the text %j the words %j', (text, words) => {
    expect([...nameWords(text)]).toEqual(words)
  })

  test('yields words that start and end with a letter or digit and contain no space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of nameWords(text)) expect(word).toMatch(/^[\p{L}\p{N}](\S*[\p{L}\p{N}\p{M}])?$/u)
      }),
    )
  })
})

test.each([
  ["don't", 'dont'],
  ['don’t', 'dont'],
  ['state-of-the-art', 'stateoftheart'],
  ['non‑breaking', 'nonbreaking'],
  ['co\u00adoperate', 'cooperate'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['plain', 'plain'],
])('removeInnerPunctuation(%j) returns %j', (word, expected) => {
  expect(removeInnerPunctuation(word)).toBe(expected)
})

test.each([
  ['word', 'Word'],
  ['iPhone', 'IPhone'],
  ['élan', 'Élan'],
  ['e\u0301lan', 'E\u0301lan'],
  ['istanbul', 'Istanbul'],
  ['𐐨x', '𐐀x'],
  ['東京', '東京'],
  ['2nd', '2nd'],
])('capitalizeFirst(%j) returns %j', (word, expected) => {
  expect(capitalizeFirst(word)).toBe(expected)
})
