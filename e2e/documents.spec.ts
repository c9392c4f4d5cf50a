import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { docxParagraph, docxWithNote, pack, sampleDocx, sampleOdt, samplePdf } from '#test/sample-document.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

// Word, OpenDocument, EPUB, RTF and PDF documents, which are read to text in a worker of their own.

const folder = join(import.meta.dirname, '../test/documents')
const field = (page: Page) => page.locator('textarea').first()
const note = (page: Page) => page.locator('.text-area-status').first()

interface SampleFile {
  readonly name: string
  readonly buffer: Buffer
}

function sample(file: string): SampleFile {
  return { name: file, buffer: readFileSync(join(folder, file)) }
}

async function open(page: Page, ...files: readonly SampleFile[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).first().click()
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
}

async function drop(page: Page, { name, buffer }: SampleFile) {
  const data = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], fileName))
      return transfer
    },
    [name, buffer.toString('base64')] as const,
  )
  await field(page).dispatchEvent('drop', { dataTransfer: data })
}

test('one of each kind opens, with Undo, and a line says what was read', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await field(page).fill('my text')
  const files = ['docx', 'odt', 'epub', 'rtf'].map((extension) => `lists.pandoc.${extension}`)
  for (const file of [...files, 'lists.weasyprint.pdf']) {
    await open(page, sample(file))
    await expect(note(page)).toHaveText(`Text of ${file}; layout and pictures are left out.`)
    await expect(field(page)).toHaveValue(/^(?:–\s+)?Packing for a week/)
    await expect(field(page)).toBeEditable()
    if (file.endsWith('docx')) await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page)).toHaveValue('my text')
    await expect(note(page)).toBeEmpty()
  }
})

test('a document is dropped, and its result is named after the text', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await drop(page, sample('notes.pandoc.docx'))
  await expect(note(page)).toHaveText('Text of notes.pandoc.docx, with footnotes; layout and pictures are left out.')
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(field(page)).toHaveValue(/^ON KEEPING A GARDEN DIARY/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download text', exact: true }).first().click()
  expect((await saved).suggestedFilename()).toBe('notes.pandoc.txt')
})

test('words are counted without notes, until the text changes', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const withoutNotes = page.getByText('Words without notes')
  await open(page, { name: 'plain.docx', buffer: docx })
  await expect(page.locator('.figure')).toHaveText('2words')
  await expect(withoutNotes).toBeHidden()
  await open(page, { name: 'notes.docx', buffer: Buffer.from(docxWithNote) })
  await expect(page.locator('.figure')).toHaveText('4words')
  await expect(page.locator('.stats-row', { has: withoutNotes })).toHaveText('Words without notes1')
  await field(page).press('End')
  await field(page).pressSequentially(' more')
  await expect(withoutNotes).toBeHidden()
})

test('a PDF in Japanese names a character map', async ({ page }) => {
  const font = '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /90ms-RKSJ-H /DescendantFonts [4 0 R] >>'
  const objects = [
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X /FontDescriptor 5 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]
  const pdf = samplePdf(['BT /F 12 Tf 20 300 Td <93FA967B8CEA> Tj ET'], { font, objects })
  await page.goto('/tools/word-counter')
  await open(page, { name: 'japanese.pdf', buffer: Buffer.from(pdf) })
  await expect(field(page)).toHaveValue('日本語')
})

const docx = Buffer.from(sampleDocx(docxParagraph('One two')))
const entities = '<!DOCTYPE x [<!ENTITY a "boom">]><x><body><p>safe &a;</p></body></x>'

