import { expect, readClipboard, test } from '../fixtures.ts'

test('sorts in place, copies the text and undoes the change', async ({ page }) => {
  await page.goto('/tools/line-sorter')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('Zoe 10\nÉmile 9\nadam 8\n')
  await page.getByRole('button', { name: 'A to Z' }).click()
  await expect(text).toHaveValue('adam 8\nÉmile 9\nZoe 10\n')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('adam 8\nÉmile 9\nZoe 10\n')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Zoe 10\nÉmile 9\nadam 8\n')
  await page.getByRole('button', { name: 'By last word' }).click()
  await expect(text).toHaveValue('Zoe 10\nadam 8\nÉmile 9\n')
  await page.getByLabel('Sort numbers naturally').check()
  await page.getByRole('button', { name: 'By last word' }).click()
  await expect(text).toHaveValue('adam 8\nÉmile 9\nZoe 10\n')
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
