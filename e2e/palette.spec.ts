import type { Page, Route } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, readClipboard, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const pageCount = 10
const commandCount = 4
const overviewCount = toolIds.length + pageCount + commandCount

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a tool, recipe, page or post' })
const options = (page: Page) => palette(page).getByRole('option')
const activeOption = (page: Page) => palette(page).getByRole('option', { selected: true })
const openByEvent = (page: Page) => page.evaluate(() => dispatchEvent(new Event('openPalette')))

test('Ctrl+K opens it once, typing searches, arrows select, and Enter opens the tool on the home page', async ({
  page,
}) => {
  const chunks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('palette-results')) chunks.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(chunks, 'requests before it is opened').toEqual([])
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await openByEvent(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(chunks).toHaveLength(1)

  // Without a query, it shows everything and selects nothing.
  await expect(palette(page).getByRole('group', { name: 'Text Analysis' }).getByRole('option')).not.toHaveCount(0)
  await expect(palette(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveCount(pageCount)
  await expect(options(page)).toHaveCount(overviewCount)
  await expect(activeOption(page)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(activeOption(page)).toContainText('Keyboard shortcuts')
  await expect(activeOption(page)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(activeOption(page)).toContainText('Word Counter')
  await expect(activeOption(page)).toBeInViewport()

  await field(page).fill('json pretty')
  await expect(activeOption(page)).toContainText('JSON Formatter')
  await expect(activeOption(page)).toContainText('matches “pretty print”')
  await field(page).fill('sort')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  const count = await options(page).count()
  await expect(palette(page).getByRole('status').filter({ hasText: 'result' })).toHaveText(`${String(count)} results`)
  await expect(activeOption(page)).toContainText('Line Sorter')
  await page.keyboard.press('ArrowDown')
  await expect(activeOption(page)).toContainText('Duplicate Remover')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOption(page).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?tool=line-sorter')
  await expect(page.getByRole('dialog', { name: 'Line Sorter' })).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('keeps text and Enter typed while it loads', async ({ page }) => {
  await page.goto('/')
  const heldRoutes: Route[] = []
  await page.route('**/palette-results-*.js', (route) => {
    heldRoutes.push(route)
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('md5')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toContainText('Loading…')
  await expect(field(page)).toHaveValue('md5')
  for (const route of heldRoutes) await route.continue()
  await expect(page).toHaveURL('/?tool=hash-generator')
})

test('reports results that cannot be loaded, and tries again', async ({ page, expectLog }) => {
  expectLog(/failed request: .*palette-results/)
  expectLog(/Failed to load resource/)
  await page.goto('/')
  await page.route('**/palette-results-*.js', (route) => route.abort('failed'))
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toContainText('could not be loaded')
  await page.unroute('**/palette-results-*.js')
  // Firefox remembers the failure until the document is loaded again.
  const reloaded = page.waitForEvent('load')
  await palette(page).getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(palette(page)).toBeHidden()
  await page.goto('/')
  await page.route('**/palette-results-*.js', (route) => route.abort('failed'))
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toContainText('could not be loaded')
  await page.unroute('**/palette-results-*.js')
  await palette(page).getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Control+k')
  await expect(options(page)).toHaveCount(overviewCount)
})

test('on a tool page: a slash opens it except in a field, Escape restores focus, Enter navigates', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.press('/')
  await expect(text).toHaveValue('/')
  await expect(palette(page)).toBeHidden()
  await text.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(text).toBeFocused()

  // The editor for long texts is in a shadow root.
  await text.fill('a\n'.repeat(2000))
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.press('/')
  await expect(palette(page)).toBeHidden()
  await expect(editor).toContainText('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('regx')
  await expect(activeOption(page)).toContainText('Regex Tester')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/regex-tester')
  await expect(page.getByRole('heading', { level: 1, name: 'Regex Tester' })).toBeFocused()
  await expect(palette(page)).toBeHidden()
})

test('commands: the theme, the address and the keys', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  const tool = page.getByRole('dialog', { name: 'Word Counter' })
  await expect(tool).toBeVisible()
  const run = async (query: string, name: string) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(query)
    await expect(activeOption(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
  }
  await run('dark mode', 'Dark mode')
  await expect(page.getByText('The dark theme is already on.')).toBeVisible()
  await run('light mode', 'Light mode')
  await expect(page.locator('html')).not.toHaveClass('dark')
  expect(await page.evaluate(() => localStorage['theme'] as unknown)).toBe('light')
  await run('night', 'Dark mode')
  await expect(page.locator('html')).toHaveClass('dark')
  await run('copy link', 'Copy link')
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe(page.url())
  expect(page.url()).toContain('/?tool=word-counter')
  await page.bringToFront()
  await run('shortcuts', 'Keyboard shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await field(page).fill('contact')
  await activeOption(page).click()
  await expect(page).toHaveURL('/contact')
})

test('says that there is no tool for a job, and offers the nearest', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await field(page).fill('qr code')
  await expect(palette(page)).toContainText('There is no tool for “QR code” here.')
  await expect(palette(page).getByRole('status').filter({ hasText: 'result' })).toHaveText(
    '1 result, but no tool for “QR code”',
  )
  const nearest = palette(page).getByRole('group', { name: 'Nearest tool' }).getByRole('option')
  await expect(nearest).toHaveText(/URL Encoder/)
  await expect(palette(page).getByRole('link', { name: 'Tell us' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'URL Encoder' })).toBeVisible()
})

test('opens over an open tool, and the chosen tool replaces it', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('#tools').getByRole('link', { name: /Word Counter/ })
  await card.click()
  const text = page.getByRole('dialog', { name: 'Word Counter' }).getByRole('textbox', { name: 'Your text' })
  await text.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await text.press('Control+k')
  await page.keyboard.type('morse')
  await options(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Morse Code' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL('/?tool=morse-code')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(card).toBeFocused()
})

test('closing a tool found by key shows its card, which has the focus', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('hash')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hash Generator' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const card = page.locator('.card[href="/tools/hash-generator"]')
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 0.9 })
})

test('a click or Enter with a modifier opens a result in a new tab, and the palette stays open', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await openByEvent(page)
  await page.keyboard.type('bas64')
  await expect(activeOption(page)).toHaveAttribute('href', '/tools/base64-encoder')
  const clicked = context.waitForEvent('page')
  await activeOption(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await clicked).toHaveURL('/tools/base64-encoder')
  await page.bringToFront()
  const entered = context.waitForEvent('page')
  await field(page).press('Control+Enter')
  await expect(await entered).toHaveURL('/tools/base64-encoder')
  await expect(palette(page)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.bringToFront()
  await field(page).fill('qwertyuiop')
  await expect(palette(page)).toContainText('No results found for “qwertyuiop”')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(palette(page).getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact')
  await page.mouse.click(8, 700)
  await expect(palette(page)).toBeHidden()
})

for (const { theme, width } of [
  { theme: 'dark', width: 375 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 375 },
]) {
  test(`${theme}, ${String(width)} px: no accessibility violations, and the field stays visible while the list scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(options(page)).toHaveCount(overviewCount)
    await expectNoAxeViolations(page)
    await options(page).last().scrollIntoViewIfNeeded()
    await expect(field(page)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await field(page).fill('md5')
    await expect(activeOption(page)).toHaveCount(1)
    await expectNoAxeViolations(page)
    await field(page).fill('qwertyuiop')
    await expect(palette(page)).toContainText('No results found')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.locator('.palette-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(overflow, 'horizontal overflow at 320 px').toBeLessThanOrEqual(0)
  })
}
