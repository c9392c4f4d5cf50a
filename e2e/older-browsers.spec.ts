import type { Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

// Chromium with newer features taken away. What `npm run test:browsers` visits in other engines is not repeated here.

/** Serves a page's HTML changed, as an older browser would read it. */
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

  test('the menus open one at a time, by mouse and by key, and close', async ({ page }) => {
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

  test('a tooltip is shown all the same', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Switch to the light theme' }).hover()
    await expect(page.locator('.tooltip')).toBeVisible()
  })
})

test('without names for details one question is open at a time', async ({ page }) => {
  // The browser's own grouping needs the attribute; the fallback reads it by script.
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

test('without checkVisibility the panel still closes when the menus have room', async ({ page }) => {
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

  test('is not shown in this one', async ({ page }) => {
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
  const read = (ending: RegExp) =>
    readdirSync(assets)
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('\n')

  test('has no underline with a thickness in the shorthand, which WebKit up to 2.50 ignores', () => {
    expect(read(/\.css$/).match(/text-decoration:[^;}]*\dpx[^;}]*/g)).toBeNull()
    expect(read(/\.js$/).match(/textDecoration:.[^'"`]*\dpx[^'"`]*/g)).toBeNull()
  })

  test('has a plain sign before each with a text alternative, which Safari before 17.4 ignores', () => {
    const withAlternative = [...read(/\.css$/).matchAll(/(.{12})content:("[^"]*") ?\/ ?""/gs)]
    expect(withAlternative.length).toBeGreaterThan(5)
    const alone = withAlternative.filter(([, before, sign]) => !before?.endsWith(`content:${sign ?? ''};`))
    expect(alone.map(([rule]) => rule)).toEqual([])
  })

  test('names :popover-open in no list of selectors, which older browsers would ignore as a whole', () => {
    const selectors = read(/\.css$/).match(/[^{};]*:popover-open[^{]*(?=\{)/g) ?? []
    expect(selectors.length).toBeGreaterThan(0)
    expect(selectors.filter((selector) => selector.includes(','))).toEqual([])
  })
})

test('the icons stand in the document, not in a file', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const addresses = await page
    .locator('svg.icon use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) await expect(page.locator(address)).toHaveCount(1)
})
