import { expect, readClipboard, test } from '../fixtures.ts'

const compact = '{"order":12345678901234567890,"items":[{"sku":"A-1","qty":2},{"sku":"B-7","qty":1.0}]}'

test('formats in place, copies, minifies, and undoes', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  const lines = page.locator('.cm-line')
  await text.fill(compact)
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible()
  await page.getByLabel('Tab').check()
  await page.getByRole('button', { name: 'Format', exact: true }).click()
  await expect(lines.nth(1)).toHaveText(/^\t"order": 12345678901234567890,$/)
  await expect(lines.nth(4)).toHaveText(/^\t{3}"sku": "A-1",$/)
  await expect(lines.nth(1).locator('.cm-key')).toHaveText('"order"')
  await expect(lines.nth(1).locator('.cm-number')).toHaveText('12345678901234567890')
  await expect(page.locator('.cm-lineNumbers')).toContainText('12')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('JSON copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toContain('\t\t\t"qty": 1.0')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(lines).toHaveText([compact])
  await text.press('ControlOrMeta+z')
  await expect(lines.first()).toHaveText('{')
})

const broken = '{\n  // from a log\n  \'id\': 12345678901234567890,\n  "ok": True,\n}'

test('shows an error, goes to it on a click, and keeps the text', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  const lines = page.locator('.cm-line')
  await text.fill('{\n  "a": 1,\n  "b": 2,\n}')
  await expect(lines).toHaveCount(4)
  await page.getByRole('button', { name: 'Format', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid JSON. Please check your input.')
  const failure = page.locator('.failure').first()
  await expect(lines).toHaveText(['{', '  "a": 1,', '  "b": 2,', '}'])
  await failure.getByRole('button', { name: 'Line 4, column 1: expected a key in double quotes, found “}”.' }).click()
  await expect(text).toBeFocused()
  // The error is selected, so typing replaces it.
  await page.keyboard.type('"c": 3}')
  await expect(lines).toHaveText(['{', '  "a": 1,', '  "b": 2,', '"c": 3}'])
  await expect(failure).toBeEmpty()
  await text.fill(' \n')
  await expect(page.getByText('Not valid JSON yet')).toBeVisible()
})

test('goes to an error far down in a large text, and repairs it', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const buffer = Buffer.from(`[${'\n  1,'.repeat(50_000)}\n  oops\n]`)
  await page
    .getByLabel('Open a file for “JSON”')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Find the error' }).click()
  await page.getByRole('button', { name: /^Line 50002, column 3: / }).click()
  await expect(page.locator('.cm-line', { hasText: 'oops' })).toBeInViewport()
  await page.getByRole('button', { name: 'Repair…' }).click()
  await expect(page.getByRole('region', { name: 'Suggested repair' }).locator('ins')).toHaveText('"oops"')
})

test('shows what a repair changes, applies it, formats the text, and undoes both', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  const lines = page.locator('.cm-line')
  await text.fill(broken)
  await page.getByRole('button', { name: 'Find the error' }).click()
  await page.getByRole('button', { name: 'Repair…' }).click()
  const preview = page.getByRole('region', { name: 'Suggested repair' })
  await expect(page.locator('.failure').first()).toBeEmpty()
  await expect(preview.locator('del')).toHaveText(['// from a log', "'id'", 'True,'])
  await expect(preview.locator('ins')).toHaveText(['"id"', 'true'])
  await preview.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(lines).toHaveText(['{', '  "id": 12345678901234567890,', '  "ok": true', '}'])
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveText(['{', '', '  "id": 12345678901234567890,', '  "ok": true', '}'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveText(broken.split('\n'))
})

test('says where a repair stops', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  await page.getByRole('textbox', { name: 'JSON' }).fill("{'a': 1,\n'b' => 2}")
  await page.getByRole('button', { name: 'Find the error' }).click()
  await page.getByRole('button', { name: 'Repair…' }).click()
  await expect(page.getByText('Line 2, column 5: there’s no automatic repair from here on, at “=”.')).toBeVisible()
})

test('names a repeated key, and unescapes JSON', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const text = page.getByRole('textbox', { name: 'JSON' })
  await text.fill('{"a": 1,\n"b": 2,\n"a": 3, "b": 4}')
  await expect(page.getByText('Most programs keep only the last value of a repeated key.')).toBeVisible()
  await page.getByRole('button', { name: 'Line 3: the key “a” is repeated, and 1 other key.' }).click()
  await page.keyboard.type('"c"')
  await expect(page.locator('.cm-line').last()).toHaveText('"c": 3, "b": 4}')

  await text.fill(String.raw`"{\"a\": [1.0]}"`)
  await page.getByRole('button', { name: 'Unescape' }).click()
  await expect(page.locator('.cm-line')).toHaveText('{"a": [1.0]}')
  await expect(page.getByText('Valid JSON', { exact: true })).toBeVisible()
})

test('offers JSON Lines', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  await page.getByRole('textbox', { name: 'JSON' }).fill('{ "a": 1 }\n{ "a": 2.0 }')
  await page.getByRole('button', { name: 'Format as JSON Lines' }).click()
  await expect(page.locator('.cm-line')).toHaveText(['{', '  "a": 1', '}', '{', '  "a": 2.0', '}'])
  await expect(page.getByLabel('JSON Lines (one value per line)')).toBeChecked()
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.locator('.cm-line')).toHaveText(['{"a":1}', '{"a":2.0}'])
  await expect(page.getByRole('treeitem')).toHaveCount(3)
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
  await page.getByRole('button', { name: 'Copy as JavaScript' }).click()
  await expect.poll(() => readClipboard(page)).toBe('data.items[1].sku')
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
