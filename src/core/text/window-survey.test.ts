import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GraphemeCounter } from './graphemes.ts'
import { TextWindow, windowLength } from './text-window.ts'
import { WindowSurvey } from './window-survey.ts'
import { countWords, isSpace } from './words.ts'

function survey(text: string) {
  const window = new TextWindow()
  const found = new WindowSurvey()
  const graphemes = new GraphemeCounter()
  const result = { blanks: 0, marks: [] as number[], joints: [] as number[] }
  for (let start = 0; start < text.length; start = window.end) {
    window.show(text, start)
    found.take(window)
    result.blanks += found.blanks
    for (const mark of found.marks.subarray(0, found.markCount)) result.marks.push(start + mark)
    for (const joint of found.joints.subarray(0, found.jointCount)) result.joints.push(start + joint)
    graphemes.addSurveyed(text.slice(start, window.end), found)
  }
  return { ...result, words: found.words, characters: graphemes.count, blankCharacters: graphemes.blank }
}

function expected(text: string) {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  const marks = units.flatMap((unit, i) => ('\n\r.!?…。！？'.includes(String.fromCharCode(unit)) ? [i] : []))
  const graphemes = new GraphemeCounter()
  graphemes.add(text)
  return {
    words: countWords(text),
    blanks: units.filter(isSpace).length,
    marks,
    characters: graphemes.count,
    blankCharacters: graphemes.blank,
  }
}

const alphabet = fc.constantFrom('a', 'Zz', '\u0600', '\u200d', '🇵', '각', ' ', '\n', '\r\n', '.', '?!', '\t', '\0', 'é', '東', '👍🏽', '…', '\u00a0', 'e\u0301')

test('it sees what each counter would see by itself', () => {
  fc.assert(
    fc.property(fc.array(alphabet), fc.nat({ max: 3 }), (parts, windows) => {
      const mixed = parts.join('')
      const filling = 'plain '.repeat(Math.max(0, Math.ceil((windows * windowLength - mixed.length) / 6)))
      const text = mixed + filling + mixed
      expect(survey(text)).toMatchObject(expected(text))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['', 0, 0],
  ['a', 1, 0],
  ['ab', 1, 0],
  [' a', 1, 1],
  ['a b c', 3, 2],
  [`${'a'.repeat(windowLength - 1)} b`, 2, 1],
  [`${'a'.repeat(windowLength)}b`, 1, 0],
  [`${'a'.repeat(windowLength + 1)} 👍`, 2, 1],
])('a text of %# has its words and blanks', (text, words, blanks) => {
  expect(survey(text)).toMatchObject({ words, blanks })
})

test.each([
  ['plain', []],
  ['naïve 東京', []],
  ['one\r\ntwo', [3]],
  ['e\u0301', [1]],
  ['👍', [0, 1]],
])('in %j units at %j are no characters by themselves', (text, joints) => {
  expect(survey(text).joints).toEqual(joints)
})

test('a window ends before a pair that it would part', () => {
  const window = new TextWindow()
  window.show(`${'a'.repeat(windowLength - 1)}👍`, 0)
  expect(window.end).toBe(windowLength - 1)
  window.show(`${'a'.repeat(windowLength - 1)}👍`, window.end)
  expect([window.end, window.isAscii]).toEqual([windowLength + 1, false])
})

test('a window shows another text of the same length', () => {
  const window = new TextWindow()
  window.show('aaa', 0)
  window.show('bbb', 0)
  expect(String.fromCharCode(...window.units.subarray(0, 3))).toBe('bbb')
})
