import { readFile } from 'node:fs/promises'
import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'
import { tryExample } from '../try-example.ts'

const mail = `From: "Ann" <ann@example.com>
See (https://en.wikipedia.org/wiki/Type_(printing)), or call +49 30 1234567. #type
mailto:o'neil@example.com and ann@example.com`

test('lists each item once, copies the list and saves it as CSV', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  const items = page.locator('.extracted-items > li')
  await expect(page.getByRole('button', { name: 'Emails', exact: true })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Your text' }).fill(mail)
  // A number would look like the result of a search.
  await expect(page.locator('.figure')).toBeHidden()
  await page.getByRole('button', { name: 'Emails', exact: true }).click()
  await expect(page.getByText('Found 2 email(s)')).toBeVisible()
  await expect(items).toHaveText(['ann@example.com', "o'neil@example.com"])
  await expect(page.locator('.figure')).toHaveText('2emails')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Extracted items copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe("ann@example.com\no'neil@example.com")

  await page.getByRole('button', { name: 'URLs', exact: true }).click()
  await expect(page.getByText('Found 1 URL(s)')).toBeVisible()
  await expect(items).toHaveText(['https://en.wikipedia.org/wiki/Type_(printing)'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('text-extractor-urls.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe('URL\r\nhttps://en.wikipedia.org/wiki/Type_(printing)\r\n')

  // The list belongs to the former text.
  await page.getByRole('textbox', { name: 'Your text' }).fill('bob@example.com')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test('scrolls a long list, validates a custom pattern, and clears the list', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const list = page.locator('.extracted-items')
  await text.fill(Array.from({ length: 60 }, (_, number) => `TW-${String(number)}`).join(' '))
  await page.getByRole('textbox', { name: 'Custom pattern' }).fill('TW-(')
  await page.getByRole('button', { name: 'Find matches' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid regex pattern')
  await expect(list).toBeHidden()
  await page.getByRole('textbox', { name: 'Custom pattern' }).fill(String.raw`TW-\d+`)
  await page.getByRole('button', { name: 'Find matches' }).click()
  await expect(page.getByText('Found 60 matches')).toBeVisible()
  await expect(list.locator('li')).toHaveCount(60)
  expect(await list.evaluate((element) => element.clientHeight <= 256 && element.scrollHeight > 256)).toBe(true)
  // The list belongs to the former pattern.
  await page.getByRole('textbox', { name: 'Custom pattern' }).fill('([')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  await expect(page.getByText('Results are out of date.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(list).toBeHidden()
})

test('lists other kinds, and applies switches to the list at once', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  const items = page.locator('.extracted-items > li')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('From 20 at shop.example.com or https://a.co, was 9.50, now 20. See notes.txt')
  await page.getByRole('button', { name: 'Numbers', exact: true }).click()
  await expect(page.getByText('Found 2 numbers')).toBeVisible()
  await expect(items).toHaveText(['20', '9.50'])
  await openMoreOptions(page)
  await page.getByLabel('Keep duplicates').check()
  await expect(items).toHaveText(['20', '9.50', '20'])
  await page.getByLabel('Include URLs without http://').check()
  await page.getByRole('button', { name: 'URLs', exact: true }).click()
  await expect(items).toHaveText(['shop.example.com', 'https://a.co'])
})

test('offers the URLs without http:// that it left out', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Visit www.example.com and docs.example.org/x')
  await page.getByRole('button', { name: 'URLs', exact: true }).click()
  await expect(page.getByText('Found 0 URL(s)')).toBeVisible()
  await expect(page.getByText('2 URLs without http:// left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Include them' }).click()
  await expect(page.locator('.extracted-items > li')).toHaveText(['www.example.com', 'docs.example.org/x'])
  await expect(page.getByText('without http:// left out.')).toBeHidden()
  await expect(page.getByLabel('Include URLs without http://')).toBeChecked()
})

test('resets the options of an example when its text is cleared', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  await tryExample(page, 'text-extractor', 'Websites in a list')
  await expect(page.locator('.extracted-items > li')).toHaveCount(3)
  await expect(page.getByLabel('Include URLs without http://')).toBeChecked()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Include URLs without http://')).not.toBeChecked()
})
