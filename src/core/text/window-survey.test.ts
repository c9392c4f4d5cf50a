import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes } from './graphemes.ts'
import { TextWindow, windowLength } from './text-window.ts'
import { WindowSurvey } from './window-survey.ts'
import { countWords, isSpace } from './words.ts'

function survey(text: string) {
  const window = new TextWindow()
  const found = new WindowSurvey()
  const result = { words: 0, blanks: 0, isPlain: true, marks: [] as number[] }
  for (let start = 0; start < text.length; start = window.end) {
    window.show(text, start)
    found.take(window)
    result.blanks += found.blanks
    result.isPlain &&= found.isPlain
    for (const mark of found.marks.subarray(0, found.markCount)) result.marks.push(start + mark)
  }
  return { ...result, words: found.words }
}

function expected(text: string) {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  const marks = units.flatMap((unit, i) => ('\n\r.!?…。！？'.includes(String.fromCharCode(unit)) ? [i] : []))
  return { words: countWords(text), blanks: units.filter(isSpace).length, marks }
}

const alphabet = fc.constantFrom('a', 'Zz', ' ', '\n', '\r\n', '.', '?!', '\t', '\0', 'é', '東', '👍🏽', '…', '\u00a0', 'e\u0301')

test('it sees what each counter would see by itself', () => {
  fc.assert(
    fc.property(fc.array(alphabet), fc.nat({ max: 3 }), (parts, windows) => {
      const text = 'plain '.repeat(Math.ceil((windows * windowLength) / 6)) + parts.join('')
      const found = survey(text)
      expect(found).toMatchObject(expected(text))
      if (found.isPlain) expect(countGraphemes(text)).toBe(text.length)
    }),
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
  ['plain', true],
  ['naïve 東京', true],
  ['one\r\ntwo', false],
  ['e\u0301', false],
  ['👍', false],
])('whether each unit of %j is a character: %j', (text, isPlain) => {
  expect(survey(text).isPlain).toBe(isPlain)
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
