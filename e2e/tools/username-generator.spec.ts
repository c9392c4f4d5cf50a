import { expect, readClipboard, test } from '../fixtures.ts'

test('generates ten names and copies one or all of them', async ({ page }) => {
  await page.goto('/tools/username-generator')
  await page.getByRole('button', { name: 'Generate' }).click()
  const names = page.locator('.copy-list-text')
  await expect(names).toHaveCount(10)
  for (const name of await names.allTextContents()) expect(name).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{1,3}$/)
  const third = (await names.nth(2).textContent()) ?? ''
  await page.getByRole('button', { name: `Copy ${third}`, exact: true }).click()
  await expect(page.getByText('Username copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe(third)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await readClipboard(page)).toBe((await names.allTextContents()).join('\n'))
})

test('uses a custom word and rejects one without a letter or digit', async ({ page }) => {
  await page.goto('/tools/username-generator')
  await page.getByLabel('swift_fox_123').check()
  const keyword = page.getByRole('textbox', { name: /own word/ })
  await keyword.fill('Jean-Luc')
  await page.getByRole('button', { name: 'Generate' }).click()
  const names = page.locator('.copy-list-text')
  await expect(names.first()).toHaveText(/^(?:[a-z]+_)?jeanluc_(?:[a-z]+_)?\d{1,3}$/)
  await keyword.fill('!!!')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByRole('alert')).toContainText('Your word needs at least one letter or digit')
  await expect(names).toHaveCount(0)
})

test('shows the names on a phone while typing, and as many as wanted', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 })
  await page.goto('/tools/username-generator')
  const names = page.locator('.copy-list-text')
  await page.getByLabel('Your own word').fill('Zoe')
  await expect(names.first()).toHaveText(/Zoe/)
  await expect(names.first()).toBeInViewport()
  await page.getByLabel('How many usernames').fill('25')
  await expect(names).toHaveCount(25)
})

test('shows the new names on a phone if they were scrolled out of view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/tools/username-generator')
  const first = page.locator('.copy-list-text').first()
  await page.getByLabel('How many usernames').scrollIntoViewIfNeeded()
  await expect(first).not.toBeInViewport()
  const generate = page.getByRole('button', { name: 'Generate' })
  await generate.click()
  await expect(first).toBeInViewport()
  const scrollOffset = () => page.evaluate(() => scrollY)
  const before = await scrollOffset()
  const name = (await first.textContent()) ?? ''
  await generate.click()
  await expect(first).not.toHaveText(name)
  expect(await scrollOffset()).toBe(before)
})
