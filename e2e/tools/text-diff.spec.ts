import type { Page } from '@playwright/test'
import { expect, readClipboard, test } from '../fixtures.ts'

const original = (page: Page) => page.getByRole('textbox', { name: 'Original' })
const modified = (page: Page) => page.getByRole('textbox', { name: 'Modified' })
const copy = (page: Page) => page.getByRole('button', { name: 'Copy' })

test('compares by position while typing, and aligned as a patch', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('The cat sat.\nOn the mat.\n')
  await modified(page).fill('Once upon a time\nThe cat sat.\nOn the rug.\n')
  await expect(page.locator('.figure')).toHaveText('3differences')
  await expect(page.locator('.diff-rows > li')).toHaveCount(3)
  await copy(page).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toContain('Line 1\n- The cat sat.\n+ Once upon a time\nLine 2\n')

  await page.getByRole('radio', { name: 'Aligned' }).check()
  await expect(page.locator('.figure')).toHaveText('2differences')
  await expect(page.locator('.diff-line del')).toHaveText('mat')
  await expect(page.locator('.diff-line ins')).toHaveText('rug')
  await page.getByRole('radio', { name: 'Unified' }).check()
  await expect(page.locator('.diff-line')).toContainText([
    /Once upon a time/,
    /The cat sat/,
    /On the mat/,
    /On the rug/,
  ])
  await copy(page).click()
  expect(await readClipboard(page)).toBe(
    '--- original\n+++ modified\n@@ -1,2 +1,3 @@\n+Once upon a time\n The cat sat.\n-On the mat.\n+On the rug.\n',
  )
})

test('reports identical texts and ignored differences', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('One line')
  await modified(page).fill('One line')
  await expect(page.getByText('No differences found. The texts are identical!')).toBeVisible()
  await modified(page).fill('one  LINE')
  await expect(page.locator('.figure')).toHaveText('1difference')
  await page.getByLabel('Ignore case').check()
  await page.getByLabel('Ignore whitespace').check()
  await expect(page.getByText('The texts differ only in what you chose to ignore.')).toBeVisible()
  await expect(copy(page)).toBeDisabled()
})

test('an example fills both text fields', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await page.locator('.examples').getByRole('button').nth(1).click()
  await expect(original(page)).toBeFocused()
  await expect(modified(page)).toHaveValue(/# production/)
  await expect(page.getByRole('radio', { name: 'Aligned' })).toBeChecked()
  await expect(page.locator('.figure')).toHaveText('2differences')
})

test('collapses unchanged lines of long texts and reveals them on demand', async ({ page }) => {
  await page.goto('/tools/text-diff')
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${String(index + 1)}`)
  await original(page).fill(lines.join('\n'))
  await modified(page).fill(lines.with(1499, 'something else').join('\n'))
  await page.getByRole('radio', { name: 'Aligned' }).check()
  await expect(page.locator('.figure')).toHaveText('1difference')
  const rows = page.locator('.diff-rows > li')
  await expect(rows).toHaveCount(9)
  await page.getByRole('button', { name: 'Show 20 of 1,496 unchanged lines' }).click()
  await expect(page.getByRole('button', { name: 'Show 20 of 1,476 unchanged lines' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('line 1477')
  await expect(rows).toHaveCount(29)
})

test('shows thousands of differences a screenful at a time', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await original(page).fill('a\n'.repeat(6000))
  await modified(page).fill('b\n'.repeat(6000))
  await expect(page.locator('.figure-value')).toHaveText('6,000')
  const rows = page.locator('.diff-rows > li')
  await expect(rows).toHaveCount(40)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(200)
  await expect(page.getByText('Showing the first 5,000 of 6,000 differences.')).toBeVisible()
})
