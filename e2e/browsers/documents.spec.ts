import { join } from 'node:path'
import type { Driver } from './driver.ts'
import { expect, test, until } from './fixtures.ts'

const folder = join(import.meta.dirname, '../../test/documents')

function readField(driver: Driver) {
  return driver.evaluate(() => ({
    text: document.querySelector('textarea')?.value.slice(0, 40),
    note: document.querySelector('.text-area-status')?.textContent,
  }))
}

for (const file of [
  'lists.pandoc.docx',
  'lists.pandoc.odt',
  'lists.pandoc.epub',
  'lists.pandoc.rtf',
  'lists.weasyprint.pdf',
])
  test(`${file} opens by button`, async ({ driver, visit }) => {
    await visit('/tools/word-counter')
    await driver.chooseFile('input[type=file]', join(folder, file))
    await until(async () => {
      expect(await readField(driver)).toEqual({
        text: expect.stringContaining('Packing for a week'),
        note: `Text of ${file}; layout and pictures are left out.`,
      })
    })
  })

test('a document opens offline after the first', async ({ driver, visit, server }) => {
  test.setTimeout(180_000)
  await visit('/tools/word-counter')
  await until(async () => {
    expect(await driver.evaluate(() => document.querySelector('.offline-note')?.textContent)).toContain(
      'Ready for offline use',
    )
  }, 90_000)
  // Loaded under the offline worker's control.
  await visit('/tools/word-counter')
  await driver.chooseFile('input[type=file]', join(folder, 'lists.pandoc.docx'))
  await until(async () => expect((await readField(driver)).text).toContain('Packing for a week'))
  // What reads PDF files is downloaded then, in the background.
  const hasPdfReader = () =>
    caches.keys().then(async (names) => {
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().some(({ url }) => url.includes('/documents/pdf'))
    })
  await until(async () => expect(await driver.evaluate(hasPdfReader)).toBe(true), 60_000)
  await server.stop()
  try {
    await visit('/tools/word-counter')
    await driver.chooseFile('input[type=file]', join(folder, 'lists.weasyprint.pdf'))
    await until(async () => expect((await readField(driver)).text).toContain('Packing for a week'))
  } finally {
    await server.start()
  }
})
