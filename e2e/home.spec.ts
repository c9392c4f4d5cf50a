import type { Page } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, test, themes } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const question = (page: Page, name: string) =>
  page.locator('details', { has: page.locator('summary', { hasText: name }) })
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('the search field opens the palette', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    addEventListener('openPalette', () => document.documentElement.setAttribute('data-opened', ''))
  })
  await page.getByRole('button', { name: 'Search for a tool' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-opened')
})

test('on a phone, the page is at most seven screens long and starts with the popular tools and the box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7 * 667)
  await expect(page.locator('#tools .card')).toHaveCount(toolIds.length)
  const popular = page.getByRole('list', { name: 'Popular tools' }).getByRole('link')
  await expect(popular).toHaveCount(8)
  for (const link of await popular.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Start with any text')).toBeInViewport({ ratio: 1 })
})

test('the first cards are in view at 1280×800, with the title and the tagline', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.tagline')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#tools .card').first()).toBeInViewport({ ratio: 0.5 })
})

test('questions open one at a time, by mouse and by keyboard, and can be closed', async ({ page }) => {
  await page.goto('/')
  const first = question(page, 'Is my text sent to a server?')
  const second = question(page, 'What counts as a word?')
  await expect(page.locator('#faq details')).toHaveCount(23)
  await expect(page.locator('#faq details[open]')).toHaveCount(0)
  await first.locator('summary').click()
  await expect(first.getByText('form-action')).toBeVisible()
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second.getByText('each count as one word')).toBeVisible()
  await expect(first).not.toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(page.locator('#faq details[open]')).toHaveCount(0)
})

test('a tool link in the text opens the tool like its card, and focus is restored', async ({ page }) => {
  await page.goto('/')
  await page.locator('#what-is').getByText('Read on').click()
  const link = page.locator('#what-is').getByRole('link', { name: 'regex tester' })
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Regex Tester' })).toBeVisible()
  await expect(page).toHaveURL('/?tool=regex-tester')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('loads the same text only when arriving from another page', async ({ page }) => {
  const proseRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/home-prose-')) proseRequests.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const served = await page.locator('#home-prose').innerHTML()
  expect(proseRequests).toEqual([])

  await page.goto('/about')
  await page.getByRole('link', { name: 'home page' }).click()
  await expect(page).toHaveURL('/#faq')
  await expect.poll(() => topOf(page, '#faq')).toBeLessThan(100)
  expect(proseRequests).toHaveLength(1)
  const loaded = await page.locator('#home-prose').innerHTML()
  expect(normalizeHtml(loaded)).toBe(normalizeHtml(served))
})

/**
 * Removes React's comments between text nodes, the `tabindex` of a focused heading, and structured data, which only
 * crawlers need.
 */
function normalizeHtml(html: string): string {
  return html.replaceAll(/<!-- -->| tabindex="-1"|<script.*?<\/script>/g, '')
}

test.describe('a hash', () => {
  test('scrolls smoothly to its element, and instantly with reduced motion', async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = []
      const { value: scroll } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') as {
        value: (this: Element, options: unknown) => void
      }
      Object.assign(window, { scrolls })
      Element.prototype.scrollIntoView = function (options) {
        scrolls.push(options)
        Object.assign(window, { startedAt: scrollY })
        scroll.call(this, options)
      }
    })
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls)
    await page.goto('/#faq')
    await expect.poll(scrolls).toEqual([{ behavior: 'smooth' }])
    // The browser had not jumped there before.
    expect(await page.evaluate(() => (window as unknown as { startedAt: number }).startedAt)).toBe(0)
    await expect(page).toHaveURL('/#faq')
    await expect.poll(() => topOf(page, '#faq')).toBeLessThan(100)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/privacy#the-contact-page')
    await expect.poll(scrolls).toEqual([{ behavior: 'instant' }])
    await expect(page.getByRole('heading', { name: 'The contact page' })).toBeInViewport()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The blog' }).click()
    await expect(page.getByRole('heading', { name: 'The blog' })).toBeFocused()
    await expect(page).toHaveURL('/privacy#the-blog')
  })

  test('of a question opens the question', async ({ page }) => {
    await page.goto('/#is-base64-a-kind-of-encryption')
    await expect(question(page, 'Is Base64').getByText('Anyone can decode them')).toBeInViewport()
    await expect(page.locator('summary:focus')).toHaveText('Is Base64 a kind of encryption?')
  })

  test('does not scroll again after closing a tool further down', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#tools')
    const card = page.locator('#tools').getByRole('link', { name: /Hash Generator/ })
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await expect(page.getByRole('dialog', { name: 'Hash Generator' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/#tools')
    // Longer than the delay before scrolling to a hash.
    await page.waitForTimeout(300)
    await expect(card).toBeInViewport()
    await page.reload()
    await page.waitForTimeout(300)
    await expect(card).toBeInViewport()
  })
})

for (const theme of themes) {
  test(`has no accessibility violations with an open question, ${theme}`, async ({ page }) => {
    if (theme === 'light') await chooseLightTheme(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/#what-counts-as-a-word')
    await expect(question(page, 'What counts as a word?')).toHaveAttribute('open')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoAxeViolations(page)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('questions still open', async ({ page }) => {
    await page.goto('/')
    await question(page, 'Is my text').locator('summary').click()
    await question(page, 'What counts').locator('summary').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Search for a tool' })).toBeHidden()
  })
})
