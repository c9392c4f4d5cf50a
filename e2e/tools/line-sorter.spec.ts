import { shuffled } from '#core/random/random.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { expect, readClipboard, test } from '../fixtures.ts'

test('sorts in place, copies the text and undoes the change', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('Zoe 10\nÉmile 9\nadam 8\n')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(text).toHaveValue('adam 8\nÉmile 9\nZoe 10\n')
  await expect(page.getByText('Sorted 3 lines')).toBeVisible()
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(page.getByText('Nothing to change')).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('adam 8\nÉmile 9\nZoe 10\n')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Zoe 10\nÉmile 9\nadam 8\n')
  await page.getByRole('button', { name: 'By last word' }).click()
  await expect(text).toHaveValue('Zoe 10\nadam 8\nÉmile 9\n')
  // A changed option applies to the text before the last change, and one Undo restores that text.
  await page.getByLabel('Sort numbers naturally').check()
  await expect(text).toHaveValue('adam 8\nÉmile 9\nZoe 10\n')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Zoe 10\nÉmile 9\nadam 8\n')
})

test('Copy is emphasized once there is a result, and the chosen order before', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  const filled = page.locator('.tool-layout .button.bg-ink')
  await text.fill('b\na')
  await expect(filled).toHaveText(['A to Z'])
  await text.press('ControlOrMeta+Enter')
  await expect(text).toHaveValue('a\nb')
  await expect(filled).toHaveText(['Copy'])
  await page.getByRole('button', { name: 'Z to A' }).click()
  await text.pressSequentially('!')
  await expect(filled).toHaveText(['Z to A'])
})

test('loads an example with its options', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  await page.getByRole('button', { name: 'People by surname' }).click()
  await expect(page.getByLabel('Remove blank lines')).toBeChecked()
  await page.getByRole('button', { name: 'By last word' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(
    'Grace Hopper\nAda Lovelace\nMary Shelley\nPercy Shelley\nAlan Turing',
  )
})

test('sorts by the numbers and dates of a column, and applies changed options at once', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('b;10;1/2/2024\na;9;3/1/2024\nb;10;1/2/2024')
  const largest = page.getByRole('button', { name: 'Largest number' })
  await expect(largest).toBeHidden()
  await page.getByRole('button', { name: 'More orders' }).click()
  await page.getByRole('button', { name: 'Smallest number' }).click()
  await expect(text).toHaveValue('a;9;3/1/2024\nb;10;1/2/2024\nb;10;1/2/2024')
  // Ctrl+Enter repeats the chosen order, also while the other orders are hidden.
  await page.getByRole('button', { name: 'More orders' }).click()
  await expect(largest).toBeHidden()
  await expect(page.locator('[data-main-action]')).toHaveText('Smallest number')

  await page.getByRole('button', { name: 'More orders' }).click()
  await page.getByRole('button', { name: 'Oldest date' }).click()
  await page.getByLabel('Column (empty: the whole line)').fill('3')
  await page.getByRole('radio', { name: 'Semicolon' }).check()
  await page.getByLabel('Remove duplicate lines').check()
  await expect(text).toHaveValue('a;9;3/1/2024\nb;10;1/2/2024')
  await page.getByLabel('Month first').check()
  await expect(text).toHaveValue('b;10;1/2/2024\na;9;3/1/2024')
})

test('shuffles in the same way for the same seed', async ({ page }) => {
  await page.goto('/tools/line-sorter#order=shuffle&shuffle-seed=5')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  const lines = Array.from({ length: 20 }, (_, number) => String(number))
  await text.fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(text).toHaveValue(shuffled(lines, { random: seededRandom(5) }).join('\n'))
})

test('offers to sort by number, and counts the lines without one', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('10 eggs\n9 apples\n')
  await expect(page.locator('.action-message')).toContainText('Every line begins with a number')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(text).toHaveValue('10 eggs\n9 apples\n')
  await page.getByRole('button', { name: 'Sort by number' }).click()
  await expect(text).toHaveValue('9 apples\n10 eggs\n')
  await expect(page.getByRole('button', { name: 'Sort by number' })).toHaveCount(0)

  await text.fill('name\nten\n10\n9')
  await page.getByLabel('Keep the first line at the top').check()
  await page.getByRole('button', { name: 'Smallest number' }).click()
  await expect(text).toHaveValue('name\n9\n10\nten')
  await expect(page.getByText('Sorted 3 lines. 1 line has no number')).toBeVisible()
})

