import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'
import { tryExample } from '../try-example.ts'

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
  const filled = page.locator('.tool-layout .button[data-variant=default]')
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
  await tryExample(page, 'line-sorter', 'People by surname')
  await expect(page.getByLabel('Remove blank lines')).toBeChecked()
  await page.getByRole('button', { name: 'By last word' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(
    'Grace Hopper\nAda Lovelace\nMary Shelley\nPercy Shelley\nAlan Turing',
  )
})

test('sorts by the numbers of a column, and applies changed options at once', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('name;10;x\nb;10;7\na;9;3\nb;10;7')
  await openMoreOptions(page)
  await page.getByLabel('Keep the first line at the top').check()
  await page.getByRole('button', { name: 'Smallest number' }).click()
  await expect(text).toHaveValue('name;10;x\na;9;3\nb;10;7\nb;10;7')
  await expect(page.getByText('Sorted 3 lines')).toBeVisible()
  await page.getByRole('button', { name: 'Largest number' }).click()
  await page.getByLabel('Column (empty: the whole line)').fill('3')
  await page.getByRole('radio', { name: 'Semicolon' }).check()
  await page.getByLabel('Remove duplicate lines').check()
  await expect(text).toHaveValue('name;10;x\nb;10;7\na;9;3')
})

test('counts the lines without a number', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('ten\n10\n9')
  await page.getByRole('button', { name: 'Smallest number' }).click()
  await expect(text).toHaveValue('9\n10\nten')
  await expect(page.getByText('Sorted 3 lines. 1 line has no number')).toBeVisible()
})

test('resets what an example has set when its text is gone, but not what the user has set', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await openMoreOptions(page)
  await page.getByLabel('Trim each line').check()
  await tryExample(page, 'line-sorter', 'Table by amount, largest first')
  await expect(page.getByLabel('Column (empty: the whole line)')).toHaveValue('2')
  await page.getByLabel('Remove blank lines').check()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Column (empty: the whole line)')).toHaveValue('')
  await expect(page.getByLabel('Remove blank lines')).toBeChecked()
  await expect(page.getByLabel('Trim each line')).toBeChecked()
  await text.fill('zeta\nalpha\nbeta')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(text).toHaveValue('alpha\nbeta\nzeta')
})
