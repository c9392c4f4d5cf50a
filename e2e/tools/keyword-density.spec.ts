import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'

test('lists repeated phrases, then shows the density of a keyword and of a phrase', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Green tea is tea. Teapots hold the green tea.')
  const rowsOf = (title: string) => page.getByRole('region', { name: title }).locator('.bars > li')
  await expect(page.locator('.figure')).toHaveText('0.00%density')
  await expect(rowsOf('One word')).toHaveText(['tea333.33%', 'green222.22%'])
  await expect(rowsOf('Two words')).toHaveText(['green tea222.22%'])
  await expect(rowsOf('Three words')).toHaveCount(0)

  const keyword = page.getByRole('textbox', { name: 'Keyword or phrase' })
  await keyword.pressSequentially('TEA')
  await expect(page.locator('.figure')).toHaveText('44.44%density')
  await expect(page.locator('.stats dd')).toHaveText(['4', '9', '0', '4'])
  await keyword.fill('green tea')
  await expect(page.locator('.figure')).toHaveText('22.22%density')

  await page.getByLabel(/stop words/).uncheck()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Stats copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(
    'Keyword: green tea\nCount: 2\nDensity: 22.22%\nWords: 9\n\nOne word\ntea: 3 (33.33%)\ngreen: 2 (22.22%)\n\n' +
      'Two words\ngreen tea: 2 (22.22%)',
  )
})

test('makes a listed phrase the keyword', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Green tea is tea. Teapots hold the green tea.')
  await page.getByRole('button', { name: 'green tea' }).click()
  await expect(page.getByRole('textbox', { name: 'Keyword or phrase' })).toHaveValue('green tea')
  await expect(page.locator('.cm-match')).toHaveText(['Green tea', 'green tea'])
})

test('counts each keyword of a list', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Green tea is tea. We hire.')
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('hire, tea')
  await expect(page.locator('.figure')).toHaveText('50.00%density')
  await expect(page.getByRole('region', { name: 'Each keyword' }).locator('.bars > li')).toHaveText([
    'tea233.33%',
    'hire116.67%',
  ])
})

test('counts a long text in the worker and loads an example with its keyword', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.locator('.examples').getByRole('button', { name: 'Two-word phrase' }).click()
  await expect(page.getByRole('textbox', { name: 'Keyword or phrase' })).toHaveValue('search engine')
  await expect(page.locator('.figure')).toHaveText('17.24%density')
  // Filling a field over marked text makes the browser copy its style, which the policy blocks with a message.
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('search engine')
  await page.getByRole('textbox', { name: 'Your text' }).fill('A search engine. '.repeat(5000))
  await expect(page.locator('.stats dd')).toHaveText(['5,000', '15,000', '0', '5,000'])
  await expect(page.locator('.figure')).toHaveText('33.33%density')
})

test('marks the keyword in the text, and counts it in headings and in the first paragraph', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('# Green tea\n\nGreen tea is tea for teapots.\n\nAcme tea. Acme.')
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('tea')
  await expect(page.locator('.cm-match')).toHaveText(['tea', 'tea', 'tea', 'tea', 'tea'])
  await expect(page.locator('.stats dd')).toHaveText(['5', '12', '1', '3'])
  await expectNoAxeViolations(page)

  await expect(page.getByText('1 of 5 matches is part of a longer word.')).toBeVisible()
  await page.getByRole('button', { name: 'Count whole words only' }).click()
  await expect(page.getByRole('checkbox', { name: 'Whole words only' })).toBeChecked()
  await expect(page.locator('.cm-match')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Count whole words only' })).toBeHidden()
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('green tea')
  await expect(page.locator('.cm-match')).toHaveText(['Green tea', 'Green tea'])
  const acme = page.getByRole('region', { name: 'One word' }).getByText('acme')
  await expect(acme).toBeVisible()
  await page.getByRole('textbox', { name: 'Other words to leave out' }).fill('Acme, brand')
  await expect(acme).toBeHidden()
})

test('says how often a keyword occurs if a word contains it twice', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.getByLabel('Keyword or phrase').fill('data')
  await page.getByRole('textbox', { name: 'Your text' }).fill('data/data-driven data,data')
  await expect(page.getByText('In all, it occurs 4 times.')).toBeVisible()
})