test('a file that can’t be read is named with the reason, and nothing is lost', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await field(page).fill('my text')
  const key = `<${'00'.repeat(32)}>`
  const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> `
  const broken: readonly [name: string, bytes: Uint8Array, message: string][] = [
    ['cut.docx', docx.subarray(0, -100), 'cut.docx is damaged: its end is missing.'],
    ['locked.pdf', samplePdf([''], { trailer }), 'locked.pdf is protected with a password. Save a copy without one.'],
    [
      'bomb.docx',
      sampleDocx(docxParagraph('a'.repeat(33 * 2 ** 20))),
      'bomb.docx becomes too large when it is unpacked, so it isn’t read.',
    ],
    ['cat.docx', Buffer.from('\x89PNG\r\n\x1a\n\xff', 'latin1'), 'cat.docx is a picture, so there is no text to open.'],
    ['all.zip', pack({ 'a.txt': 'a' }), 'all.zip is a ZIP archive. Extract it and open a text file in it.'],
    ['scan.pdf', samplePdf(['', '']), 'scan.pdf has no text. Pages 1–2 have no text; they may be scans.'],
  ]
  for (const [name, bytes, message] of broken) {
    await open(page, { name, buffer: Buffer.from(bytes) })
    await expect(page.getByText(message)).toBeVisible()
    await expect(field(page)).toHaveValue('my text')
  }
  const odt = pack({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': entities })
  await open(page, { name: 'entities.odt', buffer: Buffer.from(odt) })
  await expect(field(page)).toHaveValue('safe &a;')
})

test('two documents of different kinds are compared', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const odt = Buffer.from(sampleOdt('<text:p>One three</text:p>'))
  await open(page, { name: 'old.docx', buffer: docx }, { name: 'new.odt', buffer: odt })
  await expect(page.locator('.figure')).toHaveText('1difference')
  await expect(page.locator('.diff-line del')).toHaveText('two')
  await expect(page.locator('.diff-line ins')).toHaveText('three')
})

test('several documents are processed, and the results are named after their texts', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await open(page, { name: 'a.docx', buffer: docx }, { name: 'b.txt', buffer: Buffer.from('three') })
  await expect(page.getByText('2 done')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download zip' }).click()
  const archive = readFileSync(await (await saved).path(), 'latin1')
  expect(archive).toContain('a.txt')
  expect(archive).toContain('b.txt')
  expect(archive).not.toContain('a.docx')
})

test('tools of bytes read the file itself', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await drop(page, { name: 'a.docx', buffer: docx })
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', docx)).toString('hex')
  await expect(page.getByText(digest)).toBeVisible()
})

test('nothing for documents loads before one is opened', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/tools/word-counter', { waitUntil: 'networkidle' })
  await open(page, { name: 'a.txt', buffer: Buffer.from('plain') })
  await expect(field(page)).toHaveValue('plain')
  expect(requests.filter((path) => path.includes('/documents/'))).toEqual([])
  await open(page, { name: 'a.docx', buffer: docx })
  await expect(field(page)).toHaveValue('One two')
  const loaded = requests.filter((path) => path.includes('/documents/'))
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((path) => path.includes('pdf'))).toEqual([])
})

/** 300 pages of 45 lines with 8 words. */
const pageLines = Array.from({ length: 300 }, (_, page) =>
  Array.from({ length: 45 }, (_, line) => `Page ${String(page + 1)} line ${String(line + 1)} of a long thesis`),
)

const pageInstructions = (lines: readonly string[]) =>
  `BT /F 8 Tf 8 TL 20 380 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`

for (const [name, limit, makeDocument] of [
  [
    'long.docx',
    1500,
    () =>
      sampleDocx(
        pageLines
          .flat()
          .map((line) => docxParagraph(line))
          .join(''),
      ),
  ],
  ['long.pdf', 8000, () => samplePdf(pageLines.map(pageInstructions))],
] as const)
  test(`300 pages in ${name} open within ${String(limit)} ms while the page responds`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/tools/word-counter')
    // What reads documents is loaded by now.
    await open(page, { name: 'a.docx', buffer: docx })
    await expect(field(page)).toHaveValue('One two')
    await page.evaluate(() => {
      const times = { start: 0, longest: 0 }
      Object.assign(globalThis, { times })
      addEventListener('change', () => (times.start = performance.now()), true)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration)
      }).observe({ type: 'longtask' })
    })
    // As a path: Playwright would decode bytes on the page's main thread.
    const path = test.info().outputPath(name)
    writeFileSync(path, makeDocument())
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open file' }).first().click()
    await (await chooser).setFiles(path)
    const elapsed = await page.waitForFunction(() => {
      const { times } = globalThis as unknown as { times: { start: number } }
      const isOpen = document.querySelector('.text-area-status')?.textContent.startsWith('Text of long')
      return isOpen ? performance.now() - times.start : 0
    })
    expect(await elapsed.jsonValue()).toBeLessThan(limit)
    await expect(page.locator('.figure')).toHaveText('108,000words')
    const longest = await page.evaluate(() => (globalThis as unknown as { times: { longest: number } }).times.longest)
    // 50 ms, twice as long on a busy machine.
    expect(longest).toBeLessThan(100)
  })
