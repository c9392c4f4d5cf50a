import { expect, test } from 'vitest'
import { describeDocument } from './document-kind.ts'

test.each([
  ['essay.docx', 'PK\x03\x04\x14', 'essay.docx is a Word document. Open it in Word and copy its text.'],
  ['essay.DOC', '\xd0\xcf\x11\xe0', 'essay.DOC is a Word document. Open it in Word and copy its text.'],
  ['data.xlsx', 'PK\x03\x04', 'data.xlsx is an Excel workbook. Open it in Excel and copy its cells.'],
  ['all.zip', 'PK\x03\x04', 'all.zip is a ZIP archive. Extract it and open a text file in it.'],
  ['essay.pdf', '%PDF-1.7', 'essay.pdf is a PDF. Open it in a PDF reader and copy its text.'],
  ['renamed.docx', '%PDF-1.7', 'renamed.docx is a PDF. Open it in a PDF reader and copy its text.'],
  ['a.jpg', '\xff\xd8\xff\xe0', 'a.jpg is a picture, so there is no text to open.'],
  ['a.webp', 'RIFF\x01\x02\x03\x04WEBP', 'a.webp is a picture, so there is no text to open.'],
  ['essay.docx', 'caf\xe9', undefined],
  ['empty', '', undefined],
])('%s that starts with %j: %j', (name, start, message) =>
  expect(describeDocument(name, Buffer.from(start, 'latin1'))).toBe(message),
)
