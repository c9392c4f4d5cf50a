import { expect, test } from 'vitest'
import { maxShortLength, toLongText } from '#core/long-text/long-text.ts'
import { maxPlainLines, needsEditor } from './needs-editor.ts'

test.each([
  ['a line', 'a'.repeat(maxShortLength), false],
  ['one character too many', 'a'.repeat(maxShortLength + 1), true],
  ['the maximum number of lines', 'a\n'.repeat(maxPlainLines - 1), false],
  ['one line too many', 'a\n'.repeat(maxPlainLines), true],
])('needsEditor: %s', (_, text, expected) => {
  expect(needsEditor(toLongText(text))).toBe(expected)
})
