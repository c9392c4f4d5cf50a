import { describe, expect, test } from 'vitest'
import { tools } from '#tools/manifests.ts'
import { shape } from './faces.js'
import { clampText, setLine, widthOf, wrapText } from './set-text.js'

/** @type {import('./set-text.js').Type} */
const display = { face: 'display', size: 100 }
/** @type {import('./set-text.js').Type} */
const mono = { face: 'mono', size: 100 }

describe('draws every tool’s icon', () => {
  test.each(tools.map(({ id, icon }) => [icon, id]))('%s of %s', (mark) => {
    const { ink, path } = setLine(mark, display)
    expect(path).not.toContain('NaN')
    expect(ink.right - ink.left).toBeGreaterThan(5)
    expect(ink.bottom - ink.top).toBeGreaterThan(5)
  })
})

test.each([
  ['a word in Greek', 'αβγ', 'No font has “α” (U+03B1).'],
  ['an emoji', 'a😀', 'No font has “😀” (U+1F600).'],
])('throws for %s instead of leaving a gap', (_, text, message) => {
  expect(() => setLine(text, display)).toThrow(message)
})

test.each([
  ['Zürich, Łódź, Hà Nội', 'text'],
  ['Привет', 'display'],
  ['x′ → y', 'text'],
])('draws “%s” with fallbacks for the %s face', (text, face) => {
  expect(widthOf(text, { face: /** @type {import('./faces.js').Face} */ (face), size: 10 })).toBeGreaterThan(10)
})

test('kerns letters', () => {
  expect(widthOf('AV', display)).toBeLessThan(widthOf('A', display) + widthOf('V', display))
})

// fontkit 2.0 draws the vertical stroke next to the horizontal one.
test.each(['+', '±'])('%s is centred within its width', (mark) => {
  const { ink, width } = setLine(mark, display)
  expect(ink.left).toBeGreaterThan(0)
  expect(ink.right).toBeLessThan(width)
  expect((ink.left + ink.right) / 2).toBeCloseTo(width / 2, 0)
})

test('composes a letter and a combining accent', () => {
  expect(shape('e\u0301', 'mono')).toEqual(shape('é', 'mono'))
})

test('a line starts at the given point and has the measured width', () => {
  const { width, ink } = setLine('Hill', display, 40, 200)
  expect(width).toBeCloseTo(widthOf('Hill', display), 5)
  expect(ink.left).toBeGreaterThan(40)
  expect(ink.bottom).toBeCloseTo(200, 0)
})

// Each character of this face is 60 pixels wide.
test.each([
  ['', 600, []],
  ['one', 600, ['one']],
  ['one two', 419, ['one', 'two']],
  ['one two', 420, ['one two']],
  ['  one \n two ', 420, ['one two']],
  ['one two three four', 900, ['one two', 'three four']],
  ['unbreakable', 60, ['unbreakable']],
])('wraps %j at %i pixels', (text, width, lines) => {
  expect(wrapText(text, mono, width)).toEqual(lines)
})

test.each([
  ['one two', 2, ['one', 'two']],
  ['one two three', 2, ['one', 'two…']],
  ['one two, three', 2, ['one', 'two…']],
  ['one', 1, ['one']],
])('limits %j to %i lines', (text, lines, expected) => {
  expect(clampText(text, mono, { width: 320, lines })).toEqual(expected)
})
