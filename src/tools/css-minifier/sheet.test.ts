import { expect, test } from 'vitest'
import { unitsOf } from '#core/text/units.ts'
import { Sheet } from './sheet.ts'

const window = 2 ** 18

test.each([
  ['UTF-8', 'é'],
  ['UTF-16', '\ud83d'],
])('what becomes text at a time leaves no trace, in %s', (_, letter) => {
  const text = `${letter}${'ab👍'.repeat(window)}`
  const css = unitsOf(text)
  const whole = css.length - 1
  for (const first of [0, 1, window - 1, window, window + 1, whole]) {
    const sheet = new Sheet(css)
    sheet.addSpaces(first)
    sheet.copy(css, 0, first)
    sheet.copy(css, first, whole)
    sheet.addText('}'.repeat(window))
    sheet.add(0x3b)
    expect(sheet.length).toBe(first + whole + window + 1)
    const expected = `${' '.repeat(first)}${text}${'}'.repeat(window)};`
    expect(sheet.finish().join('') === expected).toBe(true)
  }
})
