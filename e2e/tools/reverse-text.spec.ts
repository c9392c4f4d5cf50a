import { expect, readClipboard, test } from '../fixtures.ts'

test('reverses text in place, copies it and undoes the change', async ({ page }) => {
  await page.goto('/tools/reverse-text')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await expect(page.getByRole('button', { name: 'Characters' })).toBeDisabled()
  await text.fill('Zoë ❤️ 🇫🇷\none two')
  await page.getByRole('button', { name: 'Characters' }).click()
  await expect(text).toHaveValue('owt eno\n🇫🇷 ❤️ ëoZ')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('owt eno\n🇫🇷 ❤️ ëoZ')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Zoë ❤️ 🇫🇷\none two')
  await page.getByRole('button', { name: 'Words' }).click()
  await expect(text).toHaveValue('🇫🇷 ❤️ Zoë\ntwo one')
})

test('each button reverses the typed text, and pressing it again leads back', async ({ page }) => {
  await page.goto('/tools/reverse-text')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Hello big world\nnext')
  for (const [button, reversed] of [
    ['Characters', 'txen\ndlrow gib olleH'],
    ['Words', 'world big Hello\nnext'],
    ['Lines', 'next\nHello big world'],
    ['Letters of each word', 'olleH gib dlrow\ntxen'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(text).toHaveValue(reversed)
  }
  await page.getByRole('button', { name: 'Letters of each word' }).click()
  await expect(text).toHaveValue('Hello big world\nnext')
  await page.getByRole('button', { name: 'Words' }).click()
  await expect(text).toHaveValue('world big Hello\nnext')
})
