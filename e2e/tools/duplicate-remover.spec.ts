import { expect, readClipboard, test } from '../fixtures.ts'

test('removes duplicate lines in place, lists them, and undoes', async ({ page }) => {
  await page.goto('/tools/duplicate-remover')
  const text = page.getByRole('textbox')
  const remove = page.getByRole('button', { name: 'Remove duplicates' })
  await text.fill('Zoë\nAnna\nZoë\n anna\nBen\nZoë\n')
  await remove.click()
  await expect(page.getByText('Removed 2 duplicate line(s)')).toBeVisible()
  await expect(text).toHaveValue('Zoë\nAnna\n anna\nBen\n')
  const removed = page.getByRole('region', { name: 'Removed: 2 lines' })
  await expect(removed.getByRole('listitem')).toHaveText(['2 ×Zoë'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Zoë\nAnna\n anna\nBen\n')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('Zoë\nAnna\nZoë\n anna\nBen\nZoë\n')
  await expect(removed).toBeHidden()
  await page.getByLabel('Ignore case').check()
  await page.getByLabel('Ignore leading and trailing spaces').check()
  await remove.click()
  await expect(text).toHaveValue('Zoë\nAnna\nBen\n')
  await expect(page.getByRole('region', { name: 'Removed: 3 lines' }).getByRole('listitem')).toHaveText([
    '2 ×Zoë',
    '1 × anna',
  ])
})
