import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

// Other languages need up to 40 % more room than English. Every label grows by that much, and nothing may break.

const widths = [375, 768, 1366]
const pages = ['/', '/recipes', '/recipes/csv-column', '/contact', '/blog', ...toolIds.map((id) => `/tools/${id}`)]

/** Repeats the last letters of each label until it is 40 % longer. */
async function lengthenLabels(page: Page) {
  await page.evaluate(() => {
    const labels = 'button, label, legend, summary, h1, h2, h3, dt, th, option, .figure-label, nav a, .card-name'
    for (const element of document.querySelectorAll(labels)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { data } = text as Text
        const isDone = text.parentElement?.dataset['longer'] !== undefined
        if (isDone || data.trim().length < 2) continue
        text.parentElement?.setAttribute('data-longer', '')
        const word = data.trim().split(' ').at(-1) ?? ''
        const extra = Math.ceil(data.trim().length * 0.4)
        ;(text as Text).data = `${data.trimEnd()}${word.repeat(10).slice(0, extra)}`
      }
    }
  })
}

/** The labels that are cut off or out of the page. */
function findBrokenLabels(page: Page) {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('[data-longer]')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || !element.checkVisibility({ visibilityProperty: true }) || scrolls(element)) return []
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const isOut = left < 0 || right > innerWidth + 1
      return isCut || isOut ? [`${element.textContent} (${isCut ? 'cut off' : 'out of the page'})`] : []
    })
  })
}

for (const path of pages) {
  test(`${path} has room for longer labels`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await lengthenLabels(page)
    expect(await page.locator('[data-longer]').count()).toBeGreaterThan(5)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow(), `${String(width)} px`).toBeLessThanOrEqual(1)
      expect(await findBrokenLabels(page), `${String(width)} px`).toEqual([])
    }
  })
}
