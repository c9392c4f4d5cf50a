import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

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

test('accepts counts above 100 and generates words as an HTML list', async ({ page }) => {
  await page.goto('/tools/lorem-generator')
  const count = page.getByRole('spinbutton', { name: 'Amount' })
  for (const [typed, settled] of [
    ['500', '500'],
    ['', '1'],
    ['3', '3'],
  ] as const) {
    await count.fill(typed)
    await count.blur()
    await expect(count).toHaveValue(settled)
  }
  await page.getByLabel('Words', { exact: true }).check()
  await expect(page.getByLabel(/^Start with/)).toHaveCount(0)
  await page.getByLabel('HTML list').check()
  await page.getByRole('button', { name: 'Generate' }).click()
  const output = page.getByRole('region', { name: 'Generated text' })
  await expect(output.locator('pre')).toHaveText('<ul>\n  <li>lorem</li>\n  <li>ipsum</li>\n  <li>dolor</li>\n</ul>')
})

test('generates more than 100 paragraphs, different words each time, and explains the limit', async ({ page }) => {
  await page.goto('/tools/lorem-generator')
  const count = page.getByRole('spinbutton', { name: 'Amount' })
  const text = page.getByRole('region', { name: 'Generated text' }).locator('pre')
  await expect(count).toHaveAttribute('max', '100')
  await count.fill('500')
  await expect.poll(async () => (await text.textContent())?.split('\n\n').length).toBe(500)
  await count.fill('50000')
  await expect(page.getByText('Choose 8,403 paragraphs or fewer.')).toBeVisible()
  await count.fill('200')
  await page.getByLabel('Words', { exact: true }).check()
  await openMoreOptions(page)
  await page.getByLabel('Different words each time').check()
  await expect(text).toHaveText(/^lorem ipsum dolor sit amet( [a-z]+){195}$/)
  await page.getByLabel(/^Start with/).uncheck()
  await expect(text).toHaveText(/^[a-z]+( [a-z]+){199}$/)
})
