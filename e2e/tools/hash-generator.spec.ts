import { createHash } from 'node:crypto'
import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

test('hashes as you type, compares, and copies', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await expect(page.getByRole('heading', { name: 'Hashes', exact: true })).toBeHidden()
  await page.getByRole('textbox', { name: 'Your text' }).fill('abc')
  await expect(page.getByText('900150983cd24fb0d6963f7d28e17f72')).toBeVisible()
  await page.getByRole('button', { name: 'Copy MD5' }).click()
  await expect(page.getByText('Hash copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('900150983cd24fb0d6963f7d28e17f72')
  await page.getByRole('textbox', { name: 'Expected hash' }).fill('A9993E364706816ABA3E25717850C26C9CD0D89D')
  await expect(page.getByText('Matches SHA-1.')).toBeVisible()
  const integrity = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='
  await page.getByRole('textbox', { name: 'Expected hash' }).fill(integrity)
  await expect(page.getByText('Matches SHA-256.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Expected hash' }).clear()
  for (const name of ['MD5', 'SHA-256', 'SHA-512']) await page.getByRole('checkbox', { name, exact: true }).uncheck()
  await expect(page.getByText('Please select at least one hash')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hashes', exact: true })).toBeHidden()
  await expect(page.locator('.tool-layout').getByRole('button', { name: /^Copy/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'MD5' }).check()
  await expect(page.getByRole('heading', { name: 'Hashes', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'Hashes', exact: true })).toBeHidden()
})

test('hashes the bytes of a file, including its line breaks', async ({ page }) => {
  const bytes = Buffer.concat([Buffer.from('one\r\ntwo\r\n'), Buffer.alloc(5_000_000, 7)])
  await page.goto('/tools/hash-generator')
  await page.locator('input[type=file]').setInputFiles({ name: 'data.bin', mimeType: '', buffer: bytes })
  await expect(page.getByText('data.bin')).toBeVisible()
  await expect(page.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible()
  await page.getByRole('button', { name: 'Close file' }).click()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible()
})

test('hashes without crypto.subtle, as on plain http', async ({ page }) => {
  // A test cannot change the worker's crypto object, so the script that it loads removes `subtle`.
  await page.route('**/assets/engine.worker-*.js', async (route) => {
    const response = await route.fetch()
    const body = `delete Crypto.prototype.subtle;\n${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto('/tools/hash-generator')
  await page.getByRole('textbox', { name: 'Your text' }).fill('abc')
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible()
})

test('disables copying while the hashes are out of date', async ({ page }) => {
  // Only the two digests of the first text resolve.
  const blockDigests = `{
    const digest = SubtleCrypto.prototype.digest
    let calls = 0
    SubtleCrypto.prototype.digest = function (...args) {
      return ++calls > 2 ? new Promise(() => {}) : digest.apply(this, args)
    }
  }`
  await page.route('**/assets/engine.worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${blockDigests}\n${await response.text()}` })
  })
  await page.goto('/tools/hash-generator')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('abc')
  await expect(page.getByRole('button', { name: 'Copy MD5' })).toBeEnabled()
  await text.fill('abcd')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  for (const name of ['Copy all hashes', 'Copy MD5', 'Copy SHA-512']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
})

test('writes hashes as Base64', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await page.getByRole('textbox', { name: 'Your text' }).fill('abc')
  await openMoreOptions(page)
  await page.getByRole('radio', { name: 'Base64' }).check()
  await expect(page.getByText('kAFQmDzST7DWlj99KOF/cg==')).toBeVisible()
  await page.getByRole('button', { name: 'Copy MD5' }).click()
  expect(await readClipboard(page)).toBe('kAFQmDzST7DWlj99KOF/cg==')
})
