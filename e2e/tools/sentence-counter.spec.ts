import { expect, readClipboard, test } from '../fixtures.ts'

const long = `It ${'went on and on and on '.repeat(5)}until it ended.`

test('counts sentences, charts their lengths, highlights long ones and shows the longest', async ({ page }) => {
  await page.goto('/tools/sentence-counter')
  await expect(page.getByRole('region', { name: 'Length profile' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Your text' }).fill(`Dr. Lee waited. ${long} Then she left.`)
  const stat = (label: string) =>
    page.locator('.stats-row', { has: page.getByText(label, { exact: true }) }).locator('dd')
  await expect(page.locator('.figure')).toHaveText('3sentences')
  await expect(stat('Words')).toHaveText('40')
  await expect(stat('Average')).toHaveText('13.3 words')
  await expect(stat('Longest')).toHaveText('34 words')
  await expect(stat('Shortest')).toHaveText('3 words')
  await expect(stat('Over 25 words')).toHaveText('1')
  const profile = page.getByRole('region', { name: 'Length profile' })
  await expect(profile.locator('.sentence-longest')).toHaveCount(3)
  await expect(profile).toContainText('The longest is sentence 2, with 34 words (red bar).')
  await expect(page.locator('.cm-match-bad').first()).toContainText('It went on')
  const longest = page.getByRole('region', { name: 'The 3 longest sentences' })
  await expect(longest.locator('pre')).toHaveText([long, 'Dr. Lee waited.', 'Then she left.'])
  await longest.getByRole('button', { name: 'Sentence 3: 3 words' }).click()
  await expect(page.locator('.cm-match-chosen')).toHaveText('Then she left.')
  await expect(profile.getByRole('status')).toHaveText('Sentence 3 of 3: 3 words')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Sentences: 3\nAverage: 13.3 words\nLongest: 34 words\nShortest: 3 words')
})

test('groups 100,000 sentences into a readable chart with an explanation', async ({ page }) => {
  await page.goto('/tools/sentence-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Some words here. '.repeat(100_000))
  await expect(page.locator('.figure-value')).toHaveText('100,000')
  const profile = page.getByRole('region', { name: 'Length profile' })
  await expect(profile.locator('g')).toHaveCount(98)
  await expect(profile).toContainText('Each bar stands for 1,024 consecutive sentences (the last for 672)')
  await expect(profile).toContainText('No sentence is over 25 words (dashed line).')
})

test('a bar shows its sentence in the text, also with the keyboard', async ({ page }) => {
  await page.goto('/tools/sentence-counter')
  const sentences = Array.from({ length: 60 }, (_, index) => `This is sentence number ${String(index + 1)}.`)
  await page.getByRole('textbox', { name: 'Your text' }).fill(sentences.join('\n\n'))
  const profile = page.getByRole('region', { name: 'Length profile' })
  const chosen = page.locator('.cm-match-chosen')
  await profile.locator('g').nth(39).click()
  await expect(profile.getByRole('status')).toHaveText('Sentence 40 of 60: 5 words')
  await expect(chosen).toHaveText('This is sentence number 40.')
  await expect(chosen).toBeInViewport()

  await profile.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(chosen).toHaveText('This is sentence number 41.')
  await profile.locator('g').nth(40).click()
  await expect(chosen).toHaveCount(0)
  await profile.getByRole('button', { name: 'Previous' }).click()
  await expect(chosen).toHaveText('This is sentence number 60.')
  await expect(chosen).toBeInViewport()

  await page.getByRole('textbox', { name: 'Your text' }).fill('Another text.')
  await expect(profile.getByRole('status')).toHaveText('Select a bar to see its sentence in the text.')
  await expect(chosen).toHaveCount(0)
})
