import { readFile } from 'node:fs/promises'
import { expect, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'

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

test('keeps only duplicates or unique lines, and counts lines', async ({ page }) => {
  await page.goto('/tools/duplicate-remover')
  const text = page.getByRole('textbox')
  await text.fill('tea\ncoffee\nwater\ntea\n')
  await page.getByRole('button', { name: 'Only duplicates' }).click()
  await expect(text).toHaveValue('tea\n')
  await expect(page.getByText('Kept 1 duplicated line')).toBeVisible()
  // Every action starts from the text as it was typed, and one Undo restores that text.
  await page.getByRole('button', { name: 'Only unique lines' }).click()
  await expect(text).toHaveValue('coffee\nwater\n')
  await page.getByRole('button', { name: 'Count lines' }).click()
  await expect(text).toHaveValue('2× tea\n1× coffee\n1× water\n')
  const counts = page.getByRole('region', { name: 'Counted: 3 different lines' })
  await expect(counts.getByRole('listitem')).toHaveText(['2 ×tea', '1 ×coffee', '1 ×water'])
  const download = page.waitForEvent('download')
  await counts.getByRole('button', { name: 'CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('line,times\r\ntea,2\r\ncoffee,1\r\nwater,1\r\n')
  await page.getByRole('button', { name: 'Remove duplicates' }).click()
  await expect(text).toHaveValue('tea\ncoffee\nwater\n')
  await expect(page.getByText('Removed 1 duplicate line(s)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue('tea\ncoffee\nwater\ntea\n')

  // A result without lines would leave an empty field.
  await text.fill('coffee\nwater\n')
  await page.getByRole('button', { name: 'Only duplicates' }).click()
  await expect(page.getByText('No line occurs more than once.')).toBeVisible()
  await expect(text).toHaveValue('coffee\nwater\n')
})

test('compares a column', async ({ page }) => {
  await page.goto('/tools/duplicate-remover')
  const text = page.getByRole('textbox', { name: 'Your lines' })
  await text.fill('1|ann\n2|ben\n3|ann')
  await page.getByRole('button', { name: 'Remove duplicates' }).click()
  await expect(page.getByText('Nothing to change')).toBeVisible()
  await openMoreOptions(page)
  await page.getByLabel('Column (empty: the whole line)').fill('2')
  await page.getByLabel('Other', { exact: true }).check()
  await expect(text).toHaveValue('1|ann\n2|ben')
})
