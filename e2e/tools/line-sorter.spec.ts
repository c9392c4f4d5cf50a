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
