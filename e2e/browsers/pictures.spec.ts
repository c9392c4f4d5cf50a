import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, until } from './fixtures.ts'

// Writes screenshots to the folder given by --pictures.

const folder = process.env['PICTURES']
const tools = ['word-counter', 'json-formatter', 'regex-tester', 'password-generator']

for (const path of folder === undefined ? [] : ['/', ...tools.map((id) => `/tools/${id}`)]) {
  for (const width of [1280, 375]) {
    test(`takes a screenshot of ${path} at ${String(width)} px`, async ({ driver, visit, engine }) => {
      await driver.resize(width, 900)
      await visit(path)
      expect(await driver.evaluate(() => innerWidth)).toBe(width)
      if (path !== '/') {
        await driver.click('.examples button, [data-main-action]')
        await until(async () => {
          expect(
            await driver.evaluate(() =>
              document.querySelector('.tool-layout:not([data-stale]) .tool-layout-bar button:disabled'),
            ),
          ).toBeNull()
        })
      }
      await driver.evaluate(async () => {
        await document.fonts.ready
        scrollTo({ top: 0, behavior: 'instant' })
        // Waits until the page is painted.
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
        return null
      })
      mkdirSync(String(folder), { recursive: true })
      const name = path === '/' ? 'home' : path.replace('/tools/', '')
      writeFileSync(join(String(folder), `${engine}-${name}-${String(width)}.png`), await driver.screenshot())
    })
  }
}
