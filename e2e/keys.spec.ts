import type { Locator, Page } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, test } from './fixtures.ts'

const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const keysButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' })
const singleKeys = (page: Page) => keysDialog(page).getByRole('switch', { name: 'Single-key shortcuts' })

test('? and the Keys button list the keys, and their code loads only then', async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('keys-dialog')) chunks.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(chunks, 'requests before it is opened').toEqual([])
  await page.keyboard.press('?')
  await expect(keysDialog(page)).toBeVisible()
  expect(chunks).toHaveLength(1)
  for (const keys of ['CtrlEnter', 'CtrlK', '/', '?', 'Esc'])
    await expect(keysDialog(page).locator('dt').filter({ hasText: keys }).first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(keysDialog(page)).toBeHidden()

  await keysButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(keysDialog(page)).toBeVisible()
  // The palette replaces the list, and the other way round.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await expect(keysDialog(page)).toBeHidden()
  await palette(page).getByRole('button', { name: 'All keys' }).click()
  await expect(keysDialog(page)).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await keysDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(keysButton(page)).toBeFocused()
})

test('/ and ? are typed in fields, and Ctrl+K works in them', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('#tools')
    .getByRole('link', { name: /Text Extractor/ })
    .click()
  const tool = page.getByRole('dialog', { name: 'Text Extractor' })
  const fields: Locator[] = [tool.getByRole('textbox', { name: 'Your text' }), tool.locator('input[type=text]').first()]
  for (const field of fields) {
    await field.focus()
    await page.keyboard.type('/?')
    await expect(field).toHaveValue('/?')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(field).toBeFocused()
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
  // Outside the fields of the open tool, single keys work too.
  await tool.getByRole('heading', { name: 'Text Extractor', exact: true }).focus()
  await page.keyboard.press('?')
  await expect(keysDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(palette(page)).toBeVisible()
})

test('neither works in a select or in the editor for long texts', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('a\n'.repeat(2000))
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.type('?/')
  await expect(editor).toContainText('?/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const handledKeys = await page.evaluate(() => {
    const select = document.createElement('select')
    document.body.append(select)
    const isHandled = (key: string) =>
      !select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return ['/', '?'].filter(isHandled)
  })
  expect(handledKeys).toEqual([])
})

test('single keys can be switched off for the visit, for speech input', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('?')
  await expect(singleKeys(page)).toBeChecked()
  await singleKeys(page).uncheck()
  await page.keyboard.press('Escape')
  await expect(keysDialog(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  // Still off on the next page of the visit.
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused()
  await page.keyboard.press('/')
  await keysButton(page).click()
  await expect(singleKeys(page)).not.toBeChecked()
  await singleKeys(page).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(palette(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).toBe('[{},{},""]')
})

test('reports a list that cannot be loaded', async ({ page, expectLog }) => {
  expectLog(/failed request: .*keys-dialog/)
  expectLog(/Failed to load resource/)
  await page.goto('/')
  await page.route('**/keys-dialog-*.js', (route) => route.abort('failed'))
  await page.keyboard.press('?')
  await expect(page.getByText('The list of keys could not be loaded.')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } })

  test('there is no Keys button', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(keysButton(page)).toBeHidden()
  })
})

for (const { theme, width } of [
  { theme: 'dark', width: 375 },
  { theme: 'light', width: 1280 },
]) {
  test(`the list has no accessibility violations and fits: ${theme}, ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto('/about')
    await keysButton(page).click()
    await expect(keysDialog(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.locator('.palette-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(overflow, 'horizontal overflow at 320 px').toBeLessThanOrEqual(0)
  })
}

/** Returns a function that returns the labels of the buttons clicked so far in the tool. */
async function recordClicks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const clicks: string[] = []
    Object.assign(window, { clicks })
    addEventListener(
      'click',
      ({ target }) => {
        const button = (target as Element).closest('.tool-layout button')
        if (button) clicks.push(button.textContent)
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)
}

test('Ctrl+Enter works in the modal, but not on a link or in the palette above a tool', async ({ page, context }) => {
  await page.goto('/?tool=password-generator')
  const tool = page.getByRole('dialog', { name: 'Password Generator' })
  const password = tool.locator('.copy-list-text')
  const first = await password.innerText()
  await page.keyboard.press('Control+Enter')
  await expect(password).not.toHaveText(first)

  const second = await password.innerText()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('morse')
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Morse Code')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL('/tools/morse-code')
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(password).toHaveText(second)

  await page.goto('/tools/password-generator')
  const clicks = await recordClicks(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).focus()
  const inNewTab = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await inNewTab).toHaveURL('/about')
  expect(await clicks()).toEqual([])
})
