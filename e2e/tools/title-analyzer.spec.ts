import { expect, readClipboard, test } from '../fixtures.ts'
import { tryExample } from '../try-example.ts'

test('checks a title while typing and copies the results', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  const title = page.getByRole('textbox', { name: 'Title' })
  const feedback = page.getByRole('region', { name: 'Feedback' }).getByRole('listitem')
  await expect(feedback).toHaveCount(0)
  await title.pressSequentially('Top 5 loves')
  await expect(feedback).toHaveText([
    'Make it longer (aim for 30-60 characters)',
    'Aim for 4-12 words.',
    'Great! Your title has a number.',
    'Great! Your title has a power word.',
  ])
  await title.fill('7 Proven Ways to Love Your Sourdough Starter')
  await expect(page.locator('.search-result-title')).toHaveText('7 Proven Ways to Love Your Sourdough Starter')
  await expect(page.getByRole('meter', { name: 'Width' })).toHaveAttribute('aria-valuetext', /^\d+ of 600 px$/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(
    'Length: 44\nWords: 8\nNumber: yes\nPower word: yes\nWidth: 424 of 600 px\n\n' +
      'Perfect! Your title is between 30-60 characters.\nGood: 4-12 words.\n' +
      'Great! Your title has a number.\nGreat! Your title has a power word.',
  )
})

test('truncates a title that is too wide in the search preview', async ({ page }) => {
  await page.goto('/tools/title-analyzer')
  await tryExample(page, 'title-analyzer', 'Title that is too long')
  await expect(page.locator('.search-result-title')).toHaveText(/ …$/)
  const width = page.getByRole('meter', { name: 'Width' })
  await expect(width).toHaveAttribute('aria-valuetext', '710 of 600 px, 110 over')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.title-feedback')).toHaveCount(0)
})
