import type { Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

// Tests Chromium without newer features. `npm run test:browsers` tests other engines.

/** Changes a page's HTML to simulate an older browser. */
async function changeHtml(page: Page, path: string, change: (html: string) => string) {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

test.describe('without popovers', () => {
  test.beforeEach(async ({ page }) => {
    await changeHtml(page, '/about', (html) => html.replaceAll(/ popover="auto"| popovertarget="[^"]*"/gi, ''))
    await page.addInitScript(() => {
      const element = HTMLElement.prototype as Partial<HTMLElement>
      delete element.popover
      delete element.showPopover
      delete element.hidePopover
      delete element.togglePopover
    })
    await page.goto('/about')
  })

  test('menus open one at a time, by mouse and keyboard, and close', async ({ page }) => {
    const header = page.getByRole('banner')
    const button = (name: string) => header.getByRole('button', { name, exact: true })
    const link = (name: string) => header.getByRole('link', { name, exact: true })
    await expect(header.locator('.menu-sheet').filter({ visible: true })).toHaveCount(0)
    await button('SEO Tools').click()
    await expect(link('Slug Generator')).toBeVisible()
    await expect(button('SEO Tools')).toHaveAttribute('aria-expanded', 'true')
    await button('Generators').click()
    await expect(link('Slug Generator')).toBeHidden()
    await expect(link('Random Text Generator')).toBeVisible()
    await button('Generators').click()
    await expect(link('Random Text Generator')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(header.locator('.menu-sheet a:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button('Generators')).toBeFocused()
    await expect(button('Generators')).toHaveAttribute('aria-expanded', 'false')
    await button('Generators').click()
    await page.mouse.click(40, 500)
    await expect(link('Random Text Generator')).toBeHidden()
  })

  test('tooltips are still shown', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Switch to the light theme' }).hover()
    await expect(page.locator('.tooltip')).toBeVisible()
  })
})

test('without named details, questions open one at a time', async ({ page }) => {
  // The browser groups by the attribute; the fallback script still reads it.
  await changeHtml(page, '/', (html) => html.replaceAll(' name="faq"', ' name=""'))
  await page.addInitScript(() => {
    delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name
    HTMLDetailsElement.prototype.getAttribute = function (name) {
      return name === 'name' ? 'faq' : Element.prototype.getAttribute.call(this, name)
    }
  })
  await page.goto('/')
  const questions = page.locator('#faq details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')
})

test('without checkVisibility, the panel still closes when there is room for the menus', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Element.prototype as Partial<Element>).checkVisibility
  })
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test.describe('the note about an old browser', () => {
  const note = (page: Page) => page.getByText('This browser is too old')

  test('is not shown in a current browser', async ({ page }) => {
    await page.goto('/tools/word-counter')
    await expect(note(page)).toBeHidden()
  })

  for (const [feature, remove] of [
    ['String.prototype.isWellFormed', 'delete String.prototype.isWellFormed'],
    ['CSSPropertyRule', 'delete window.CSSPropertyRule'],
  ] as const) {
    test(`is shown without ${feature}`, async ({ page }) => {
      await page.addInitScript(remove)
      await page.goto('/tools/word-counter')
      await expect(note(page)).toBeVisible()
    })
  }
})

test.describe('the stylesheet', () => {
  const assets = join(import.meta.dirname, '../dist/site/assets')
  const readFiles = (pattern: RegExp) =>
    readdirSync(assets)
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n')

  test('does not set underline thickness in the shorthand, which WebKit up to 2.50 ignores', () => {
    expect(readFiles(/\.css$/).match(/text-decoration:[^;}]*\dpx[^;}]*/g)).toBeNull()
    expect(readFiles(/\.js$/).match(/textDecoration:.[^'"`]*\dpx[^'"`]*/g)).toBeNull()
  })

  test('has a fallback for content with alternative text, which Safari before 17.4 ignores', () => {
    const withAlternative = [...readFiles(/\.css$/).matchAll(/(.{12})content:("[^"]*") ?\/ ?""/gs)]
    expect(withAlternative.length).toBeGreaterThan(5)
    const withoutFallback = withAlternative.filter(
      ([, before, content]) => !before?.endsWith(`content:${content ?? ''};`),
    )
    expect(withoutFallback.map(([rule]) => rule)).toEqual([])
  })

  test('does not use :popover-open in selector lists, which older browsers would ignore as a whole', () => {
    const selectors = readFiles(/\.css$/).match(/[^{};]*:popover-open[^{]*(?=\{)/g) ?? []
    expect(selectors.length).toBeGreaterThan(0)
    expect(selectors.filter((selector) => selector.includes(','))).toEqual([])
  })
})

test('icons are in the document, not in a separate file', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const addresses = await page
    .locator('svg.icon use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) await expect(page.locator(address)).toHaveCount(1)
})
