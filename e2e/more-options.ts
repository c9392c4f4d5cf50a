import type { Page } from '@playwright/test'

/** Opens “More options”, which has the options of a tool that few people need. */
export async function openMoreOptions(page: Page) {
  await page.locator('.more-options > summary').click()
}
