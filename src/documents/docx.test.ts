import { expect, test } from 'vitest'
import { docxParagraph as paragraph, sampleDocx, type DocxParts } from '#test/sample-document.ts'
import { readDocument } from './read-document.ts'

const run = (content: string) => `<w:r>${content}</w:r>`
const text = (words: string) => run(`<w:t xml:space="preserve">${words}</w:t>`)
const field = (instruction: string, result: string) =>
  run('<w:fldChar w:fldCharType="begin"/>') +
  run(`<w:instrText>${instruction}</w:instrText>`) +
  run('<w:fldChar w:fldCharType="separate"/>') +
  text(result) +
  run('<w:fldChar w:fldCharType="end"/>')
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((words) => paragraph(words)).join('')}</w:tc>`
const inList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
const deletedEnd = '<w:rPr><w:del w:id="1"/></w:rPr>'
const styles =
  '<w:style w:styleId="Item"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>' +
  '<w:style w:styleId="Sub"><w:basedOn w:val="Item"/></w:style>' +
  '<w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>'
const footnotes =
  '<w:footnote w:id="0" w:type="separator"><w:p/></w:footnote>' +
  `<w:footnote w:id="7">${paragraph('The note.')}${paragraph('Its end.')}</w:footnote>`

test.each<[name: string, body: string, expected: string, parts?: DocxParts]>([
  ['paragraphs are a blank line apart', paragraph('One') + paragraph('') + paragraph('Two'), 'One\n\nTwo'],
  ['a run with spaces', `<w:p>${text('One ')}${text('two')}</w:p>`, 'One two'],
  ['characters of XML', paragraph('a &lt; b &amp; c &#8211; d'), 'a < b & c – d'],
  [
    'list items are on lines',
    paragraph('Buy:') + paragraph('tea', inList) + paragraph('milk', inList),
    'Buy:\n\ntea\nmilk',
  ],
  [
    'list items by their style',
    paragraph('tea', '<w:pStyle w:val="Item"/>') + paragraph('milk', '<w:pStyle w:val="Sub"/>'),
    'tea\nmilk',
    { styles },
  ],
  [
    'list items whose style comes last, as pandoc writes them',
    paragraph('tea', `${inList}<w:pStyle w:val="Plain"/>`) + paragraph('milk', `${inList}<w:pStyle w:val="Plain"/>`),
    'tea\nmilk',
    { styles: '<w:style w:styleId="Plain"/>' },
  ],
  [
    'a paragraph that leaves the list of its style',
    paragraph('tea', '<w:pStyle w:val="Item"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
      paragraph('milk', '<w:pStyle w:val="Item"/>'),
    'tea\n\nmilk',
    { styles },
  ],
  [
    'rows are on lines, cells divided by tabs',
    `<w:tbl><w:tr>${cell('a')}${cell('b', 'c')}</w:tr><w:tr>${cell('')}${cell('d')}</w:tr></w:tbl>${paragraph('End')}`,
    'a\tb c\n\td\n\nEnd',
  ],
  ['tabs and line breaks', `<w:p>${run('<w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t>')}</w:p>`, 'a\tb\nc'],
  ['tab stops are no tabs', paragraph('a', '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>'), 'a'],
  ['page breaks', `<w:p>${run('<w:t>a</w:t><w:br w:type="page"/><w:t>b</w:t>')}</w:p>`, 'a\n\nb'],
  ['inserted text', `<w:p>${text('a')}<w:ins>${text('b')}</w:ins></w:p>`, 'ab'],
  ['deleted text', `<w:p>${text('a')}<w:del>${run('<w:delText>b</w:delText>')}</w:del></w:p>`, 'a'],
  ['moved text', `<w:p><w:moveFrom>${text('b')}</w:moveFrom>${text('a')}<w:moveTo>${text('b')}</w:moveTo></w:p>`, 'ab'],
  ['a deleted end of a paragraph', paragraph('One ', deletedEnd) + paragraph('two'), 'One two'],
  [
    'a deleted row',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell('a')}</w:tr><w:tr>${cell('b')}</w:tr></w:tbl>`,
    'b',
  ],
  ['hidden text', `<w:p>${text('a')}${run('<w:rPr><w:vanish/></w:rPr><w:t>b</w:t>')}</w:p>`, 'a'],
  ['text that is not hidden', `<w:p>${run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>b</w:t>')}</w:p>`, 'b'],
  ['hidden by style', paragraph('a', '<w:pStyle w:val="Secret"/>') + paragraph('b'), 'b', { styles }],
  ['fields as their shown text', `<w:p>${text('Page ')}${field('PAGE', '7')}</w:p>`, 'Page 7'],
  [
    'fields in fields',
    `<w:p>${field(`IF</w:instrText></w:r>${field('A', '1')}<w:r><w:instrText>`, 'yes')}</w:p>`,
    'yes',
  ],
  ['soft hyphens', `<w:p>${run('<w:t>co\u00ADop</w:t><w:softHyphen/><w:t>eration</w:t>')}</w:p>`, 'cooperation'],
  ['hyphens that do not break', `<w:p>${run('<w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t>')}</w:p>`, 'e\u2011mail'],
  [
    'footnotes at the end',
    `<w:p>${text('One')}${run('<w:footnoteReference w:id="7"/>')}</w:p>${paragraph('Two')}`,
    'One[1]\n\nTwo\n\n[1] The note.\nIts end.',
    { footnotes },
  ],
  [
    'a note in deleted text',
    `<w:p>${text('One')}<w:del>${run('<w:footnoteReference w:id="7"/>')}</w:del></w:p>`,
    'One',
    { footnotes },
  ],
  ['comments', `<w:p>${text('One')}${run('<w:commentReference w:id="0"/>')}</w:p>`, 'One'],
  [
    'a text box once, after its paragraph',
    `<w:p>${text('a')}${run(`<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Fallback></mc:AlternateContent>`)}${text('b')}</w:p>`,
    'ab\n\nbox',
  ],
  ['right to left in reading order', paragraph('שלום עולם', '<w:bidi/>'), 'שלום עולם'],
])('%s', async (_, body, expected, parts = {}) => {
  const { kind, text: found } = await readDocument(sampleDocx(body, parts))
  expect([kind, found]).toEqual(['docx', expected])
})

test('says where the notes start', async () => {
  const body = `<w:p>${text('One')}${run('<w:footnoteReference w:id="7"/>')}</w:p>`
  const { text: found, notesStart, summary } = await readDocument(sampleDocx(body, { footnotes }), { name: 'a.docx' })
  expect(found.slice(0, notesStart)).toBe('One[1]\n\n')
  expect(summary).toBe('Text of a.docx, with footnotes; layout and pictures are left out.')
})

test('reads another prefix of the namespace', async () => {
  const bytes = sampleDocx(paragraph('One').replaceAll('w:', 'ns0:'))
  expect((await readDocument(bytes)).text).toBe('One')
})
