import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset128 Gothic;}}`

test.each([
  ['paragraphs', String.raw`One\par Two\par`, 'One\n\nTwo'],
  ['line breaks in the file are none in the text', 'One\r\ntwo\\par', 'Onetwo'],
  ['tabs, lines and pages', String.raw`a\tab b\line c\page d`, 'a\tb\nc\n\nd'],
  ['characters', String.raw`\{a\}\\ \lquote b\rquote\~\emdash\-c\_d`, '{a}\\ ‘b’\u00A0—c\u2011d'],
  ['bytes in the code page of the file', String.raw`caf\'e9 \'80`, 'café €'],
  ['bytes in the code page of a font', String.raw`\f1\'ef\'f0\'e8 {\f2\'93\'fa\'96\'7b}`, 'при 日本'],
  ['Unicode and what stands for it', String.raw`\u8364?\u8364\'80{\uc0\u8364}!{\uc2\u8364 ab}c`, '€€€!€c'],
  ['Unicode in two parts', String.raw`\u-10179?\u-8704?`, '😀'],
  ['hidden text', String.raw`a{\v b}c\v d\v0 e`, 'ace'],
  ['deleted text', String.raw`a{\deleted b}{\revised c}`, 'ac'],
  ['fields', String.raw`{\field{\*\fldinst{PAGE}}{\fldrslt{7}}}`, '7'],
  ['unknown groups', String.raw`a{\*\unknown b{\b c}}{\pict 00ff}{\header d}e`, 'ae'],
  ['data that is not text', 'a{\\pict\\bin3 }}}}b', 'ab'],
  ['lists', String.raw`\pard x\par\pard\ls1{\listtext 1.\tab}a\par{\listtext 2.\tab}b\par\pard y`, 'x\n\na\nb\n\ny'],
  ['tables', String.raw`\trowd\intbl a\cell b\par c\cell\row\trowd\intbl\cell d\cell\row\pard e`, 'a\tb c\n\td\n\ne'],
  ['notes', String.raw`One{\super\chftn{\footnote\pard\chftn  The note.\par}} two`, 'One[1] two\n\n[1] The note.'],
  ['text boxes', String.raw`a{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt box\par}}{\shprslt box}}b\par`, 'ab\n\nbox'],
  ['comments', String.raw`a{\*\atnid x}{\*\annotation b}`, 'a'],
])('%s', async (_, body, expected) => {
  const bytes = Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${fonts}${body}}`, 'latin1')
  const { kind, text } = await readDocument(bytes)
  expect([kind, text]).toEqual(['rtf', expected])
})
