import { expect, test } from 'vitest'
import { pack, sampleOdt } from '#test/sample-document.ts'
import { readDocument } from './read-document.ts'

const p = (content: string) => `<text:p>${content}</text:p>`
const note = (words: string) =>
  `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p(words)}</text:note-body></text:note>`
const item = (words: string) => `<text:list-item>${p(words)}</text:list-item>`
const cell = (words: string) => `<table:table-cell>${p(words)}</table:table-cell>`
const hidden =
  '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>' +
  '<style:style style:name="T2" style:parent-style-name="T1"/>'

test.each([
  ['paragraphs and headings', `<text:h>Title</text:h>${p('One')}`, 'Title\n\nOne'],
  ['white space only divides words', p('One\n   two <text:s text:c="2"/>three'), 'One two   three'],
  ['tabs and line breaks', p('a<text:tab/>b<text:line-break/>c'), 'a\tb\nc'],
  [
    'lists',
    `<text:list>${item('a')}<text:list-item><text:list>${item('b')}</text:list></text:list-item></text:list>`,
    'a\nb',
  ],
  ['tables', `<table:table><table:table-row>${cell('a')}${cell('b')}</table:table-row></table:table>`, 'a\tb'],
  ['notes', p(`One${note('The note')} two${note('Another')}.`), 'One[1] two[2].\n\n[1] The note\n[2] Another'],
  ['tracked changes', `<text:tracked-changes>${p('deleted')}</text:tracked-changes>${p('left')}`, 'left'],
  ['comments', p('a<office:annotation><dc:creator>Me</dc:creator><text:p>comment</text:p></office:annotation>b'), 'ab'],
  [
    'hidden text',
    p('a<text:span text:style-name="T1">b</text:span><text:span text:style-name="T2">c</text:span>'),
    'a',
  ],
  ['hidden paragraphs', p('<text:hidden-paragraph text:is-hidden="true"/>a') + p('b'), 'b'],
  ['hidden sections', `<text:section text:display="none">${p('a')}</text:section>${p('b')}`, 'b'],
  ['fields', p('Page <text:page-number>7</text:page-number>'), 'Page 7'],
  [
    'text boxes',
    p(`a<draw:frame><draw:text-box>${p('box')}</draw:text-box><svg:desc>alt</svg:desc></draw:frame>`),
    'a\n\nbox',
  ],
  ['soft hyphens', p('co\u00ADoperation'), 'cooperation'],
])('%s', async (_, body, expected) => {
  const { kind, text } = await readDocument(sampleOdt(body, hidden))
  expect([kind, text]).toEqual(['odt', expected])
})

test('says that a document has a password', async () => {
  const bytes = pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
    'content.xml': 'x',
  })
  await expect(readDocument(bytes, { name: 'a.odt' })).rejects.toMatchObject({
    name: 'InputError',
    message: 'a.odt is protected with a password. Save a copy without one.',
  })
})
