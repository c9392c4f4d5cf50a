import { expect, readClipboard, test } from '../fixtures.ts'

test('judges a title while typing and copies the results', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  const title = page.getByRole('textbox', { name: 'Title' })
  const feedback = page.getByRole('region', { name: 'Feedback' }).getByRole('listitem')
  const checks = page.locator('.stats-row', { hasText: 'Basic checks' })
  await expect(page.locator('.title-points')).toHaveText('–')
  await expect(feedback).toHaveCount(0)
  await title.pressSequentially('Top 5 loves')
  await expect(feedback).toHaveText([
    'Make it longer (aim for 30-60 characters)',
    'Aim for 4-12 words.',
    'Great! Your title has a number.',
    'Great! Your title has a power word.',
  ])
  await expect(checks).toContainText('2 of 4 passed')
  await title.fill('7 Proven Ways to Love Your Sourdough Starter')
  await expect(checks).toContainText('4 of 4 passed')
  await expect(page.locator('.title-points')).toHaveText('100')
  await expect(page.locator('.search-result-title')).toHaveText('7 Proven Ways to Love Your Sourdough Starter')
  await expect(page.getByRole('meter', { name: 'Width' })).toHaveAttribute('aria-valuetext', /^\d+ of 600 px$/)
  const words = page.getByRole('region', { name: 'Word balance' })
  await expect(words).toContainText('1 word (13%): love')
  await expect(words).toContainText('TrustProven')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  const copied = await readClipboard(page)
  expect(copied).toMatch(/^Overall: 100 of 100, Strong\nSubject: 30 of 30\n/)
  expect(copied).toContain('Basic checks: 4 of 4 passed\n')
  expect(copied).toContain('Length: 44\nWords: 8\nNumber: yes\nPower word: yes\n')
})

test('a title that passes all checks is judged weak if it says nothing, and clickbait is noticed', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('The best 7 of the best of the best of the best')
  await expect(page.locator('.title-score')).toHaveText('25Weak overall, of 100')
  await expect(page.getByRole('heading', { name: 'Overall judgement: 25 of 100, Weak' })).toBeVisible()
  await expect(page.getByText('a weak title can pass them all')).toBeVisible()
  await title.fill('You Won’t Believe What Happened Next')
  await expect(page.getByText('‘You Won’t Believe’ is clickbait')).toBeVisible()
})

test('says where the keyword is', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  await page.getByRole('textbox', { name: 'Title' }).fill('What I Wish Someone Had Told Me About Bread')
  await page.getByRole('textbox', { name: 'Keyword' }).fill('bread')
  const judgement = page.getByRole('region', { name: 'Overall judgement' })
  await expect(judgement).toContainText('Move ‘bread’ nearer to the start: it is the 9th word.')
  await expect(judgement.getByRole('meter', { name: 'Front-loading' })).toHaveAttribute('aria-valuetext', '2 of 15')
})

test('compares several titles, marks the best one and shows the details of the chosen one', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  await page
    .getByRole('textbox', { name: 'Title' })
    .fill('Our best bread\nHow to Bake Sourdough Bread in a Dutch Oven\n京都の朝')
  const rows = page.getByRole('region', { name: 'Comparison' }).getByRole('row')
  await expect(rows).toHaveText([/^Title/, 'Our best bread181 of 4133', /Oven93 Best2 of 4425$/, /^京都の朝–/])
  await expect(page.locator('.title-points')).toHaveText('93')
  const first = page.getByRole('button', { name: 'Our best bread' })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.title-points')).toHaveText('18')
  await expect(page.locator('.search-result-title')).toHaveText('Our best bread')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await readClipboard(page)).toMatch(/^Best\tOverall\tChecks\tLength\tPixels\tTitle\n/)
})

test('truncates a title that is too wide in the search preview', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  await page.getByRole('button', { name: 'Title that is too long' }).click()
  await expect(page.locator('.search-result-title')).toHaveText(/ …$/)
  const width = page.getByRole('meter', { name: 'Width' })
  await expect(width).toHaveAttribute('aria-valuetext', '710 of 600 px, 110 over')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.title-feedback')).toHaveCount(0)
})
