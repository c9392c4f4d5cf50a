import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

// What every tool's screen has in common: few controls, the action and the result in view, and nothing that moves while
// typing.

const maxControls = 6
const maxGroup = 14

/** Their result is there when they open, and they have no text to type. */
const generators = ['lorem-generator', 'password-generator', 'random-text', 'username-generator']

const sentence = 'The ferry leaves the old harbour at nine, and everyone must be on board ten minutes earlier. '

/**
 * The labels of the visible controls. A group of buttons, radio buttons or checkboxes under one label counts as one. The
 * text fields and what belongs to a text or to a result do not count.
 */
function readControls(page: Page) {
  return page.locator('.tool-layout').evaluate((layout) => {
    const uncounted = /^(Open file|Clear|Undo|Copy|Download|Continue with|Try an example)/
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const labelOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent.trim()
    const groups = new Map<unknown, string[]>()
    for (const element of layout.querySelectorAll('button, input, select, [role="switch"]')) {
      const label = labelOf(element)
      const isCounted = isVisible(element) && !uncounted.test(label) && !element.matches('[type="file"]')
      if (!isCounted || element.closest('.text-area, .output, .failure, .tool-layout-message')) continue
      // A number and its slider have the same label.
      const group = element.closest('fieldset, [role="group"], [role="radiogroup"]') ?? label
      groups.set(group, [...(groups.get(group) ?? []), label])
    }
    return [...groups.values()]
  })
}

const mainField = (page: Page) => page.locator('.tool-layout').getByRole('textbox').first()

/** Adds up the layout shifts. What a result consists of may move in it, such as the tags of a list. */
async function watchLayoutShifts(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const isInResult = sources.every(({ node }) => node?.parentElement?.closest('.output'))
        if (!isInResult) (window as unknown as { shifts: number }).shifts += value
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

for (const id of toolIds) {
  test.describe(id, () => {
    const isGenerator = generators.includes(id)

    test('shows at most six controls, its action and its result, on a phone with an open keyboard, too', async ({
      page,
    }) => {
      const action = page.locator('[data-main-action]').first()
      const copy = page.locator('.tool-layout-bar').getByRole('button', { name: /^Copy/ }).first()
      await page.goto(`/tools/${id}`)
      for (const [width, height] of [
        [1366, 657],
        [375, 667],
      ] as const) {
        await page.setViewportSize({ width, height })
        if ((await action.count()) > 0) await expect(action, `${String(width)} px`).toBeInViewport({ ratio: 1 })
        await expect(copy, `${String(width)} px`).toBeInViewport({ ratio: 1 })
      }
      if (!isGenerator) await mainField(page).fill(sentence)
      const controls = await readControls(page)
      expect(controls.length, JSON.stringify(controls)).toBeLessThanOrEqual(maxControls)
      for (const labels of controls) expect(labels.length, labels.join(', ')).toBeLessThanOrEqual(maxGroup)
      if (isGenerator) return
      await page.setViewportSize({ width: 375, height: 330 })
      await expect(copy).toBeInViewport({ ratio: 1 })
    })

    if (isGenerator) return

    test('nothing moves while 200 characters are typed into the empty field', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 657 })
      await page.goto(`/tools/${id}`, { waitUntil: 'networkidle' })
      await mainField(page).focus()
      const totalShift = await watchLayoutShifts(page)
      await page.keyboard.type(sentence.repeat(3).slice(0, 200), { delay: 5 })
      await page.waitForTimeout(500)
      expect(await totalShift()).toBeLessThanOrEqual(0.02)
    })
  })
}
