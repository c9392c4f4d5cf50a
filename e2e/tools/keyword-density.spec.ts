import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

test('lists repeated phrases, then shows the density of a keyword and of a phrase', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Green tea is tea. Teapots hold the green tea.')
  const rowsOf = (title: string) => page.getByRole('region', { name: title }).locator('.bars > li')
  await expect(page.locator('.figure')).toHaveText('9words')
  await expect(rowsOf('One word')).toHaveText(['tea333.33%', 'green222.22%'])
  await expect(rowsOf('Two words')).toHaveText(['green tea222.22%'])
  await expect(rowsOf('Three words')).toHaveCount(0)

  const keyword = page.getByRole('textbox', { name: 'Keyword or phrase' })
  await keyword.pressSequentially('TEA')
  await expect(page.locator('.figure')).toHaveText('44.44%density')
  await expect(page.locator('.stats dd')).toHaveText(['4', '9'])
  await keyword.fill('green tea')
  await expect(page.locator('.figure')).toHaveText('22.22%density')

  await openMoreOptions(page)
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

test('counts a long text in the worker and loads an example with its keyword', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  const example = page.getByRole('button', { name: 'Try an example' })
  await example.click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await example.click()
  await expect(page.getByRole('textbox', { name: 'Keyword or phrase' })).toHaveValue('search engine')
  await expect(page.locator('.figure')).toHaveText('17.24%density')
  // Filling a field over marked text makes the browser copy its style, which the policy blocks with a message.
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('search engine')
  await page.getByRole('textbox', { name: 'Your text' }).fill('A search engine. '.repeat(5000))
  await expect(page.locator('.stats dd')).toHaveText(['5,000', '15,000'])
  await expect(page.locator('.figure')).toHaveText('33.33%density')
})

test('marks the keyword in the text, and leaves out own words', async ({ page }) => {
  await page.goto('/tools/keyword-density')
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('Green tea\n\nGreen tea is tea for teapots.\n\nAcme tea. Acme.')
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('tea')
  await expect(page.locator('.cm-match')).toHaveText(['tea', 'tea', 'tea', 'tea', 'tea'])
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: 'Whole words only' }).check()
  await expect(page.locator('.cm-match')).toHaveCount(4)
  await page.getByRole('textbox', { name: 'Keyword or phrase' }).fill('green tea')
  await expect(page.locator('.cm-match')).toHaveText(['Green tea', 'Green tea'])
  const acme = page.getByRole('region', { name: 'One word' }).getByText('acme')
  await expect(acme).toBeVisible()
  await openMoreOptions(page)
  await page.getByRole('textbox', { name: 'Other words to leave out' }).fill('Acme, brand')
  await expect(acme).toBeHidden()
})
