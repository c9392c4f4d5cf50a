import { readFileSync } from 'node:fs'
import { expect, readClipboard, test } from '../fixtures.ts'

test('encodes and decodes in place, and reports characters without a code', async ({ page }) => {
  await page.goto('/tools/morse-code')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Hello, world# 🥐')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('.... . .-.. .-.. --- --..-- / .-- --- .-. .-.. -..')
  await expect(page.getByText('2 characters have no Morse code: # 🥐')).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('.... . .-.. .-.. --- --..-- / .-- --- .-. .-.. -..')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('HELLO, WORLD')
  await text.press('ControlOrMeta+z')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Hello, world# 🥐')
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This doesn’t look like Morse code.')
})

test('plays until Stop or Escape is pressed, and downloads the sound', async ({ page }) => {
  await page.goto('/?tool=morse-code')
  await page.getByRole('textbox', { name: 'Your text' }).fill('sos sos sos sos')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as WAV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('morse-code.wav')
  const file = readFileSync(await saved.path())
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  // At 20 words per minute a dot is 60 ms, or 480 samples. The text is four times 27 dots and three gaps of 7.
  expect(file.length).toBe(44 + 2 * (4 * 27 + 3 * 7) * 480)

  await page.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('shows Play again when the sound has ended', async ({ page }) => {
  await page.goto('/tools/morse-code')
  await page.getByRole('textbox', { name: 'Your text' }).fill('sos')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('shows the other form while typing', async ({ page }) => {
  await page.goto('/tools/morse-code')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const morse = page.getByRole('region', { name: 'As Morse code' })
  await text.fill('SOS #')
  await expect(morse.locator('pre')).toHaveText('... --- ...')
  await expect(morse).toContainText('1 character has no Morse code: #')
  await text.fill('··· −−− ···')
  await expect(page.getByRole('region', { name: 'As text' }).locator('pre')).toHaveText('SOS')
  await expect(morse).toHaveCount(0)
  await text.fill('........-')
  await expect(page.getByText('This doesn’t look like Morse code.')).toBeVisible()
})

test('Copy takes the result, whether it is in the preview or in the field', async ({ page }) => {
  await page.goto('/tools/morse-code')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  const copyResult = async () => {
    await copy.click()
    return readClipboard(page)
  }
  await text.fill('SOS')
  await expect(page.getByText('Copy takes the Morse code below.')).toBeVisible()
  expect(await copyResult()).toBe('... --- ...')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('... --- ...')
  expect(await copyResult()).toBe('... --- ...')
  await text.fill('--- -.- | .- --. .- .. -.')
  await expect(page.getByText('Copy takes the text below.')).toBeVisible()
  expect(await copyResult()).toBe('OK AGAIN')
})

test('keeps a text whose characters all have no code, and says so', async ({ page }) => {
  await page.goto('/tools/morse-code')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('こんにちは')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('5 characters have no Morse code: こ ん に ち は')
  await expect(text).toHaveValue('こんにちは')
})

test('marks the letter that is being played', async ({ page }) => {
  await page.goto('/tools/morse-code')
  await page.getByRole('textbox', { name: 'Your text' }).fill('000000000000')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText('000000000000 -----')).toBeVisible()
  await expect(page.locator('mark')).toHaveText('0')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('mark')).toHaveCount(0)
})

test('decodes what it has encoded to letters of the same alphabet', async ({ page }) => {
  await page.goto('/tools/morse-code')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('привет')
  await page.getByRole('button', { name: 'Encode', exact: true }).click()
  await expect(text).toHaveValue('.--. .-. .. .-- . -')
  await expect(page.getByRole('radio', { name: 'Cyrillic' })).toBeChecked()
  await page.getByRole('button', { name: 'Decode', exact: true }).click()
  await expect(text).toHaveValue('ПРИВЕТ')
  await page.getByRole('radio', { name: 'Latin' }).check()
  await expect(text).toHaveValue('PRIWET')
})
