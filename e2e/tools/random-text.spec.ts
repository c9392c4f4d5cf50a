import { expect, readClipboard, test } from '../fixtures.ts'

test('generates 100 words, then exactly 1,000 in paragraphs, and copies them', async ({ page }) => {
  await page.goto('/tools/random-text')
  await page.getByRole('button', { name: 'Generate' }).click()
  const output = page.getByRole('region', { name: 'Generated text' })
  await expect(output.locator('pre')).toHaveText(/^([a-z]+ ){99}[a-z]+$/)
  const first = await output.locator('pre').textContent()
  const words = page.getByRole('spinbutton', { name: 'Words' })
  await words.fill('5000')
  await words.blur()
  await expect(words).toHaveValue('1000')
  await page.getByLabel('Paragraphs').check()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(output.getByRole('status')).toHaveText(/^1,000 words, \d+ sentences, \d+ paragraphs$/)
  const text = (await output.locator('pre').textContent()) ?? ''
  expect(text).not.toBe(first)
  expect(text.split(/\s+/)).toHaveLength(1000)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Random text copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe(text)
})
