import { expect, readClipboard, test } from '../fixtures.ts'

const nine =
  'One is here. Two is here. Three is here. Four is here. Five is here. Six is here. Seven is here. Eight is here. Nine.'

test('keeps a few sentences, highlights them in the text and copies the summary', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const summarize = page.getByRole('button', { name: 'Summarize' })
  await summarize.click()
  await expect(page.getByRole('alert')).toHaveText(/Please enter text to summarize/)
  await text.fill(nine)
  await summarize.click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.locator('.summary-text')).toHaveText('One is here. Four is here. Seven is here.')
  await expect(summary).toContainText('Sentences 1, 4 and 7 of 9')
  await expect(page.locator('.cm-match')).toHaveText(['One is here.', 'Four is here.', 'Seven is here.'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Summary copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe('One is here. Four is here. Seven is here.')
})

test('removes the highlights and reports an outdated summary after the text changes', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill(nine)
  await page.getByLabel('Key sentences').check()
  await page.getByRole('spinbutton', { name: 'Number of sentences' }).fill('1')
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.locator('.cm-match')).toHaveCount(1)
  await text.press('ControlOrMeta+Home')
  await text.pressSequentially('Zero. ')
  await expect(page.locator('.cm-match')).toHaveCount(0)
  await expect(page.getByText('The summary is out of date')).toBeVisible()
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.locator('.cm-match')).toHaveCount(1)
  await expect(page.getByText('The summary is out of date')).toBeHidden()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeHidden()
})
