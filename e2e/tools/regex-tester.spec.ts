import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

const pattern = (page: Page) => page.getByRole('textbox', { name: 'Pattern' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

test('finds every match, highlights it in the text and lists its groups', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await pattern(page).fill(String.raw`(?<year>\d{4})-(\d\d)`)
  await text(page).fill('from 2024-01 to 2025-12')
  await expect(page.locator('.figure')).toHaveText('2matches')
  const rows = page.locator('.detail-list > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('2024-01')
  await expect(rows.first()).toContainText('at 5')
  await expect(rows.first().locator('dt').filter({ hasText: 'year' })).toBeVisible()
  await expect(page.locator('.cm-content').getByText('2024-01')).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('2024-01\n2025-12')
})

test('shows one line for an invalid pattern, and the reason', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await pattern(page).fill('(')
  await expect(page.getByText('Invalid regex pattern', { exact: true })).toBeVisible()
  await expect(page.locator('.failure p').nth(1)).not.toBeEmpty()
  await pattern(page).fill('()')
  await expect(page.getByText('Invalid regex pattern')).toBeHidden()
})

test('names a construct that JavaScript lacks', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill('a1')
  await pattern(page).fill('[[:digit:]]')
  await expect(page.getByText('JavaScript has no classes such as [:alpha:].')).toBeVisible()
  await pattern(page).fill(String.raw`\d`)
  await expect(page.getByText('JavaScript has no')).toBeHidden()
})

test('stops a runaway pattern, stays responsive and runs the next pattern', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill(`${'a'.repeat(40)}!`)
  await pattern(page).fill('^(a+)+$')
  // The page stays responsive while the pattern runs: it renders frames and accepts a click.
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const draw = () => {
          count += 1
          requestAnimationFrame(draw)
        }
        draw()
        setTimeout(() => {
          resolve(count)
        }, 500)
      }),
  )
  expect(frames).toBeGreaterThan(3)
  await page.getByLabel('Preview a replacement').check()
  await expect(page.locator('.failure')).toContainText(/Stopped after 1 second/, { timeout: 4000 })
  await expect(text(page)).toHaveText(`${'a'.repeat(40)}!`)
  await pattern(page).fill('a+')
  await expect(page.locator('.figure')).toHaveText('1match')
})

test('previews the replacement', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill('Ada Lovelace')
  await pattern(page).fill(String.raw`(\w+) (\w+)`)
  await page.getByLabel('Preview a replacement').check()
  await page.getByRole('textbox', { name: 'Replacement' }).fill('$2, $1')
  const replaced = page.getByRole('region', { name: 'Replaced text' }).locator('pre')
  await expect(replaced).toHaveText('Lovelace, Ada')
  await page.getByRole('textbox', { name: 'Replacement' }).fill('$3')
  await expect(page.getByText('The pattern has no group 3, so $3 stays as it is.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Replacement' }).fill(String.raw`$1\n$2`)
  await openMoreOptions(page)
  await page.getByLabel(String.raw`Use \n for a line break`).check()
  await expect(replaced).toHaveText('Ada\nLovelace', { useInnerText: true })
})

test('shows matches as text, never as markup', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill('<img src=x onerror=alert(1)>')
  await pattern(page).fill('<.*>')
  await expect(page.locator('.detail-list code').first()).toHaveText('<img src=x onerror=alert(1)>')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('lists thousands of empty matches a batch at a time', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill('a'.repeat(20_000))
  await pattern(page).fill('x*')
  await expect(page.locator('.figure-value')).toHaveText('20,001')
  await expect(page.locator('.detail-list > li')).toHaveCount(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.locator('.detail-list > li')).toHaveCount(250)
})

test('reads a pasted /…/flags', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await text(page).fill('FOO foo')
  await page.evaluate(() => navigator.clipboard.writeText('/fo+/gi'))
  await pattern(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(pattern(page)).toHaveValue('fo+')
  await expect(page.locator('.figure')).toHaveText('2matches')
})

test('explains the pattern and offers ready-made ones', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await page.locator('summary', { hasText: 'Ready-made patterns' }).click()
  await page.getByRole('button', { name: 'Date (2024-02-29)' }).click()
  await expect(text(page)).toHaveText('Ordered 2024-02-29, paid 2024-03-01.')
  await expect(page.locator('.cm-group-0')).toHaveText(['2024', '2024'])
  await expect(page.locator('.detail-list > li').first().locator('dt')).toHaveText(['$1 year', '$2 month', '$3 day'])

  await page.locator('summary', { hasText: 'Explain this pattern' }).click()
  const pieces = page.locator('.lazy-details').filter({ hasText: 'Explain' })
  await expect(pieces).toContainText('group 1, named year')
  await expect(pieces).toContainText('exactly 4 digits')
  await expectNoAxeViolations(page)

  await pattern(page).fill('(')
  await expect(pieces).toContainText('Invalid regex pattern')
})
