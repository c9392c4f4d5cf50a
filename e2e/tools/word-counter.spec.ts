import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'
import { tryExample } from '../try-example.ts'

test('counts while typing and copies four lines', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.pressSequentially('Hello there. 👩‍👩‍👧 waves!')
  const stat = (label: string) =>
    page.locator('.stats-row', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(page.locator('.figure')).toHaveText('4words')
  await expect(stat('Characters')).toHaveText('21')
  await expect(stat('Sentences')).toHaveText('2')
  await expect(stat('Paragraphs')).toHaveText('1')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Words: 4\nCharacters: 21\nSentences: 2\nParagraphs: 1')
})

test('estimates the words of a Chinese text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  const note = page.getByText('This text has no spaces between words')
  const averageLength = page.getByText('Average sentence length', { exact: true })
  await text.fill('今天天气很好，我们去公园散步。')
  await expect(note).toContainText('It has about 7 words by dictionary')
  await expect(averageLength).toBeHidden()
  await text.fill('Two words')
  await expect(note).toBeHidden()
  await expect(averageLength).toBeVisible()
})

test('shows the progress toward a goal', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('one two three')
  const goal = page.getByRole('spinbutton', { name: 'Word goal (optional)' })
  await openMoreOptions(page)
  await expect(goal).toHaveValue('')
  await goal.fill('12')
  const meter = page.getByRole('meter')
  await expect(meter).toHaveAttribute('aria-valuetext', '3 of 12 (25%), 9 to go')
  await goal.fill('2')
  await expect(meter).toHaveAttribute('aria-valuetext', '3 of 2 (150%), 1 over')
  await goal.fill('')
  await expect(meter).toHaveCount(0)
})

test('counts the selected text and lists the most used words', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('Green tea is tea. Cake is not green.')
  await expect(page.getByRole('region', { name: 'Most used words' }).locator('.stats-row')).toHaveText([
    'green2',
    'tea2',
  ])
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(0, 9)
  })
  await expect(page.getByText('Selected: 2 words, 9 characters, 1 sentence')).toBeVisible()
  await text.press('End')
  await expect(page.getByText('Selected:')).toBeHidden()
})

test('fills an empty tool with an example and clears it again', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.locator('.examples').getByRole('button').first().click()
  await expect(page.locator('.figure-value')).not.toHaveText('0')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.figure-value')).toHaveText('0')
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeFocused()
})

test('the goal of an example is gone with the next example', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const goal = page.getByRole('spinbutton', { name: 'Word goal (optional)' })
  await tryExample(page, 'word-counter', 'Paragraph with a goal of 50 words')
  await expect(goal).toHaveValue('50')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Try an example' }).click()
  await expect(goal).toHaveValue('')
})

test('counts a long text in the worker and shows only the newest result', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('word '.repeat(15_000))
  await text.fill('word '.repeat(15_001))
  await expect(page.locator('.figure-value')).toHaveText('15,001')
  expect(page.workers()).toHaveLength(1)
})

test('offers to remove HTML tags', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('<p class="btn btn-primary">Buy tea &amp; cups</p>')
  await expect(page.locator('.figure')).toHaveText('6words')
  await page.getByRole('button', { name: 'Remove tags' }).click()
  await expect(text).toHaveValue('Buy tea & cups')
  await expect(text).toBeFocused()
  await expect(page.locator('.figure')).toHaveText('4words')
  await expect(page.getByRole('button', { name: 'Remove tags' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.figure')).toHaveText('6words')
})
