import { readFile } from 'node:fs/promises'
import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

test('lists words while typing, skips stop words on request, and copies the list', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).pressSequentially('The tea, the cake—and the TEA!')
  await expect(page.locator('.figure')).toHaveText('4different words')
  const rows = page.locator('.bars > li')
  await expect(rows).toHaveText(['the342.86%', 'tea228.57%', 'cake114.29%', 'and114.29%'])
  await expect(rows.nth(0).locator('rect')).toHaveAttribute('width', '100%')
  await expect(rows.nth(2).locator('rect')).toHaveAttribute('width', /^33\.3/)
  await page.getByLabel(/stop words/).check()
  await expect(rows).toHaveText(['tea266.67%', 'cake133.33%'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('tea: 2\ncake: 1')
})

test('shows 20 words, more on demand, and downloads all of them', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  const words = Array.from({ length: 12_000 }, (_, n) => `word${String(n)}`)
  await page.getByRole('textbox', { name: 'Your text' }).fill(`${words.join(' ')} word0`)
  await expect(page.locator('.figure-value')).toHaveText('12,000')
  const rows = page.locator('.bars > li')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Copy top 20' })).toBeEnabled()
  await page.getByRole('button', { name: 'Show the first 10,000' }).click()
  await expect(rows).toHaveCount(100)
  await expect(page.getByText('The CSV download contains all 12,000 words.')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(500)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('word-frequency.csv')
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(12_002)
  expect(lines.slice(0, 3)).toEqual(['word,count,percent', 'word0,2,0.02', 'word1,1,0.01'])
})

test('copies all words once they are shown', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  const words = Array.from({ length: 25 }, (_, n) => `word${String(n)}`)
  await page.getByRole('textbox', { name: 'Your text' }).fill(words.join(' '))
  await page.getByRole('button', { name: 'Show all 25' }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(words.map((word) => `${word}: 1`).join('\n'))
})

test('leaves out own words and short ones', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('tea with a cake and more tea')
  const words = page.locator('.bars-label')
  await expect(words).toHaveText(['tea', 'with', 'cake', 'and', 'more'])
  await openMoreOptions(page)
  await page.getByLabel('Other words to leave out').fill('With, AND')
  await expect(words).toHaveText(['tea', 'cake', 'more'])
  await page.getByLabel('Minimum word length').fill('4')
  await expect(words).toHaveText(['cake', 'more'])
})

test('finds the words of a text without spaces', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('東京の天気。東京は雨です。今日は東京に行きます。')
  await expect(page.locator('.bars > li').first()).toContainText('東京3')
})
