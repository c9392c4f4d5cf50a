import { expect, readClipboard, test } from '../fixtures.ts'

test('generates five paragraphs, copies them and clears', async ({ page }) => {
  await page.goto('/tools/lorem-generator')
  const output = page.getByRole('region', { name: 'Generated text' })
  await expect(output).toBeVisible()
  const text = (await output.locator('pre').textContent()) ?? ''
  expect(text).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. /)
  expect(text.split('\n\n')).toHaveLength(5)
  await expect(output.getByRole('status')).toHaveText(/^\d+ words, [\d,]+ characters$/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Lorem ipsum copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(text)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(output).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate' })).toBeFocused()
})

test('clamps the count to 100 and generates words as an HTML list', async ({ page }) => {
  await page.goto('/tools/lorem-generator')
  const count = page.getByRole('spinbutton', { name: 'How many' })
  for (const [typed, settled] of [
    ['500', '100'],
    ['', '1'],
    ['3', '3'],
  ] as const) {
    await count.fill(typed)
    await count.blur()
    await expect(count).toHaveValue(settled)
  }
  await page.getByLabel('Words').check()
  await expect(page.getByLabel(/^Start with/)).toHaveCount(0)
  await page.getByLabel('HTML list').check()
  await page.getByRole('button', { name: 'Generate' }).click()
  const output = page.getByRole('region', { name: 'Generated text' })
  await expect(output.locator('pre')).toHaveText('<ul>\n  <li>lorem</li>\n  <li>ipsum</li>\n  <li>dolor</li>\n</ul>')
})

test('cuts plain text after a number of characters', async ({ page }) => {
  await page.goto('/tools/lorem-generator')
  const output = page.getByRole('region', { name: 'Generated text' })
  await page.getByLabel(/^Cut after/).fill('160')
  await expect(output.getByRole('status')).toHaveText(/^\d+ words, 160 characters$/)
  expect(await output.locator('pre').textContent()).toHaveLength(160)
  await page.getByLabel('HTML paragraphs').check()
  await expect(page.getByLabel(/^Cut after/)).toHaveCount(0)
})
