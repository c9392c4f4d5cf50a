import { expect, type Page } from '@playwright/test'

/** Fills the tool with the example of this title, by asking for the next one until it comes. */
export async function tryExample(page: Page, toolId: string, title: string) {
  const { examples } = (await import(`../src/tools/${toolId}/examples.ts`)) as { examples: { title: string }[] }
  const index = examples.findIndex((example) => example.title === title)
  expect(index, title).toBeGreaterThanOrEqual(0)
  for (let shown = 0; shown <= index; shown += 1) {
    if (shown > 0) await page.getByRole('button', { name: 'Clear' }).first().click()
    const button = page.getByRole('button', { name: 'Try an example' })
    await button.click()
    await expect(button).toBeHidden()
  }
}
