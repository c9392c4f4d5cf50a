import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'

const meter = (page: Page, name: string | RegExp) => page.getByRole('meter', { name })

test('counts as you type, and copies four lines', async ({ page }) => {
  await page.goto('/tools/character-counter')
  await page.getByRole('textbox', { name: 'Your text' }).pressSequentially('Zoë 👩‍👩‍👧!\n')
  const stat = (label: string) =>
    page.locator('.stats-row', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(page.locator('.figure')).toHaveText('7characters')
  await expect(stat('Without spaces')).toHaveText('5')
  await expect(stat('Alphanumeric')).toHaveText('3')
  await expect(stat('Words')).toHaveText('2')
  await expect(stat('Lines')).toHaveText('2')
  await expect(stat('Code points')).toHaveText('11')
  await expect(stat('Bytes in UTF-8')).toHaveText('25')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Characters: 7\nCharacters without spaces: 5\nAlphanumeric: 3\nLines: 2')
})

test('meters show what fits, what is over the limit, and the number of SMS segments', async ({ page }) => {
  await page.goto('/tools/character-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await expect(meter(page, 'SMS (GSM-7)')).toHaveAttribute('aria-valuetext', '0 of 160')
  await text.fill('a'.repeat(161))
  await expect(meter(page, 'Post (X)')).toHaveAttribute('aria-valuetext', '161 of 280')
  await expect(meter(page, 'Page title')).toHaveAttribute('aria-valuetext', '161 of 60, 101 over')
  await expect(meter(page, 'Description')).toHaveAttribute('aria-valuetext', '161 of 160, 1 over')
  await expect(meter(page, 'SMS (GSM-7)')).toHaveAttribute('aria-valuetext', '2 segments, 145 left')
  await text.press('End')
  await text.pressSequentially('…')
  await expect(meter(page, 'SMS (UCS-2)')).toHaveAttribute('aria-valuetext', '3 segments, 39 left')
})

test('names the characters that need UCS-2, and writes plain ones instead', async ({ page }) => {
  await page.goto('/tools/character-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Don’t – ready')
  await expect(page.getByText('’ and – need UCS-2.')).toBeVisible()
  await page.getByRole('button', { name: "Write ' and - instead" }).click()
  await expect(text).toHaveValue("Don't - ready")
  await expect(meter(page, 'SMS (GSM-7)')).toHaveAttribute('aria-valuetext', '13 of 160')
})

test('marks what is over the chosen limit, by the rules of X or a limit of your own', async ({ page }) => {
  await page.goto('/tools/character-counter')
  const link = 'https://example.com/a/page/with/a/long/address'
  await page.getByRole('textbox', { name: 'Your text' }).fill(`${link} ${'a'.repeat(250)}😀 over the limit`)
  const row = (name: string) =>
    page.locator('.character-platforms .stats-row', { has: page.getByText(name, { exact: true }) })
  const limit = page.getByLabel('Limit to check')
  await expect(row('X post')).toHaveText('X post291 of 280, 11 over')
  await expect(meter(page, 'Post (X)')).toHaveAttribute('aria-valuetext', '291 of 280, 11 over')
  await expect(page.getByText('X counts a link as 23')).toBeVisible()
  await expect(row('LinkedIn post')).toHaveText('LinkedIn post313 of 3,000, 2,687 left')
  await limit.selectOption('X post')
  await expect(page.locator('.field-head')).toHaveText('Limit to check291 of 280, 11 over')
  await expect(page.locator('.cm-match-bad')).toHaveText('r the limit')
  await page.getByRole('textbox', { name: 'Your text' }).press('ControlOrMeta+End')
  await page.keyboard.press('Backspace')
  await expect(row('X post')).toHaveText('X post290 of 280, 10 over')
  await expect(page.locator('.cm-match-bad')).toHaveText('r the limi')
  await expectNoAxeViolations(page)

  await limit.selectOption('Your limit')
  await page.getByRole('spinbutton', { name: 'Your limit' }).fill('310')
  await expect(page.locator('.cm-match-bad')).toHaveText('mi')
  await limit.selectOption('No limit')
  await expect(page.locator('.cm-match-bad')).toHaveCount(0)
})

test('marks what is over the limit in a file with Windows line breaks', async ({ page }) => {
  await page.goto('/tools/character-counter')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('\ufeffone\r\ntwo\r\nthree') })
  await page.getByLabel('Limit to check').selectOption('Your limit')
  await page.getByRole('spinbutton', { name: 'Your limit' }).fill('10')
  await expect(page.locator('.cm-match-bad')).toHaveText('ree')
})
