import { expect, test } from 'vitest'
import { describeDocument, startsLikeDocument } from './document-kind.ts'

test.each([
  ['essay.docx', 'PK\x03\x04\x14', 'essay.docx is a Word document. Open it in Word and copy its text.'],
  ['essay.DOC', '\xd0\xcf\x11\xe0', 'essay.DOC is a Word document. Open it in Word and copy its text.'],
  [
    'essay.docx',
    '\xd0\xcf\x11\xe0',
    'essay.docx is protected with a password, or an old Word document. Open it in Word and save a copy without one.',
  ],
  ['data.xlsx', 'PK\x03\x04', 'data.xlsx is an Excel workbook. Open it in Excel and copy its cells.'],
  ['all.zip', 'PK\x03\x04', 'all.zip is a ZIP archive. Extract it and open a text file in it.'],
  ['slides.pptx', 'PK\x03\x04', 'slides.pptx is a PowerPoint presentation. Open it in PowerPoint and copy its text.'],
  ['a.pages', 'PK\x03\x04', 'a.pages is a document with formatting. Open it in its app and copy its text.'],
  ['a.jpg', '\xff\xd8\xff\xe0', 'a.jpg is a picture, so there is no text to open.'],
  ['a.webp', 'RIFF\x01\x02\x03\x04WEBP', 'a.webp is a picture, so there is no text to open.'],
  ['essay.docx', 'caf\xe9', undefined],
  ['empty', '', undefined],
])('%s that starts with %j: %j', (name, start, message) =>
  expect(describeDocument(name, Buffer.from(start, 'latin1'))).toBe(message),
)

test.each([
  ['PK\x03\x04\x14', true],
  ['%PDF-1.7', true],
  ['{\\rtf1\\ansi', true],
  ['PK', false],
  ['\xd0\xcf\x11\xe0', false],
  ['{ "rtf": 1 }', false],
  ['', false],
])('%j starts like a document: %s', (start, expected) =>
  expect(startsLikeDocument(Buffer.from(start, 'latin1'))).toBe(expected),
)
