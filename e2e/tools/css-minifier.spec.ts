import { expect, readClipboard, test } from '../fixtures.ts'

const css = '/* Links */\na :hover ,\na > b {\n  width : calc( 1px + 2px ) ;\n}\n'

test('minifies, shows the bytes saved, and copies', async ({ page }) => {
  await page.goto('/tools/css-minifier')
  const text = page.getByRole('textbox', { name: 'CSS' })
  await text.fill(css)
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.getByText('Reduced by 28 bytes (44.4%)')).toBeVisible()
  const output = page.getByRole('region', { name: 'Minified' })
  await expect(output.locator('pre')).toHaveText('a :hover,a>b{width:calc(1px + 2px)}')
  await expect(page.getByRole('meter', { name: 'Saved' })).toHaveAttribute('aria-valuetext', '28 of 63 bytes (44.4%)')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Minified CSS copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe('a :hover,a>b{width:calc(1px + 2px)}')
  await expect(page.locator('.cm-key')).toHaveText('width')
  await expect(page.locator('.cm-line').nth(1)).toHaveText('a :hover ,')
  // The result belongs to the former text.
  await text.fill('b { color: blue }')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test('names mistakes and goes to their lines', async ({ page }) => {
  await page.goto('/tools/css-minifier')
  const text = page.getByRole('textbox', { name: 'CSS' })
  await text.fill('a {\n  color: red\n  margin: 0\n}\nb {')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.getByText('Line 5: This “{” isn’t closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Line 3: There’s no semicolon before “margin:”.' }).click()
  await expect(text).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('margin')
  await text.fill('a { color: red }')
  await expect(page.getByText('Line 5')).toBeHidden()
})

test('beautifies minified CSS, and clears', async ({ page }) => {
  await page.goto('/?tool=css-minifier')
  await page.getByRole('textbox', { name: 'CSS' }).fill('a,b>c{color:red;margin:0}')
  await page.getByRole('button', { name: 'Beautify' }).click()
  const output = page.getByRole('region', { name: 'Beautified' })
  await expect(output.locator('pre')).toHaveText('a,\nb > c {\n  color: red;\n  margin: 0;\n}')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(output).toHaveCount(0)
  await page.getByRole('textbox', { name: 'CSS' }).fill('/* nothing else */')
  await page.getByRole('button', { name: 'Minify' }).click()
  await expect(page.getByText('Reduced by 18 bytes (100.0%)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Minified' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test('rejects beautifying 16 KB of open braces', async ({ page }) => {
  await page.goto('/tools/css-minifier')
  const braces = '{'.repeat(16_384)
  await page.getByRole('textbox', { name: 'CSS' }).fill(braces)
  await page.getByRole('button', { name: 'Beautify' }).click()
  await expect(page.getByText(/The beautified CSS would be larger than/).first()).toBeVisible()
  await expect(page.locator('.cm-line')).toHaveText([/^\{+$/])
})
