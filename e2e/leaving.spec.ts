import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const sentence = 'Nobody wants to type this again. '

/** Tries to leave, and returns whether the browser asked. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  // The code for the question is loaded with the first text.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

test('the browser asks before typed text is lost, until it is copied', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.pressSequentially(sentence)
  expect(await asksBeforeLeaving(page)).toBe(false)
  await text.press('End')
  await page.keyboard.insertText(sentence.repeat(10))
  await expect(page.locator('.figure-value')).toHaveText('66')
  expect(await asksBeforeLeaving(page)).toBe(true)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('copied', { exact: false }).first()).toBeVisible()
  expect(await asksBeforeLeaving(page)).toBe(false)
  await page.keyboard.press('Tab')
  await text.press('End')
  await page.keyboard.insertText(sentence.repeat(10))
  expect(await asksBeforeLeaving(page)).toBe(true)
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await asksBeforeLeaving(page)).toBe(false)
})

test('pasted text never asks, but what an action has made of it does', async ({ page }) => {
  await page.goto('/tools/case-converter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), sentence.repeat(10))
  await text.press('ControlOrMeta+v')
  await expect(text).toHaveValue(sentence.repeat(10))
  expect(await asksBeforeLeaving(page)).toBe(false)
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(text).toHaveValue(sentence.repeat(10).toUpperCase())
  expect(await asksBeforeLeaving(page)).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue(sentence.repeat(10))
  expect(await asksBeforeLeaving(page)).toBe(false)
})
