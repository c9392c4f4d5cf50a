import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

// Files that are not UTF-8, start with a byte order mark or have other line breaks than LF.

const field = (page: Page) => page.locator('textarea').first()
const note = (page: Page) => page.locator('.text-area-status').first()

async function open(page: Page, content: Buffer | string, name = 'file.txt') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).first().click()
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

async function download(page: Page, button = 'Download text'): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return readFileSync(await (await saved).path(), 'utf8')
}

const stat = (page: Page, label: string) => page.locator('.stats-row', { hasText: label })
const latin = Buffer.from('caf\xe9 \x80', 'latin1')

test('D1: a file that is not UTF-8 is opened in the chosen encoding, and Undo brings the text back', async ({
  page,
}) => {
  await page.goto('/tools/case-converter')
  await field(page).fill('my text')
  await open(page, latin, 'latin.txt')
  await expect(note(page)).toContainText('latin.txt isn’t UTF-8.')
  await expect(field(page)).toHaveValue('my text')
  await expectNoAxeViolations(page)
  const encoding = page.getByRole('combobox', { name: 'Encoding' })
  await expect(encoding).toHaveValue('windows-1252')
  await expect(note(page)).toContainText('café €')
  await encoding.selectOption('iso-8859-15')
  await expect(note(page)).not.toContainText('café €')
  await encoding.selectOption('windows-1252')
  await note(page).getByRole('button', { name: 'Open' }).click()
  await expect(field(page)).toHaveValue('café €')
  await expect(field(page)).toBeFocused()
  await expect(note(page)).toHaveText('Read as windows-1252, saved as UTF-8')
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(field(page)).toHaveValue('CAFÉ €')
  expect(await download(page)).toBe('CAFÉ €')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page)).toHaveValue('my text')
  await expect(note(page)).toBeEmpty()
})

test('an old Word document is not opened, and the message says how to get its text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await field(page).fill('my text')
  await open(page, Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), 'essay.doc')
  await expect(page.getByText('essay.doc is a Word document. Open it in Word and copy its text.')).toBeVisible()
  await expect(note(page)).toBeEmpty()
  await expect(field(page)).toHaveValue('my text')
})

test('D1: Cancel leaves the text, and UTF-16 without a byte order mark is recognized', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await field(page).fill('my text')
  await open(page, Buffer.from('naïve café', 'utf16le'))
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-16le')
  await note(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(note(page)).toBeEmpty()
  await expect(field(page)).toHaveValue('my text')
})

test('D1: a file that is too large to display is streamed in the chosen encoding', async ({ page }) => {
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')
    Object.defineProperty(Blob.prototype, 'size', {
      get(this: Blob) {
        return this instanceof File && this.name === 'big.txt' ? 2 ** 29 : (original?.get?.call(this) as number)
      },
    })
  })
  await page.goto('/tools/duplicate-remover')
  await open(page, Buffer.from('\xe9\n\xe9\n', 'latin1'), 'big.txt')
  const remove = page.getByRole('button', { name: 'Remove duplicates' })
  await remove.click()
  await expect(page.getByText('Some bytes in this file are not valid UTF-8. Choose another encoding.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Encoding' }).selectOption('windows-1252')
  await remove.click()
  expect(await download(page, 'Download')).toBe('é\n')
})

test('D8: a byte order mark is listed, counted in bytes and kept until it is removed', async ({ page }) => {
  await page.goto('/tools/character-counter')
  await open(page, '\ufeffab')
  await expect(stat(page, 'Bytes in UTF-8')).toContainText('5')
  await expect(page.locator('.figure')).toHaveText('2characters')
  await expect(note(page)).toHaveText('Byte order mark, kept in downloads')

  await page.goto('/tools/text-cleaner')
  await open(page, '\ufeffa  b')
  await expect(field(page)).toHaveValue('a  b')
  await expect(stat(page, 'byte order mark U+FEFF')).toContainText('1')
  await page.getByRole('checkbox', { name: 'Remove extra spaces' }).check()
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(field(page)).toHaveValue('a b')
  expect(await download(page)).toBe('\ufeffa b')
  await page.getByRole('checkbox', { name: 'Remove invisible characters' }).check()
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(note(page)).toBeEmpty()
  expect(await download(page)).toBe('a b')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await download(page)).toBe('\ufeffa b')
})

