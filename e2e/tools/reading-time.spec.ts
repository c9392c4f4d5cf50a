import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'
import { tryExample } from '../try-example.ts'

test('shows minutes and seconds for every pace, including a custom one, and copies them', async ({ page }) => {
  await page.goto('/tools/reading-time')
  await expect(page.locator('.figure')).toHaveText('0minutes to read')
  await page.getByRole('textbox', { name: 'Your text' }).fill('word '.repeat(450))
  const stat = (label: string) =>
    page.locator('.stats-row', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(page.locator('.figure')).toHaveText('3minutes to read (2 min 15 s)')
  await expect(stat('Average (200)')).toHaveText('3 min (2 min 15 s)')
  await expect(stat('Fast (250)')).toHaveText('2 min (1 min 48 s)')
  await expect(stat('Slow (150)')).toHaveText('3 min')
  await expect(stat('Speaking (130)')).toHaveText('4 min (3 min 28 s)')
  await openMoreOptions(page)
  await page.getByLabel(/Your speed/).fill('500')
  await expect(stat('Your speed (500)')).toHaveText('1 min (54 s)')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(
    [
      'Words: 450',
      'Average: 3 min (2 min 15 s)',
      'Fast: 2 min (1 min 48 s)',
      'Slow: 3 min',
      'Speaking: 4 min (3 min 28 s)',
      'Your speed: 1 min (54 s)',
    ].join('\n'),
  )
})

test('bases the times of a Japanese text on the words that a dictionary finds', async ({ page }) => {
  await page.goto('/tools/reading-time')
  await page.getByRole('textbox', { name: 'Your text' }).fill('吾輩は猫である。名前はまだ無い。')
  await expect(page.getByText(/9 words by dictionary/)).toBeVisible()
})

test('says that a fraction of a word is rounded', async ({ page }) => {
  await page.goto('/tools/reading-time')
  const speed = page.getByLabel(/Your speed/)
  await openMoreOptions(page)
  await speed.fill('99.5')
  await speed.blur()
  await expect(speed).toHaveValue('100')
  await expect(page.getByText('Rounded to a whole number')).toBeVisible()
})

test('loads an example with its speed', async ({ page }) => {
  await page.goto('/tools/reading-time')
  await tryExample(page, 'reading-time', 'Toast at 100 words per minute')
  await expect(page.getByLabel(/Your speed/)).toHaveValue('100')
  await expect(page.locator('.figure')).toHaveText('8seconds to read')
})
