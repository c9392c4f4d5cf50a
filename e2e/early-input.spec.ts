import { expect, test } from '@playwright/test'
import { isHydrated } from './fixtures.ts'

// The test of fixtures.ts would wait for the scripts.
for (const [id, ...names] of [
  ['meta-generator', 'title', 'description'],
  ['find-replace', 'find', 'replace'],
] as const) {
  test(`${id} keeps what is typed before its scripts have loaded`, async ({ page }) => {
    let load: () => void = () => undefined
    const typed = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(`/tools/${id}`, { waitUntil: 'commit' })
    for (const name of names) await page.locator(`.tool-layout [name=${name}]`).fill(`my ${name}`)
    load()
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
    // Another change renders the fields again.
    const last = page.locator(`.tool-layout [name=${names.at(-1) ?? ''}]`)
    await last.press('End')
    await last.pressSequentially('!')
    for (const name of names.slice(0, -1))
      await expect(page.locator(`.tool-layout [name=${name}]`)).toHaveValue(`my ${name}`)
    await expect(last).toHaveValue(`my ${names.at(-1) ?? ''}!`)
  })
}