test('line ends: CRLF is counted, survives a change and Continue with…, and can be converted', async ({ page }) => {
  await page.goto('/tools/character-counter')
  await open(page, 'b\r\na\r\n')
  await expect(stat(page, 'Bytes in UTF-8')).toContainText('6')
  await page.getByRole('button', { name: 'Continue with… (Your text)' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('line sorter')
  await page
    .getByRole('option', { name: /Line Sorter/ })
    .first()
    .click()
  await expect(field(page)).toHaveValue('b\na\n')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(field(page)).toHaveValue('a\nb\n')
  expect(await download(page)).toBe('a\r\nb\r\n')
  await expect(note(page)).toHaveText('Windows line ends (CRLF), kept in downloads · Convert to LF')
  await note(page).getByRole('button', { name: 'Convert to LF' }).click()
  await expect(note(page)).toBeEmpty()
  expect(await download(page)).toBe('a\nb\n')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note(page)).toContainText('CRLF')
})

test('line ends: nothing is remembered after Clear, another text or typing over everything', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await open(page, 'a\r\nb')
  await expect(note(page)).toContainText('CRLF')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(note(page)).toBeEmpty()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note(page)).toContainText('CRLF')
  await field(page).press('End')
  await page.keyboard.type('c')
  await expect(note(page)).toContainText('CRLF')
  await field(page).fill('new\ntext')
  await expect(note(page)).toBeEmpty()
  expect(await download(page)).toBe('new\ntext')
  await open(page, 'a\nb')
  await expect(field(page)).toHaveValue('a\nb')
  await expect(note(page)).toBeEmpty()
})

test('line ends: mixed ones are announced, and made alike', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await open(page, 'a\r\nb\r\nc\nd')
  await expect(note(page)).toHaveText('Mixed line ends: 2 CRLF, 1 LF. Downloads use CRLF · Make all LF')
  expect(await download(page)).toBe('a\r\nb\r\nc\r\nd')
  await note(page).getByRole('button', { name: 'Make all LF' }).click()
  expect(await download(page)).toBe('a\nb\nc\nd')
})

test('line ends: Text Diff sees that two files differ only in them', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await page
    .locator('input[type=file]')
    .nth(0)
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('a\r\nb\r\n') })
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'b.txt', mimeType: '', buffer: Buffer.from('a\nb\n') })
  await expect(page.getByText('The texts differ only in their line breaks.')).toBeVisible()
})

test('Text Diff says that two files differ only in a byte order mark', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const files = page.locator('input[type=file]')
  await files.nth(0).setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('\ufeffa\nb\n') })
  await files.nth(1).setInputFiles({ name: 'b.txt', mimeType: '', buffer: Buffer.from('a\nb\n') })
  await expect(page.getByText('The texts differ only in an invisible byte order mark')).toBeVisible()
  await expect(page.locator('.figure')).toHaveText('1difference')
})

test('line ends: a large text in the editor keeps them', async ({ page }) => {
  const lines = 'some words in a line\r\n'.repeat(3000)
  await page.goto('/tools/case-converter')
  await open(page, lines)
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(note(page)).toContainText('CRLF')
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText('SOME WORDS IN A LINE')
  expect(await download(page)).toBe(lines.toUpperCase())
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('new')
  await expect(note(page)).toBeEmpty()
})

test('a recipe gives the same file as on the command line', async ({ page }) => {
  await page.goto(`/recipes#recipe=${encodeURIComponent('line-sorter')}`)
  await open(page, '\ufeffb\r\na\r\n')
  const result = page.getByRole('textbox', { name: 'Result' })
  await expect(result).toHaveValue('a\nb\n')
  const saved = page.waitForEvent('download')
  await page.locator('.recipe-result').getByRole('button', { name: 'Download text' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('\ufeffa\r\nb\r\n')
})
