import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

async function copyResult(page: Page) {
  await page.getByRole('textbox', { name: 'Your text' }).fill('text')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
}

test('a toast is 356 px wide, disappears after five seconds, and stays while hovered', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/tools/case-converter')
  await page.clock.pauseAt(600_000)
  await copyResult(page)
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.width).toBe(356)
  await page.clock.runFor(4900)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5300)
  await expect(toast).toHaveCount(0)
})

for (const [width, height] of [
  [1366, 657],
  [375, 667],
] as const) {
  test(`a toast covers neither the text nor the result at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/tools/case-converter')
    await copyResult(page)
    const toast = await page.locator('.toast').boundingBox()
    const tool = await page.locator('.tool-layout').boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(tool?.y ?? 0)
  })
}

test('shows three different toasts, 14 px apart', async ({ page }) => {
  await page.goto('/tools/duplicate-remover')
  const remove = page.getByRole('button', { name: 'Remove duplicates' })
  for (const [removed, text] of ['a', 'a\na', 'a\na\na'].entries()) {
    await page.getByRole('textbox').fill(text)
    await remove.click()
    await expect(page.locator('.toast').last()).toContainText(`Removed ${String(removed)} `)
  }
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  for (let press = 0; press < 3; press++) await copy.click()
  const toasts = page.locator('.toast')
  await expect(toasts).toHaveText([/Removed 1 /, /Removed 2 /, /copied/])
  const [first, second] = [await toasts.nth(0).boundingBox(), await toasts.nth(1).boundingBox()]
  expect(Math.round((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0))).toBe(14)
  await toasts.last().hover()
  await expectNoAxeViolations(page)
})

for (const [distance, stays] of [
  [40, true],
  [60, false],
] as const) {
  test(`a swipe of ${String(distance)} px ${stays ? 'keeps' : 'dismisses'} a toast`, async ({ page }) => {
    await page.goto('/tools/case-converter')
    await copyResult(page)
    const toast = page.locator('.toast')
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    await page.mouse.move(box.x + 40, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 })
    await page.mouse.up()
    await page.waitForTimeout(300)
    await expect(toast).toHaveCount(stays ? 1 : 0)
  })
}

test('is announced in an open modal and reachable with the keyboard', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/?tool=case-converter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.pauseAt(600_000)
  await copyResult(page)
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('status').filter({ hasText: 'Text copied to clipboard!' })).toBeVisible()
  const dismiss = modal.getByRole('button', { name: 'Dismiss' })
  await page.keyboard.press('F8')
  await expect(dismiss).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Escape')
  await page.clock.runFor(300)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(modal).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
})

test('a tooltip opens after 700 ms, and immediately on the next button within 300 ms', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/?tool=case-converter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.pauseAt(600_000)
  const tooltip = page.locator('.tooltip')
  await page.getByRole('button', { name: 'Close' }).hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Close')
  await page.mouse.move(600, 400)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(250)
  await page.getByRole('button', { name: 'Close' }).hover()
  await page.clock.runFor(10)
  await expect(tooltip).toHaveText('Close')
  await page.mouse.move(600, 400)
  await page.clock.runFor(400)
  await page.getByRole('button', { name: 'Close' }).hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
})
