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
  await expect(page.getByText('Sentences 1, 4 and 7 of 9: 9 of 25 words (36%).')).toBeVisible()
  await expect(page.locator('.cm-match')).toHaveText(['One is here.', 'Four is here.', 'Seven is here.'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Summary copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe('One is here. Four is here. Seven is here.')
})

test('picks the key sentences', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  const text = 'Bees need flowers. It was cold. Bees slept. Rain fell on flowers. It was late. Flowers wait for bees.'
  await page.getByRole('textbox', { name: 'Your text' }).fill(text)
  await page.getByRole('spinbutton', { name: 'Number of sentences' }).fill('2')
  await page.getByRole('button', { name: 'Summarize' }).click()
  const summary = page.locator('.summary-text')
  await expect(summary).toHaveText('Bees need flowers. Rain fell on flowers.')
  await page.getByLabel('Key sentences').check()
  await expect(summary).toHaveText('Bees need flowers. Flowers wait for bees.')
})

test('the summary follows the text and the options', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const summary = page.locator('.summary-text')
  await text.fill(nine)
  await page.getByRole('button', { name: 'Summarize' }).click()
  await page.getByRole('spinbutton', { name: 'Number of sentences' }).fill('1')
  await expect(summary).toHaveText('One is here.')
  await text.press('ControlOrMeta+Home')
  await text.pressSequentially('Zero. ')
  await expect(summary).toHaveText('Zero.')
  await expect(page.locator('.cm-match')).toHaveText(['Zero.'])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeHidden()
})

test('shows the summary as a bulleted list', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  await page.getByRole('textbox', { name: 'Your text' }).fill('We met. We ate. We left.')
  await page.getByRole('button', { name: 'Summarize' }).click()
  const summary = page.locator('.summary-text')
  await expect(summary).toHaveText('We met. We ate. We left.')
  await page.getByLabel('As a bulleted list').check()
  await expect.poll(() => summary.textContent()).toBe('- We met.\n- We ate.\n- We left.')
})
