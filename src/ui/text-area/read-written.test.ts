import { expect, test } from 'vitest'
import { wholeText, maxShortLength, toLongText } from '#core/long-text/long-text.ts'
import { FileFormat } from '#core/long-text/file-format.ts'
import { readWritten } from './read-written.ts'

const fields = { encoding: 'utf-8', hasByteOrderMark: true, lineBreak: '\r\n', mixed: undefined } as const
const windows = FileFormat.create(fields) as FileFormat
const long = 'one\ntwo\n'.repeat(maxShortLength / 4)

test.each([
  ['a short text', 'one\ntwo\n'],
  ['a long text', long],
])('%s is written like its file, and read back', (_, text) => {
  const written = windows.write(toLongText(text))
  const expected = `\ufeff${text.replaceAll('\n', '\r\n')}`
  expect(wholeText(written) === expected && written.length === expected.length).toBe(true)
  const read = readWritten(typeof written === 'string' ? [written] : [...written.chunks()], windows)
  expect(wholeText(read.text) === text).toBe(true)
  expect(read.format).toBe(windows)
})

test('an empty text has no byte order mark', () => {
  expect(windows.write('')).toBe('')
})

test('text that does not come from a file is not changed', () => {
  expect(readWritten(['\ufeffa\n'], undefined)).toEqual({ text: '\ufeffa\n', format: undefined })
})

test('an engine can remove the byte order mark and the line breaks', () => {
  const unmarked = FileFormat.create({ ...fields, hasByteOrderMark: false })
  expect(readWritten(['a\r\nb'], windows)).toEqual({ text: 'a\nb', format: unmarked })
  expect(readWritten(['a b'], windows)).toEqual({ text: 'a b', format: undefined })
})
