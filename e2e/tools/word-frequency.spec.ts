import { readFile } from 'node:fs/promises'
import { expect, readClipboard, test } from '../fixtures.ts'

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
  await expect(page.getByText('The top 20 of 12,000 words.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy top 20' })).toBeEnabled()
  await page.getByRole('button', { name: 'Show the first 10,000' }).click()
  await expect(rows).toHaveCount(100)
  await expect(page.getByText('The top 10,000 of 12,000 words.')).toBeVisible()
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

test('a word shows its occurrences in the text one after another', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  const area = page.getByRole('textbox', { name: 'Your text' })
  await area.fill(`Tea first.\n${'More words.\n'.repeat(40)}Then “TEA” again.\n${'More words.\n'.repeat(40)}Last tea!`)
  const output = page.getByRole('region', { name: 'Words by frequency' })
  const chosen = page.locator('.cm-match-chosen')
  const status = output.getByRole('status').filter({ hasText: 'tea' })
  const tea = output.getByRole('button', { name: 'tea', exact: true })
  await tea.click()
  await expect(status).toHaveText('“tea”: 1 of 3')
  await expect(tea).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen).toHaveText('Tea')
  await expect(chosen).toBeInViewport()

  await output.getByRole('button', { name: 'Next' }).click()
  await expect(status).toHaveText('“tea”: 2 of 3')
  await expect(chosen).toHaveText('TEA')
  await expect(chosen).toBeInViewport()
  await tea.click()
  await expect(chosen).toHaveText('tea')
  await expect(chosen).toBeInViewport()
  await output.getByRole('button', { name: 'Next' }).click()
  await expect(status).toHaveText('“tea”: 1 of 3')

  await output.getByRole('button', { name: 'Close' }).click()
  await expect(chosen).toHaveCount(0)
  await expect(output).toContainText('Select a word to see it in the text.')
})

test('a word that is far down the list scrolls the page back to the text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/tools/word-frequency')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill(Array.from({ length: 20 }, (_, index) => `word${String(index)}`).join('\n'))
  await page.getByRole('button', { name: 'word19', exact: true }).click()
  await expect(page.locator('.cm-match-chosen')).toHaveText('word19')
  await expect(page.locator('.cm-match-chosen')).toBeInViewport()
})

test('leaves out own words and short ones', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('tea with a cake and more tea')
  const words = page.locator('.bars-label')
  await expect(words).toHaveText(['tea', 'with', 'cake', 'and', 'more'])
  await page.getByLabel('Other words to leave out').fill('With, AND')
  await expect(words).toHaveText(['tea', 'cake', 'more'])
  await page.getByLabel('Minimum word length').fill('4')
  await expect(words).toHaveText(['cake', 'more'])
})

test('says which words are left out and includes them', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('to be or not to be')
  const words = page.locator('.bars-label')
  await expect(words).toHaveText(['not'])
  await expect(page.getByText('5 words with fewer than 3 characters left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Include short words' }).click()
  await expect(words).toHaveText(['to', 'be', 'or', 'not'])
  await expect(page.getByText('left out.')).toBeHidden()
  await page.getByLabel(/stop words/).check()
  await expect(page.getByText('6 stop words left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Include stop words' }).click()
  await expect(words).toHaveText(['to', 'be', 'or', 'not'])
})

test('offers to leave out stop words', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('the cat and the dog with the hat')
  await expect(page.getByText('3 of the listed words are common in any English text.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out stop words' }).click()
  await expect(page.locator('.bars-label')).toHaveText(['cat', 'dog', 'hat'])
})

test('compares two texts and downloads the comparison', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('tea tea cake jam')
  await page.getByRole('button', { name: 'Compare with another text' }).click()
  await page.getByRole('textbox', { name: 'Text to compare with' }).fill('tea cake cake cake')
  const comparison = page.getByRole('region', { name: 'Words that differ most' })
  await expect(comparison.locator('tbody tr')).toHaveText([
    'cake25.00%75.00%−50',
    'tea50.00%25.00%+25',
    'jam25.00%0.00%+25',
  ])
  const saving = page.waitForEvent('download')
  await comparison.getByRole('button', { name: 'Download comparison as CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('word-frequency-comparison.csv')
  expect(await readFile(await saved.path(), 'utf8')).toBe(
    'word,count,percent,other count,other percent,difference\r\n' +
      'cake,1,25,3,75,-50\r\ntea,2,50,1,25,25\r\njam,1,25,0,0,25\r\n',
  )
})

test('offers a dictionary for text without spaces', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page.getByRole('textbox', { name: 'Your text' }).fill('東京の天気。東京は雨です。今日は東京に行きます。')
  await page.getByRole('button', { name: 'Find words with a dictionary' }).click()
  const first = page.locator('.bars > li').first()
  await expect(first).toContainText('東京3')
  await first.getByRole('button').click()
  await expect(page.getByText('“東京”: 1 of 3')).toBeVisible()
  await page.getByLabel(/with a dictionary/).uncheck()
  await expect(page.getByRole('button', { name: 'Find words with a dictionary' })).toBeVisible()
})

test('offers to leave out the common words of a German text', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('Der Tee und die Tasse: Tee ist gut, und die Tasse ist alt.')
  await page.getByRole('button', { name: 'Leave out common words' }).click()
  await expect(page.locator('.bars > li').first()).toContainText('tee2')
  await expect(page.getByLabel('Other words to leave out')).toHaveValue('und, die, ist, der')
})

test('takes the text to Keyword Density to count phrases', async ({ page }) => {
  await page.goto('/tools/word-frequency')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('Green tea is tea. I like green tea, and green tea likes me.')
  await page.getByRole('button', { name: 'Count phrases' }).click()
  await expect(page).toHaveURL('/tools/keyword-density')
  await expect(page.getByRole('button', { name: 'green tea' })).toBeVisible()
})
