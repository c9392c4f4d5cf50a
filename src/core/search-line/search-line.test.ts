import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureGrapheme, unitsPerEm } from './arial-widths.ts'
import { eachGrapheme } from '#core/text/graphemes.ts'
import { descriptionLineStyle, fitSearchLine, titleLineStyle } from './search-line.ts'

const em = { size: 2048, limit: Infinity }

// The advance widths of Arial and of fonts with the same metrics.
test.each([
  ['', 0],
  [' ', 569],
  ['i', 455],
  ['W', 1933],
  ['ii', 910],
  ['0123456789', 11_390],
  ['“”', 1364],
  ['…', 2048],
  ['é', 1139],
  ['e\u0301', 1139],
  ['ï', 569],
  ['Привет', 1472 + 1139 + 1144 + 1088 + 1139 + 938],
  ['й', 1144],
  ['Ω', 1531],
  ['\u00a0', 569],
  ['\n', 569],
  ['a\u00ad\u200bb', 2278],
])('%j is %i units wide', (text, pixels) => {
  expect(fitSearchLine(text, em)).toMatchObject({ pixels, isEstimate: false, shown: text })
})

test.each([
  ['東京', 4096],
  ['한국', 4096],
  ['👩‍👩‍👧', 2560],
  ['🇫🇷', 2560],
  ['1\ufe0f\u20e3', 2560],
  ['❤', 2560],
  ['שלום', 4 * 1139],
  ['𝒳', 1139],
])('the width of %j is estimated as %i units', (text, pixels) => {
  expect(fitSearchLine(text, em)).toMatchObject({ pixels, isEstimate: true })
})

test('isEstimate also takes the text after the cut into account', () => {
  expect(fitSearchLine(`${'a'.repeat(100)} 東`, titleLineStyle).isEstimate).toBe(true)
  expect(fitSearchLine(`${'a'.repeat(100)} é`, titleLineStyle).isEstimate).toBe(false)
})

// As measured by a browser's canvas without kerning.
test.each([
  [titleLineStyle, 'How to Bake Sourdough Bread: A Simple Guide for Beginners', 550],
  [titleLineStyle, 'AVATAR To Win, Yes: 10 Ways', 283],
  [titleLineStyle, 'Привет мир', 109],
  [titleLineStyle, 'Ελληνικά', 80],
  [descriptionLineStyle, 'Hello', 32],
])('%j: %s is %i pixels wide', (measure, text, pixels) => expect(fitSearchLine(text, measure).pixels).toBe(pixels))

test('counts characters as a reader sees them', () => {
  expect(fitSearchLine('e\u0301 👩‍👩‍👧 🇫🇷', titleLineStyle).characters).toBe(5)
})

const ten = { size: 2048, limit: 10 * 1139 }

test.each([
  ['abbabbabba', 'abbabbabba'],
  ['abba abba ab', 'abba …'],
  ['abba a abba abba', 'abba a …'],
  ['abbabbabbabba', 'abbabba…'],
  ['abba\nabba abba', 'abba …'],
])('shortens %j to %j in the width of ten letters', (text, shown) => {
  expect(fitSearchLine(text, ten).shown).toBe(shown)
})

test('cuts a line without spaces at a character boundary', () => {
  const { shown } = fitSearchLine('東京都'.repeat(20), titleLineStyle)
  expect(shown).toBe('東京都'.repeat(20).slice(0, 28) + '…')
  expect(fitSearchLine('👩‍👩‍👧'.repeat(40), titleLineStyle).shown).toBe('👩‍👩‍👧'.repeat(22) + '…')
})

test.each(['\u0001', '\u200b', '\u0301'])('caps the number of shown %j characters', (character) => {
  const { pixels, shown } = fitSearchLine(`a${character.repeat(100_000)}`, titleLineStyle)
  expect(pixels).toBe(11)
  expect(shown.length).toBeLessThanOrEqual(1001)
})

test('a title that measures 600 px is shown in full', () => {
  const title = 'Buy Cheap Shoes Online - Cheap Shoes - Best Cheap Shoes Shop'
  expect(fitSearchLine(title, titleLineStyle)).toMatchObject({ pixels: 600, shown: title })
})

test('the shown text fits the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'W', ' ', 'é', '東', '👩‍👩‍👧', '\u0301', '…'), maxLength: 200 })
  fc.assert(
    fc.property(text, (text) => {
      const { shown, pixels } = fitSearchLine(text, titleLineStyle)
      expect(shown === text).toBe(pixels <= titleLineStyle.limit)
      expect(fitSearchLine(shown, titleLineStyle).pixels).toBeLessThanOrEqual(titleLineStyle.limit)
    }),
  )
})

test('the width of a line is the sum of the widths of its characters', () => {
  const unit = fc.constantFrom('a', 'W', ' ', 'é', '東', '👩‍👩‍👧', '\u0301', '\u0001', '\r\n', 'plain words ', '\ud83d')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), (text) => {
      const widths: ReturnType<typeof measureGrapheme>[] = []
      eachGrapheme(text, (start, end) => widths.push(measureGrapheme(text.slice(start, end))))
      const units = widths.reduce((sum, width) => sum + width.units, 0)
      const pixels = Math.round((units * titleLineStyle.size) / unitsPerEm)
      const isEstimate = widths.some((width) => width.isEstimate)
      expect(fitSearchLine(text, titleLineStyle)).toMatchObject({ characters: widths.length, pixels, isEstimate })
    }),
  )
})
