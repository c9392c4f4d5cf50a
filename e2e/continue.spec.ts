import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

// “Continue with…” hands a text to another tool without copying and pasting.

const marker = 'qzxmarkerqzx'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Continue with…' })
const options = (page: Page) => dialog(page).getByRole('option')
const textField = (page: Page, name = 'Your text') => page.getByRole('textbox', { name, exact: true }).last()

/** Presses the button of a text or result, and chooses a tool by its name. */
async function continueWith(page: Page, title: string, tool: string) {
  await page.getByRole('button', { name: `Continue with… (${title})` }).click()
  await dialog(page).getByRole('combobox').fill(tool)
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText(tool)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

test('on pages: three tools with one text and no paste; Back, Forward and Undo keep every text', async ({ page }) => {
  const documents: string[] = []
  await page.goto('/tools/line-sorter')
  await textField(page, 'Your lines').fill('was here before')
  await page.locator('.related .card', { hasText: 'Case Converter' }).click()
  await expect(page).toHaveURL('/tools/case-converter')
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })

  await textField(page).fill('Write to B@example.com or a@example.com')
  await page.getByRole('button', { name: 'lower case', exact: true }).click()
  await continueWith(page, 'Your text', 'Text Extractor')
  await expect(page).toHaveURL('/tools/text-extractor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Extractor')
  await expect(textField(page)).toBeFocused()
  await expect(textField(page)).toHaveValue('write to b@example.com or a@example.com')
  // A screen reader that reads the field reads the tool's name with it.
  await expect(textField(page)).toHaveAccessibleDescription('Text Extractor')

  await page.getByRole('button', { name: 'Emails', exact: true }).click()
  await continueWith(page, 'Emails', 'Line Sorter')
  await expect(page).toHaveURL('/tools/line-sorter')
  await expect(textField(page, 'Your lines')).toHaveValue('b@example.com\na@example.com')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textField(page, 'Your lines')).toHaveValue('was here before')

  await page.goBack()
  await expect(textField(page)).toHaveValue('write to b@example.com or a@example.com')
  await expect(page.getByRole('list', { name: 'emails' })).toHaveText('b@example.coma@example.com')
  await page.goBack()
  await expect(page).toHaveURL('/tools/case-converter')
  await expect(textField(page)).toHaveValue('write to b@example.com or a@example.com')
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL('/tools/line-sorter')
  await expect(textField(page, 'Your lines')).toHaveValue('was here before')
  expect(documents).toEqual([])
})