test('offers the order that suits dates, versions and numbered names', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('img10.png\nimg9.png\nimg1.png')
  await expect(page.locator('.action-message')).toContainText('A to Z puts 10 before 9')
  await page.getByRole('button', { name: 'Z to A' }).click()
  await expect(text).toHaveValue('img9.png\nimg10.png\nimg1.png')
  await page.getByRole('button', { name: 'Sort numbers naturally' }).click()
  await expect(text).toHaveValue('img10.png\nimg9.png\nimg1.png')
  await page.getByLabel('Sort numbers naturally').uncheck()

  await text.fill('1.10.0\n1.2.0')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await page.getByRole('button', { name: 'Sort numbers naturally' }).click()
  await expect(text).toHaveValue('1.2.0\n1.10.0')
  await page.getByLabel('Sort numbers naturally').uncheck()

  await text.fill('2024-01-10 b\n2024-01-09 a')
  await expect(page.locator('.action-message')).toContainText('Every line begins with a date')
  await page.getByRole('button', { name: 'Sort by date' }).click()
  await expect(text).toHaveValue('2024-01-09 a\n2024-01-10 b')
})

test('offers to keep the heading of a table at the top', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('Name,Age\nZoe,3\nAnn,5')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(text).toHaveValue('Ann,5\nName,Age\nZoe,3')
  await page.getByRole('button', { name: 'Keep it at the top' }).click()
  await expect(text).toHaveValue('Name,Age\nAnn,5\nZoe,3')
})

test('offers to split a list in one line', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('pear, apple, fig')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(page.getByText('Nothing to change')).toBeVisible()
  await page.getByRole('button', { name: 'Split at commas' }).click()
  await expect(text).toHaveValue('apple\nfig\npear')
  await expect(page.getByText('Sorted 3 lines')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split at commas' })).toBeHidden()
})

test('keeps the heading of a Markdown table with the line below it', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('| Name | City |\n|---|---|\n| Zoe | Rome |\n| Ann | Oslo |')
  await page.getByRole('button', { name: 'Keep it at the top' }).click()
  await expect(text).toHaveValue('| Name | City |\n|---|---|\n| Ann | Oslo |\n| Zoe | Rome |')
  await expect(page.locator('.action-message')).toContainText('Sorted 2 lines')
})

test('resets what an example or an offer has set when its text is gone, but not what the user has set', async ({
  page,
}) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  const clear = page.getByRole('button', { name: 'Clear' })
  const sort = page.getByRole('button', { name: 'A to Z' })
  await page.getByLabel('Trim each line').check()
  await page.getByRole('button', { name: 'Table by amount, largest first' }).click()
  await expect(page.getByLabel('Column (empty: the whole line)')).toHaveValue('2')
  await page.getByLabel('Remove blank lines').check()
  await clear.click()
  await expect(page.getByLabel('Column (empty: the whole line)')).toHaveValue('')
  await expect(page.getByLabel('Remove blank lines')).toBeChecked()
  await expect(page.getByLabel('Trim each line')).toBeChecked()
  await text.fill('zeta\nalpha\nbeta')
  await sort.click()
  await expect(text).toHaveValue('alpha\nbeta\nzeta')

  await text.fill('Name,N\nb,2\na,10')
  await page.getByRole('button', { name: 'Keep it at the top' }).click()
  await expect(text).toHaveValue('Name,N\na,10\nb,2')
  await clear.click()
  await expect(page.getByLabel('Keep the first line at the top')).not.toBeChecked()

  await text.fill('pear, apple, fig')
  await page.getByRole('button', { name: 'Split at commas' }).click()
  await expect(text).toHaveValue('apple\nfig\npear')
  // An edit keeps the option. Replacing the whole text resets it.
  await text.press('End')
  await text.pressSequentially('s')
  const split = page.getByLabel('Split lines at commas')
  await expect(split).toBeChecked()
  await text.fill('Smith, John\nDoe, Jane\nAdams, Zoe')
  await expect(split).not.toBeChecked()
  await sort.click()
  await expect(text).toHaveValue('Adams, Zoe\nDoe, Jane\nSmith, John')
})
