import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

// What a visitor needs is visible without scrolling: the field, the main action, and the first lines of the result.
// Ctrl+Enter presses the main action. A result that arrives moves nothing.

const prose = Array.from(
  { length: 6 },
  (_, index) =>
    `The harbour office opens at nine on weekdays, and boats longer than twelve metres must book a berth two days ahead. ` +
    `Write to berth${String(index)}@harbour.example or call 020 7946 0${String(index)}18.\n\n` +
    `Fees are paid at the office or on https://harbour.example/pay?berth=${String(index)}. A receipt is sent by email.`,
).join('\n\n')
const style = Array.from({ length: 20 }, (_, index) => `.card-${String(index)} {\n  margin: 0 auto;\n}`).join('\n')
const list = Array.from({ length: 30 }, (_, index) => `item ${String((index * 7) % 20)}`).join('\n')

/** Texts for the tools that do not work on prose. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'css-minifier': [style],
  'duplicate-remover': [list],
  'json-formatter': [JSON.stringify({ berths: Array.from({ length: 20 }, (_, number) => ({ number, free: true })) })],
  'line-sorter': [list],
  'morse-code': ['The harbour office opens at nine'],
  'slug-generator': ['The harbour office opens at nine'],
  'text-diff': [prose, prose.replaceAll('nine', 'ten')],
  'title-analyzer': ['How to book a berth in 10 minutes'],
}

/** Options that have to be typed before there is a result. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'find-replace': { Find: 'berth', 'Replace with': 'place' },
  'keyword-density': { Keyword: 'berth' },
  'meta-generator': { Title: 'Harbour office', Description: 'Book a berth.' },
  'regex-tester': { Pattern: '\\w+@\\w+' },
}

/** Where the result appears: below the field or, if there is nothing below it, in the bar. */
const resultSelectors = [
  '.tool-layout :is(.output, .copy-list, .generated, .diff-result[data-filled])',
  '.figure, .slug-line',
]

/** Tools whose result is in the field or the bar. What they show below the field is less important. */
const withExtras = new Set([
  'base64-encoder',
  'case-converter',
  'duplicate-remover',
  'html-encoder',
  'json-formatter',
  'line-sorter',
  'morse-code',
  'reverse-text',
  'url-encoder',
  'word-counter',
])

/** Pastes into the focused field. The browser attributes what follows to the visitor's action. */
async function paste(page: Page, text: string) {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text)
  await page.keyboard.press('ControlOrMeta+v')
}

async function fillIn(page: Page, id: string) {
  const areas = page.locator('.tool-layout .text-area')
  for (let index = 0; index < (await areas.count()); index += 1) {
    const field = areas.nth(index).getByRole('textbox').first()
    if ((await field.getAttribute('readonly')) !== null) continue
    await field.focus()
    await paste(page, texts[id]?.[index] ?? prose)
  }
  for (const [label, value] of Object.entries(fields[id] ?? {})) {
    await page.locator('.tool-layout').getByRole('textbox', { name: label }).first().focus()
    await paste(page, value)
  }
}

/** Presses Ctrl+Enter and returns the labels of the buttons that it clicked. */
async function pressMainAction(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const clicks: string[] = []
    Object.assign(window, { clicks })
    addEventListener('click', ({ target }) => clicks.push((target as Element).textContent), true)
  })
  await page.keyboard.press('Control+Enter')
  return page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Records the layout shifts that the browser does not attribute to a visitor's action, as for CLS. */
function recordLayoutShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) if (!hadRecentInput) shifts.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Asserts that the top of an element, as high as a few lines, is on the screen and below the header. */
async function expectInView(page: Page, selector: string, height: number) {
  const element = page.locator(selector).filter({ visible: true }).first()
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  const viewport = page.viewportSize()
  const top = box?.y ?? Infinity
  expect.soft(top, `${selector} starts below the header`).toBeGreaterThanOrEqual(60)
  expect
    .soft(top + Math.min(height, box?.height ?? Infinity), `${selector} at ${String(viewport?.width)} px`)
    .toBeLessThanOrEqual(viewport?.height ?? 0)
}

async function placeOf(element: Locator) {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}

async function firstVisible(page: Page, selectors: readonly string[]): Promise<string | undefined> {
  for (const selector of selectors) {
    if ((await page.locator(selector).filter({ visible: true }).count()) > 0) return selector
  }
  return undefined
}

