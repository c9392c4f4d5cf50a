import { expect, test } from 'vitest'
import { balanceOf, findPowerWords, readTitleWords } from './title-words.ts'
import { powerWords } from './word-lists.ts'

test.each([
  ['cats’ ‘don’t’ "IT\'S" don\'', { common: 2, emotional: 0, other: 2 }],
  ['love_ _love l_ove love1 lové', { common: 0, emotional: 2, other: 3 }],
  ['\u212aind \u212aISS q\u0131t', { common: 0, emotional: 2, other: 1 }],
  ['--- 👍 … love-hate the…', { common: 1, emotional: 1, other: 3 }],
])('classifies the words of %j as %j', (title, balance) => {
  expect(balanceOf(readTitleWords(title))).toMatchObject(balance)
})

test('a letter whose lower case is longer does not move the end of a word', () => {
  expect(readTitleWords('“İzmir,” İstanbul').map(({ text }) => text)).toEqual(['İzmir', 'İstanbul'])
})

test.each([
  ['quic\u212a, (free), best-of', ['quick', 'free', 'best']],
  ['free_ _top 1easy easy1 best\u0301', []],
  ['ea\u017fy EASY', ['ea\u017fy', 'easy']],
  ['𝒳top top𝒳 👍top', ['top']],
  ["simple's quick/dirty a.guide", ['simple', 'quick', 'guide']],
])('the power words in %j are %j', (title, found) => expect(findPowerWords(title)).toEqual(found))

test('recognizes every listed word', () => expect(findPowerWords(powerWords.join(' '))).toEqual(powerWords))
