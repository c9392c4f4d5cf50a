import { readFileSync } from 'node:fs'
import { expect, readClipboard, test } from '../fixtures.ts'

/** A PNG image of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('encodes and decodes in place, copies, and undoes', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Café 🥐??>')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('Q2Fmw6kg8J+lkD8/Pg==')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Q2Fmw6kg8J+lkD8/Pg==')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('Café 🥐??>')

  await page.getByRole('checkbox', { name: /^URL-safe/ }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('Q2Fmw6kg8J-lkD8_Pg')
  await text.fill('Q2Fmw6kg8J-lkD8_PQ')
  await page.getByRole('checkbox', { name: /^URL-safe/ }).uncheck()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Decoding error. Invalid Base64 string.')
  await expect(
    page.getByText('Character 11 is “-”, which is only valid in URL-safe Base64. Turn on “URL-safe”.'),
  ).toBeVisible()
  await expect(text).toHaveValue('Q2Fmw6kg8J-lkD8_PQ')
  await text.press('End')
  await text.press('x')
  await expect(page.getByText('Character 11')).toBeHidden()

  await text.fill('Q2Fmw6kg8J-lkD8_PQ')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByText('Character 11')).toBeVisible()
  await page.getByRole('checkbox', { name: /^URL-safe/ }).check()
  await expect(page.getByText('Character 11')).toBeHidden()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('Café 🥐??=')
})

test('says what it did, applies changed options to the original text, and does not encode twice unasked', async ({
  page,
}) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const encode = page.getByRole('button', { name: 'Encode', exact: true })
  await text.fill('Café 🥐??>')
  await text.press('ControlOrMeta+Enter')
  await expect(text).toHaveValue('Q2Fmw6kg8J+lkD8/Pg==')
  await expect(page.getByText('Encoded 9 characters into 20')).toBeVisible()
  await page.getByRole('checkbox', { name: /^URL-safe/ }).check()
  await expect(text).toHaveValue('Q2Fmw6kg8J-lkD8_Pg')

  await encode.click()
  await expect(page.getByText('Already encoded ·')).toBeVisible()
  await expect(text).toHaveValue('Q2Fmw6kg8J-lkD8_Pg')
  await page.getByRole('button', { name: 'Encode again' }).click()
  await expect(text).toHaveValue('UTJGbXc2a2c4Si1sa0Q4X1Bn')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Q2Fmw6kg8J-lkD8_Pg')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Café 🥐??>')
})

test('encodes a file as a data URI, and restores the file from it', async ({ page }) => {
  const bytes = Buffer.from(picture, 'base64')
  await page.goto('/tools/base64-encoder')
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.locator('.output pre')).toHaveText(picture)
  await page.getByRole('checkbox', { name: 'As a data URI' }).check()
  await expect(page.locator('.output pre')).toHaveText(`data:image/png;base64,${picture}`)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Close file' }).click()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'empty.b64', mimeType: 'text/plain', buffer: Buffer.alloc(0) })
  await expect(page.getByText('The file is empty, so there’s nothing to encode.')).toBeVisible()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByText('The file is empty, so there’s nothing to decode.')).toBeVisible()
  await page.getByRole('button', { name: 'Close file' }).click()

  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.press('ControlOrMeta+v')
  await expect(text).toHaveValue(`data:image/png;base64,${picture}`)
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByText('The decoded data isn’t text.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('decoded.png')
  expect(readFileSync(await saved.path())).toEqual(bytes)
})

test('encodes and decodes a large file in chunks', { tag: '@deep' }, async ({ page }, info) => {
  const bytes = Buffer.from('A line that is not ASCII: naïve.\r\n'.repeat(600_000))
  const path = info.outputPath('encoded.txt')
  await page.goto('/tools/base64-encoder')
  await page.locator('input[type=file]').setInputFiles({ name: 'lines.txt', mimeType: 'text/plain', buffer: bytes })
  await expect(page.getByText('Too large to copy. Download it instead.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  await saved.saveAs(path)
  expect(readFileSync(path, 'utf8')).toBe(bytes.toString('base64'))

  await page.getByRole('button', { name: 'Close file' }).click()
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.locator('.output pre')).toContainText('A line that is not ASCII: naïve.')
})