for (const id of toolIds) {
  test(`${id}: field, action and result are visible without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 })
    await page.addInitScript(recordLayoutShifts)
    await page.goto(`/tools/${id}`)
    const head = await page.locator('.tool-layout').boundingBox()
    expect(head?.y, 'header, breadcrumb and head').toBeLessThanOrEqual(61 + 120)
    const copy = page.locator('.tool-layout-bar').getByRole('button', { name: 'Copy' })
    const copyBefore = await placeOf(copy)
    await fillIn(page, id)
    const mainAction = page.locator('[data-main-action]')
    expect(await mainAction.count()).toBeLessThanOrEqual(1)
    // A tool that runs while the visitor types has no other main action than Copy.
    const isLive = (await mainAction.count()) === 0
    if (isLive) await expect(copy).toBeEnabled()
    const mainLabel = await (isLive ? copy : mainAction).innerText()
    expect(await pressMainAction(page)).toEqual([mainLabel])
    await expect(copy).toBeEnabled()
    await expect(page.locator('.tool-layout .button[data-variant=default]:enabled')).toHaveCount(1)
    // The fields of a comparison fold when both are filled.
    if (id !== 'text-diff') expect(await placeOf(copy), 'Copy stays where it is').toEqual(copyBefore)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), 'layout shifts').toEqual([])
    const hasField = (await page.locator('.tool-layout .text-area').count()) > 0

    for (const [width, height] of [
      [1366, 657],
      [1280, 720],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => {
        scrollTo(0, 0)
      })
      if (hasField) await expectInView(page, '.tool-layout :is(.text-area, .diff-summary)', 150)
      if (!isLive) await expectInView(page, '[data-main-action]', 44)
      await expectInView(page, '.tool-layout-bar button', 44)
      if (width < 400 || withExtras.has(id)) continue
      const visibleResult = await firstVisible(page, resultSelectors)
      // Without either, the result is in the field.
      if (visibleResult !== undefined) await expectInView(page, visibleResult, 80)
      else expect(isLive || !hasField).toBe(false)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  for (const id of ['lorem-generator', 'password-generator', 'random-text', 'username-generator']) {
    test(`${id}: the first result moves nothing`, async ({ page }) => {
      await page.addInitScript(recordLayoutShifts)
      await page.goto(`/tools/${id}`)
      await expect(page.locator('.tool-layout-bar').getByRole('button', { name: 'Copy' })).toBeEnabled()
      await expect(page.locator('.tool-layout[data-starting]')).toHaveCount(0)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      // Moving a line of text by a few pixels, such as the size of the result, is below this. A shift of 0.1 is “good”.
      expect(shifts.filter((value) => value > 0.02)).toEqual([])
    })
  }
})

test.describe('on a phone with its keyboard open', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  for (const id of ['word-counter', 'case-converter']) {
    test(`${id}: the main figure and Copy stay above the keyboard`, async ({ page }) => {
      await page.goto(`/tools/${id}`)
      await page.getByRole('textbox', { name: 'Your text' }).tap()
      await page.keyboard.insertText('one two')
      const bar = page.locator('.tool-layout-bar')
      const bottomOfBar = async () => {
        const box = await bar.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }

      // Most browsers make the page shorter.
      await page.setViewportSize({ width: 375, height: 340 })
      expect(await bottomOfBar()).toBeLessThanOrEqual(340)
      await expect(bar.getByRole('button', { name: 'Copy' })).toBeInViewport()

      // In Safari, the keyboard covers the page and only the visual viewport becomes shorter.
      await page.setViewportSize({ width: 375, height: 667 })
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { value: 340 })
        visualViewport?.dispatchEvent(new Event('resize'))
      })
      await expect.poll(bottomOfBar).toBeLessThanOrEqual(340)
    })
  }
})

test('on a phone, the bar at the bottom does not cover what the Tab key reaches', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/tools/line-sorter')
  await page.getByRole('textbox').first().fill('b\na')
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return shown?.closest('.tool-layout-bar') !== element.closest('.tool-layout-bar')
  }
  const copyLink = page.getByRole('button', { name: 'Copy link' })
  for (let stops = 0; stops < 30 && !(await copyLink.evaluate((link) => link === document.activeElement)); stops++) {
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').evaluate(isCovered), `stop ${String(stops)}`).toBe(false)
  }
  await expect(copyLink).toBeFocused()
})
