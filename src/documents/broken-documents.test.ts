import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { maxDocumentSize } from '#core/long-text/size-limits.ts'
import {
  docxParagraph as paragraph,
  pack,
  sampleDocx,
  sampleEpub,
  sampleOdt,
  samplePdf,
} from '#test/sample-document.ts'
import { limits } from './reading-limits.ts'
import { readDocument } from './read-document.ts'

const docx = sampleDocx(paragraph('word '.repeat(1000)))
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A .docx file whose text is damaged in the middle. */
function damaged(): Uint8Array {
  const bytes = sampleDocx(paragraph(Array.from({ length: 5000 }, (_, index) => String(index * 7919)).join(' ')))
  return bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 200)
}

/** Declares entities that become ten times as long, nine times. */
function laughs(): Uint8Array {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${String(n + 1)} "${`&l${String(n)};`.repeat(10)}">`)
  const content = `<!DOCTYPE x [<!ENTITY l0 "ha">${entities.join('')}]><x><body><p>&l9;</p></body></x>`
  return pack({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content })
}

test.each([
  ['cut short', docx.subarray(0, docx.length - 300), 'a.docx is damaged: its end is missing.'],
  ['damaged in the middle', damaged(), 'a.docx is damaged: word/document.xml can’t be unpacked.'],
  ['without its text', pack({ 'word/styles.xml': '<a/>' }), 'a.docx is damaged: word/document.xml is missing.'],
  [
    'XML cut short',
    pack({ 'word/document.xml': '<w:document><w:body><w:p>' }),
    'a.docx is damaged: the end of word/document.xml is missing.',
  ],
  ['empty XML', pack({ 'word/document.xml': '' }), 'a.docx is damaged: the end of word/document.xml is missing.'],
  ['RTF cut short', latin1('{\\rtf1 One {\\b two'), 'a.docx is damaged: its end is missing.'],
  ['a PDF cut short', samplePdf(['']).subarray(0, 30), 'a.docx is damaged: the list of its pages can’t be read.'],
  ['a picture', latin1('\x89PNG\r\n\x1a\n'), 'a.docx is a picture, so there is no text to open.'],
  ['an encrypted Word document', latin1('\xd0\xcf\x11\xe0'), /^a\.docx is protected with a password, or an old /],
  ['text', latin1('One two'), 'a.docx isn’t a document that can be read.'],
  ['deep XML', sampleOdt('<text:span>'.repeat(1001)), 'a.docx is nested too deeply to be read: content.xml.'],
  ['deep HTML', sampleEpub(['<div>'.repeat(1001)]), /^a\.docx is nested too deeply to be read: /],
  ['deep RTF', latin1(`{\\rtf1 ${'{'.repeat(1001)}`), 'a.docx is nested too deeply to be read.'],
])('%s', async (_, bytes, message) => {
  const error: unknown = await readDocument(bytes, { name: 'a.docx' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(message) as string })
})

test('entities that a document declares are never expanded', async () => {
  expect((await readDocument(laughs())).text).toMatch(/^.{0,10}$/)
})

const tooLarge = 'a.docx becomes too large when it is unpacked, so it isn’t read.'

test('stops unpacking a file that becomes much larger', async () => {
  const bomb = sampleDocx(paragraph('a'.repeat(33 * 2 ** 20)))
  expect(bomb.length).toBeLessThan(100_000)
  let unpacked = 0
  const reading = readDocument(bomb, { name: 'a.docx', onProgress: (done) => (unpacked = done) })
  await expect(reading).rejects.toThrow(tooLarge)
  expect(unpacked * limits.packingRatio).toBeLessThan(2 * limits.freelyUnpacked)
})

test('stops at 512 MB however little it was packed', async () => {
  const chapter = `<html><head><script>${'a'.repeat(64 * 2 ** 20)}</script></head></html>`
  const book = `<package><manifest><item id="a" href="a.html"/></manifest><spine>${'<itemref idref="a"/>'.repeat(9)}</spine></package>`
  const bytes = zipSync(
    {
      'META-INF/container.xml': strToU8('<x><rootfile full-path="book.opf"/></x>'),
      'book.opf': strToU8(book),
      'a.html': strToU8(chapter),
    },
    { level: 0 },
  )
  let unpacked = 0
  const reading = readDocument(bytes, { name: 'a.docx', onProgress: (done) => (unpacked = done) })
  await expect(reading).rejects.toThrow(tooLarge)
  expect(unpacked).toBeGreaterThan(limits.unpackedSize - 2 ** 20)
})

test.each([
  ['spaces', sampleOdt(`<text:p>${'<text:s text:c="1000"/>'.repeat(30_000)}</text:p>`)],
  ['spaces at once', sampleOdt('<text:p><text:s text:c="1e15"/></text:p>')],
  [
    'one note that is used again',
    sampleDocx(`<w:p>${'<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(30)}</w:p>`, {
      footnotes: `<w:footnote w:id="1">${paragraph('a'.repeat(2 ** 20))}</w:footnote>`,
    }),
  ],
])('stops text that becomes much longer: %s', async (_, bytes) => {
  await expect(readDocument(bytes, { name: 'a.docx' })).rejects.toThrow(tooLarge)
})

test('does not believe the sizes in the headers', async () => {
  const bytes = sampleDocx(paragraph('One'))
  const view = new DataView(bytes.buffer)
  for (let offset = 0; offset < bytes.length - 4; offset += 1) {
    // The unpacked size in the list of contents.
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, 0xfffffff0, true)
  }
  expect((await readDocument(bytes)).text).toBe('One')
})

test('refuses an archive of too many files', async () => {
  const entries = Array.from({ length: limits.archiveEntries + 1 }, (_, index) => [
    `${String(index)}.xml`,
    new Uint8Array(),
  ])
  const bytes = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>)
  await expect(readDocument(bytes, { name: 'a.docx' })).rejects.toThrow('a.docx has more than 10,000 files inside.')
})

test('refuses a document that is too large', async () => {
  await expect(readDocument(new Uint8Array(maxDocumentSize + 1), { name: 'a.docx' })).rejects.toThrow(
    'a.docx is larger than 200 MB, which is the limit for documents.',
  )
})

test('can be cancelled', async () => {
  const controller = new AbortController()
  const reading = readDocument(docx, { signal: controller.signal, onProgress: () => controller.abort() })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