test.describe('over the home page', () => {
  const shown = (page: Page, name: string) => page.getByRole('dialog', { name })

  async function continueTwice(page: Page) {
    await textField(page).fill('eyJiIjoxfQ==')
    await page.getByRole('button', { name: 'Continue with… (Your text)' }).click()
    // The suggestion also sets the options.
    await expect(options(page).first()).toContainText('Looks like Base64 · Decode')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?tool=base64-encoder')
    await expect(textField(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(textField(page)).toHaveValue('{"b":1}')
    // By key, with the first suggestion.
    await page.keyboard.press('Control+Shift+Enter')
    await expect(options(page).first()).toContainText('Looks like JSON · Format')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?tool=json-formatter')
    await expect(shown(page, 'JSON Formatter')).toBeVisible()
    await expect(textField(page, 'JSON')).toBeFocused()
    await expect(textField(page, 'JSON')).toHaveText('{"b":1}')
  }

  test('Back shows the former tools with their texts, and Close leaves all of them', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Textwright', exact: true }).first().click()
    const card = page.locator('#tools').getByRole('link', { name: /Word Counter/ })
    await card.click()
    await continueTwice(page)
    await page.goBack()
    await expect(shown(page, 'Base64')).toBeVisible()
    await expect(textField(page)).toHaveValue('{"b":1}')
    await page.goBack()
    await expect(shown(page, 'Word Counter')).toBeVisible()
    await expect(textField(page)).toHaveValue('eyJiIjoxfQ==')
    await page.goForward()
    await page.goForward()
    await expect(textField(page, 'JSON')).toHaveText('{"b":1}')

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(card).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('Close also leaves a tool that was opened by its address', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/?tool=word-counter')
    await continueTwice(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

test('lists only tools that take a text, the likely ones first, and nothing that would lose the text', async ({
  page,
}) => {
  await page.goto('/tools/text-extractor')
  await textField(page).fill('Write to Ann@example.com')
  await page.getByRole('button', { name: 'Emails', exact: true }).click()
  await page.getByRole('button', { name: 'Continue with… (Emails)' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Find a tool for this text' })).toBeFocused()
  const suggested = dialog(page).getByRole('group', { name: 'Suggested' }).getByRole('option')
  await expect(suggested.locator('.palette-name')).toContainText(['Line Sorter', 'Duplicate Remover'])
  await expect.poll(() => options(page).count()).toBeGreaterThan(20)
  await expect(dialog(page).getByRole('group', { name: 'Generators' })).toHaveCount(0)
  await expect(dialog(page).getByRole('link')).toHaveCount(0)
  for (const query of ['password', 'about', 'dark mode', 'extractor']) {
    await dialog(page).getByRole('combobox').fill(query)
    await expect(options(page).filter({ hasText: /Password|About|Dark mode|Text Extractor/ })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Continue with… (Emails)' })).toBeFocused()
  // The search itself still finds everything, from an empty field.
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Find a tool, recipe, page or post' })).toHaveValue('')
  await expect(page.getByRole('group', { name: 'Generators' })).toBeVisible()
})

test('Text Diff takes the text into its first empty field', async ({ page }) => {
  await page.goto('/tools/word-counter')
  for (const text of ['first', 'second']) {
    await textField(page).fill(text)
    await continueWith(page, 'Your text', 'Text Diff')
    await expect(page).toHaveURL('/tools/text-diff')
    if (text === 'first') await page.goBack()
  }
  await page.getByRole('button', { name: 'Edit Original' }).click()
  await expect(textField(page, 'Original')).toHaveValue('first')
  await expect(textField(page, 'Modified')).toHaveValue('second')
})

test('a text replaces a file that the next tool had open', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.from('abc') })
  await expect(page.getByText('a.bin')).toBeVisible()
  await page.locator('.related .card', { hasText: 'JSON Formatter' }).click()
  await textField(page, 'JSON').fill('[1]')
  await continueWith(page, 'JSON', 'Hash Generator')
  await expect(textField(page)).toHaveValue('[1]')
})

test('hands over several megabytes, which are in no address, history entry, storage or request', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.addInitScript(() => {
    const states: string[] = []
    Object.assign(window, { states })
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history)
      history[name] = (...args) => {
        states.push(JSON.stringify(args))
        write(...args)
      }
    }
  })
  await page.goto('/?tool=case-converter')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${marker} word\n`.repeat(300_000))
  await textField(page).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText(`${marker.toUpperCase()} WORD`)

  for (const tool of ['Word Counter', 'Reverse Text', 'Duplicate Remover']) {
    await continueWith(page, 'Your text', tool)
    await expect(page.locator('.cm-line').first()).toHaveText(`${marker.toUpperCase()} WORD`)
    if (tool === 'Word Counter') await expect(page.locator('.figure-value')).toHaveText('600,000')
  }
  await page.getByRole('button', { name: 'Remove duplicates' }).click()
  await expect(page.locator('.action-message')).toHaveText('Removed 299,999 duplicate lines · Undo')
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      'caches' in window ? await caches.keys() : [],
    ]),
  )
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states)
  expect(states).toHaveLength(3)
  for (const text of [page.url(), await page.title(), ...states, ...requests, stored])
    expect(text.toLowerCase()).not.toContain(marker)
})

for (const [id, button, title] of [
  ['css-minifier', 'Minify', 'Minified'],
  ['text-summarizer', 'Summarize', 'Summary'],
  ['slug-generator', undefined, 'Slug'],
  ['hashtag-generator', undefined, 'Hashtags'],
  ['meta-generator', undefined, 'Tags'],
  ['regex-tester', undefined, 'Matches'],
  ['hash-generator', undefined, 'Hashes'],
  ['word-frequency', undefined, 'Words by frequency'],
  ['sentence-counter', undefined, 'Longest sentences'],
  ['text-diff', undefined, 'Differences'],
  ['duplicate-remover', 'Remove duplicates', /^Continue with… \(Removed: /],
  ['password-generator', undefined, 'Result'],
] as const) {
  test(`${id}: the result can be continued with`, async ({ page }) => {
    await page.goto(`/tools/${id}`)
    if (id !== 'password-generator') await page.locator('.examples button').first().click()
    if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).click()
    const name = typeof title === 'string' ? `Continue with… (${title})` : title
    await page.getByRole('button', { name }).click()
    await dialog(page).getByRole('combobox').fill('Character Counter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Character Counter')
    await expect(textField(page)).not.toHaveValue('')
  })
}

for (const width of [1280, 375, 320]) {
  test(`at ${String(width)} px it fits and has no accessibility violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/tools/url-encoder')
    await textField(page).fill('a b')
    await page.getByRole('button', { name: 'Encode', exact: true }).click()
    const bar = page.locator('.text-area-bar')
    await expect(page.locator('.action-message .undo')).toBeVisible()
    await expect(bar.getByRole('button')).toHaveText(['Open file', 'Clear'])
    const tops = await bar
      .locator(':scope > *:visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops), 'one row').toBeLessThan(24)
    await page.getByRole('button', { name: 'Continue with… (Your text)' }).click()
    await expect(options(page).first()).toBeVisible()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
