import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { samplePdf } from '#test/sample-document.ts'
import { readDocument } from './read-document.ts'

const show = (text: string, y = 300) => `BT /F 12 Tf 20 ${String(y)} Td ${text} Tj ET\n`

test('lines are lines, and pages are a blank line apart', async () => {
  const { kind, text } = await readDocument(samplePdf([show('(One)') + show('(two)', 280), show('(Three)')]))
  expect([kind, text]).toEqual(['pdf', 'One\ntwo\n\nThree'])
})

test('names the pages that have no text', async () => {
  const pages = ['', show('(One)'), '', '', show('(Two)'), '']
  const { text, warning } = await readDocument(samplePdf(pages))
  expect(text).toBe('One\n\nTwo')
  expect(warning).toBe('Pages 1, 3–4 and 6 have no text; they may be scans.')
})

test.each([
  ['90ms-RKSJ-H', 'Japan1', '<93FA967B8CEA>', '日本語'],
  ['GBK-EUC-H', 'GB1', '<D6D0CEC4>', '中文'],
  ['KSCms-UHC-H', 'Korea1', '<C7D1B1DB>', '한글'],
  ['ETen-B5-H', 'CNS1', '<A4A4A4E5>', '中文'],
])('reads %s with its character map', async (map, collection, code, expected) => {
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /${map} /DescendantFonts [4 0 R] >>`
  const system = `<< /Registry (Adobe) /Ordering (${collection}) /Supplement 2 >>`
  const objects = [
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X /CIDSystemInfo ${system} /FontDescriptor 5 0 R >>`,
    '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]
  const { text } = await readDocument(samplePdf([show(code)], { font, objects }))
  expect(text).toBe(expected)
})

test('says that a document has a password', async () => {
  const key = `<${'00'.repeat(32)}>`
  const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> `
  await expect(readDocument(samplePdf([show('(One)')], { trailer }), { name: 'a.pdf' })).rejects.toMatchObject({
    name: 'InputError',
    message: 'a.pdf is protected with a password. Save a copy without one.',
  })
})

/** A page whose drawing instructions are packed by these filters. */
function packedPage(content: Buffer, ...filters: readonly string[]): Uint8Array {
  const packed = filters.reduce((bytes) => deflateSync(bytes), content)
  return samplePdf([packed.toString('latin1')], { filter: `/Filter [${filters.join(' ')}] ` })
}

test.each([
  ['packed', packedPage(Buffer.from(show('(One)')), '/FlateDecode'), 'One'],
  ['packed twice', packedPage(Buffer.from(show('(One)')), '/FlateDecode', '/FlateDecode'), 'One'],
])('reads a page that is %s', async (_, bytes, expected) => {
  expect((await readDocument(bytes)).text).toBe(expected)
})

test.each([
  ['a page', packedPage(Buffer.alloc(40 * 2 ** 20, ' '), '/FlateDecode')],
  ['a page packed twice', packedPage(Buffer.alloc(40 * 2 ** 20, ' '), '/FlateDecode', '/FlateDecode')],
])('stops unpacking %s that becomes much larger', async (_, bytes) => {
  await expect(readDocument(bytes, { name: 'a.pdf' })).rejects.toThrow(
    'a.pdf becomes too large when it is unpacked, so it isn’t read.',
  )
})

test('reads several documents at once, each with its own limits', async () => {
  const bomb = packedPage(Buffer.alloc(40 * 2 ** 20, ' '), '/FlateDecode')
  const small = samplePdf([show('(One)')])
  const results = await Promise.allSettled([small, bomb, small].map((bytes) => readDocument(bytes)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('refuses too many pages before it reads them', async () => {
  const bytes = samplePdf(Array.from({ length: 3001 }, () => ''))
  await expect(readDocument(bytes, { name: 'a.pdf' })).rejects.toThrow('a.pdf has 3,001 pages. The limit is 3,000.')
})
