import { expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { pasteLines } from './paste-lines.ts'
import { tool } from './tool.ts'

const { raw } = String
const initial = initialOptions(tool.options)

test.each([
  ['line breaks', {}, 'a\r\nb\nc\n', { find: raw`a\nb\nc`, escapes: true }],
  ['backslashes and tabs', {}, 'a\\n\n\tb', { find: raw`a\\n\n\tb`, escapes: true }],
  ['text next to literal text', { replace: raw`\1` }, 'a\nb', { find: raw`a\nb`, replace: raw`\\1`, escapes: true }],
  ['text next to escapes', { replace: raw`\n`, escapes: true }, 'a\nb', { find: raw`a\nb`, replace: raw`\n` }],
  ['a pattern', { regex: true }, '\\d\n\\d', { find: raw`\d\n\d`, escapes: false }],
])('lines with %s are written with \\n', (_, options, text, expected) => {
  expect(pasteLines({ ...initial, ...options }, { name: 'find', text, start: 0, end: 0 })).toMatchObject(expected)
})

test('the selection is replaced', () => {
  const options = { ...initial, replace: raw`\old new` }
  const pasted = pasteLines(options, { name: 'replace', text: 'a\nb', start: 1, end: 4 })
  expect(pasted?.replace).toBe(raw`\\a\nb new`)
})

test('a single line is pasted as usual', () => {
  expect(pasteLines(initial, { name: 'find', text: 'a\n', start: 0, end: 0 })).toBeUndefined()
})
