import { readFileSync } from 'node:fs'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

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
  await page.getByRole('checkbox', { name: /^URL-safe/ }).uncheck()
  await text.fill('Q2Fmw6kg8J-lkD8_PQ')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('Café 🥐??=')

  await text.fill('Q2Fmw6kg8J!lkD8_PQ')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Decoding error. Invalid Base64 string.')
  await expect(page.getByText('Character 11 is “!”, which isn’t valid Base64.')).toBeVisible()
  await expect(text).toHaveValue('Q2Fmw6kg8J!lkD8_PQ')
  await text.press('End')
  await text.press('x')
  await expect(page.getByText('Character 11')).toBeHidden()
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
  await expect(page.getByText('Decoded: PNG image, 70 bytes')).toBeVisible()
  await expect(page.getByText('Decoding error')).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).first().click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('decoded.png')
  expect(readFileSync(await saved.path())).toEqual(bytes)
})

test('shows a picture in Base64, but not an SVG', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const shown = page.getByRole('img', { name: 'The picture in your text' })
  await text.fill(picture)
  await expect(page.getByText('PNG, 1 × 1 pixels, 70 bytes')).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.src.slice(0, 5)])).toEqual([
    1,
    'blob:',
  ])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  expect((await saving).suggestedFilename()).toBe('decoded.png')
  await text.fill(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))
  await expect(shown).toHaveCount(0)
  await text.fill(picture.slice(0, 32))
  await expect(page.getByText('it is damaged, or your browser can’t show it')).toBeVisible()

  const file = { name: 'dot.b64', mimeType: 'text/plain', buffer: Buffer.from(picture) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.output pre')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(shown).toBeVisible()
  await expect(page.getByText('Decoded: PNG image, 70 bytes')).toBeVisible()
  await expect(page.getByText('Decoding error')).toHaveCount(0)
})

test('says that data of an unknown kind can’t be shown as text', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  await page.getByRole('textbox', { name: 'Your text' }).fill('/w==')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Decoding error. Invalid Base64 string.')
  await expect(page.getByText('It’s valid Base64, but its bytes aren’t UTF-8 text.')).toContainText('1 byte: ff')
  await page.getByRole('textbox', { name: 'Your text' }).fill('AP8B')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.locator('.tool-layout-text').getByRole('button', { name: 'Save as file' }).click()
  expect((await saving).suggestedFilename()).toBe('decoded.bin')
})

test('decodes text that was encoded twice again', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const decode = page.getByRole('button', { name: 'Decode', exact: true })
  const again = page.getByRole('button', { name: 'Decode again' })
  await text.fill('U0dWc2JHOHNJSGR2Y214a0lRPT0=')
  await decode.click()
  await expect(text).toHaveValue('SGVsbG8sIHdvcmxkIQ==')
  await again.click()
  await expect(text).toHaveValue('Hello, world!')
  await expect(again).toHaveCount(0)
})

test('shows the content of a JSON Web Token', async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'Zoë', iat: 1516239022, exp: 1516242622 })}.c2ln`
  await page.goto('/tools/base64-encoder')
  await page.getByRole('textbox', { name: 'Your text' }).fill(token)
  const payload = '{\n  "sub": "Zoë",\n  "iat": 1516239022,\n  "exp": 1516242622\n}'
  await expect(page.locator('.output pre')).toHaveText(['{\n  "alg": "HS256",\n  "typ": "JWT"\n}', payload])
  await expect(page.getByText(/\d+ years ago, 18 January 2018 at 01:30 UTC/)).toBeVisible()
  await expect(page.getByText('Expired (exp)')).toBeVisible()
  await expect(page.locator('.bad').getByText(/18 January 2018 at 02:30 UTC/)).toBeVisible()
  await expect(page.getByText('The signature was not checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByText('Decoded: JSON Web Token, see below')).toBeVisible()
  await expect(page.getByText('Decoding error')).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy JWT payload' }).click()
  expect(await readClipboard(page)).toBe(payload)
  await expectNoAxeViolations(page, { within: 'main' })
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

test('offers to decode each line', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('SGVsbG8=\nV29ybGQ=\nZm9v')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByText('There is text after the padding')).toBeVisible()
  await page.getByRole('button', { name: 'Decode each line' }).click()
  await expect(text).toHaveValue('Hello\nWorld\nfoo')
  await expect(page.getByLabel('Each line separately')).toBeChecked()
})

test('offers to read other character sets', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Y2Fm6Q==')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await page.getByRole('button', { name: 'Read as Windows-1252' }).click()
  await expect(text).toHaveValue('café')
  await page.getByLabel('UTF-8').check()
  await text.fill('aABpAA==')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await page.getByRole('button', { name: 'Read as UTF-16' }).click()
  await expect(text).toHaveValue('hi')
})

test('shows the result while typing, and breaks lines for email', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Café')
  await expect(page.getByRole('region', { name: 'Encoded' }).locator('pre')).toHaveText('Q2Fmw6k=')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await readClipboard(page)).toBe('Q2Fmw6k=')
  await text.fill('SGVsbG8sIHdvcmxkIQ==')
  await expect(page.getByRole('region', { name: 'Decoded' }).locator('pre')).toHaveText('Hello, world!')
  await expect(page.getByRole('region', { name: 'Encoded' })).toHaveCount(0)
  await text.fill('a'.repeat(60))
  await openMoreOptions(page)
  await page.getByRole('checkbox', { name: 'Lines of 76 characters' }).check()
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue(`${'YWFh'.repeat(19)}\nYWFh`)
})
