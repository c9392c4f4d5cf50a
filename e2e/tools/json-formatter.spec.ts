import { expect, readClipboard, test } from '../fixtures.ts'

const compact = '{"order":12345678901234567890,"items":[{"sku":"A-1","qty":2},{"sku":"B-7","qty":1.0}]}'

test('formats in place, copies, minifies, and undoes', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  await text.fill(compact)
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible()
  await page.getByLabel('Tab').check()
  await page.getByRole('button', { name: 'Format', exact: true }).click()
  await expect(text).toHaveValue(/^\{\n\t"order": 12345678901234567890,\n\t"items": \[\n\t\t\{\n\t\t\t"sku": "A-1",/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('JSON copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toContain('\t\t\t"qty": 1.0')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(text).toHaveValue(compact)
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue(/^\{\n\t/)
})

test('shows an error with its position, and keeps the text', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  await text.fill('{\n  "a": 1,\n  "b": 2,\n}')
  await page.getByRole('button', { name: 'Format', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid JSON. Please check your input.')
  const failure = page.locator('.failure')
  await expect(failure).toContainText('Line 4, column 1: expected a key in double quotes, found “}”.')
  await expect(text).toHaveValue('{\n  "a": 1,\n  "b": 2,\n}')
  await text.fill('{"a": 1}')
  await expect(failure).toBeEmpty()
  await text.fill(' \n')
  await expect(page.getByText('Not valid JSON yet')).toBeVisible()
})

test('the tree opens by mouse and keyboard, and shows the path', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  await page.getByRole('textbox', { name: 'JSON' }).fill(compact)
  const tree = page.getByRole('tree')
  await expect(tree.getByRole('treeitem')).toHaveCount(3)
  await tree.getByRole('treeitem', { name: /items/ }).click()
  await expect(tree.getByRole('treeitem')).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem')).toHaveCount(7)
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: 'sku: "B-7"' })).toBeFocused()
  await page.getByRole('button', { name: 'Copy path' }).click()
  await expect(page.getByText('Path copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('$.items[1].sku')
})

test('groups 100,000 entries into hundreds', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const entries = Array.from({ length: 100_000 }, (_, i) => `"key ${String(i)}":{"n":${String(i)}}`)
  await page.getByLabel('Open a file for “JSON”').setInputFiles({
    name: 'many.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`{${entries.join()}}`),
  })
  const tree = page.getByRole('tree')
  await expect(tree.getByRole('treeitem')).toHaveCount(11)
  await tree.getByRole('treeitem', { name: '90000 … 99999' }).click()
  await tree.getByRole('treeitem', { name: '99900 … 99999' }).click()
  await tree.getByRole('treeitem', { name: 'key 99999' }).click()
  await expect(page.locator('.json-path')).toContainText('$["key 99999"]')
  await expect(tree.getByRole('treeitem', { name: 'n: 99999' })).toBeVisible()
})
