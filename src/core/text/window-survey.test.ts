import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GraphemeCounter } from './graphemes.ts'
import { isLetterOrDigit } from './letters.ts'
import { TextWindow, windowLength } from './text-window.ts'
import { WindowSurvey } from './window-survey.ts'
import { countWords, isSpace } from './words.ts'

function survey(text: string) {
  const window = new TextWindow()
  const found = new WindowSurvey()
  const graphemes = new GraphemeCounter()
  const result = { blanks: 0, alphanumerics: 0, marks: [] as number[], joints: [] as number[] }
  for (let start = 0; start < text.length; start = window.end) {
    window.show(text, start)
    found.take(window)
    result.blanks += found.blanks
    result.alphanumerics += found.alphanumerics
    for (const mark of found.marks.subarray(0, found.markCount)) result.marks.push(start + mark)
    for (const joint of found.joints.subarray(0, found.jointCount)) result.joints.push(start + joint)
    graphemes.addSurveyed(text.slice(start, window.end), found)
  }
  const { count: characters, blank: blankCharacters, alphanumeric: alphanumericCharacters } = graphemes
  return { ...result, words: found.words, characters, blankCharacters, alphanumericCharacters }
}

function expected(text: string) {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  const marks = units.flatMap((unit, i) => ('\n\r.!?…。！？'.includes(String.fromCharCode(unit)) ? [i] : []))
  const graphemes = new GraphemeCounter()
  graphemes.add(text)
  return {
    words: countWords(text),
    blanks: units.filter(isSpace).length,
    alphanumerics: units.filter(isLetterOrDigit).length,
    marks,
    characters: graphemes.count,
    blankCharacters: graphemes.blank,
    alphanumericCharacters: graphemes.alphanumeric,
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
  [`${'a'.repeat(windowLength - 1)}ɠ b`, 2, 1],
  [`${'a'.repeat(windowLength - 1)}\u3000b`, 2, 1],
  [`${'a'.repeat(windowLength - 1)} \u3000\u2003b`, 2, 3],
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
  expect([window.end, window.standsInBytes]).toEqual([windowLength + 1, false])
})

test('a window shows another text of the same length', () => {
  const window = new TextWindow()
  window.show('aaa', 0)
  window.show('bbb', 0)
  expect(String.fromCharCode(...window.units.subarray(0, 3))).toBe('bbb')
})

// Enough plain text that most windows are looked at as bytes, and enough of the rest that some are not.
const filled = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('plain', 'words, ', 'and 7 ') }, alphabet)
const anyUnit = fc.oneof(
  { weight: 6, arbitrary: filled },
  fc.constantFrom('\u2003', '\u3000', '\ufeff', '\ufffd', '\ud83d', '\ude00', '\r', '“', '🇩🇪', '👩‍👩‍👧', '1️⃣', 'क्ष', '𝒳'),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
)

test('bytes tell what units tell', () => {
  const parts = fc.array(anyUnit, { minLength: 20, maxLength: 2000, size: 'max' })
  fc.assert(
    fc.property(parts, fc.nat({ max: 5 }), (parts, shift) => {
      const text = 'a'.repeat(shift) + parts.join('')
      expect(survey(text)).toMatchObject(expected(text))
    }),
    { numRuns: 100 },
  )
})

test('every unit is told from its bytes as by itself', { timeout: 30_000 }, () => {
  for (let code = 0; code <= 0xffff; code += 64) {
    const units = Array.from({ length: 64 }, (_, k) => String.fromCharCode(code + k))
    // Few enough that bytes are what is looked at, before and behind text and a blank.
    const text = units.map((unit) => `${unit}plain text${unit} and ${unit}${unit} more text, ${unit}more`).join('')
    const { words, blanks, marks } = survey(text)
    const sought = expected(text)
    const differs = String([words, blanks, marks]) !== String([sought.words, sought.blanks, sought.marks])
    if (differs) expect.fail(`differs at ${code.toString(16)}`)
  }
})

// Bytes are looked at in fours, with spaces behind the last.
test.each([0, 1, 2, 3])('what stands at byte %i of four is seen, and so is where the text ends', (at) => {
  const plain = 'plain text '.repeat(120)
  const before = plain.slice(0, 1200 + at)
  expect(survey(`${before}.`)).toMatchObject({ ...expected(`${before}.`), marks: [before.length] })
  expect(survey(`${before}\r`)).toMatchObject({ ...expected(`${before}\r`), joints: [before.length] })
  for (const text of ['é.', '…é ', '\u3000…\n', '👍.', 'é', ' ', '\u3000']) {
    expect(survey(before + text)).toMatchObject(expected(before + text))
    expect(survey(before + text + plain)).toMatchObject(expected(before + text + plain))
  }
})
