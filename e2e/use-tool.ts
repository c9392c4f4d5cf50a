import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Runs the tool on a page with its first example, and waits for the result. */
export async function useTool(page: Page, id: string) {
  const start = page
    .locator('.examples button')
    .or(page.getByRole('button', { name: 'Generate' }))
    .first()
  await start.click()
  if (id === 'css-minifier') await page.getByRole('button', { name: 'Minify' }).click()
  if (id === 'text-summarizer') await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.locator('.tool-layout').getByRole('button', { name: /^Copy/ }).first(), id).toBeEnabled()
}
