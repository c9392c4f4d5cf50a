import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

// Screenshots to look at, where --pictures names a folder.

const folder = process.env['PICTURES']
const tools = ['word-counter', 'json-formatter', 'regex-tester', 'password-generator']

for (const path of folder === undefined ? [] : ['/', ...tools.map((id) => `/tools/${id}`)]) {
  for (const width of [375, 1280]) {
    test(`a picture of ${path} at ${String(width)} px`, async ({ driver, visit, engine }) => {
      await driver.resize(width, 900)
      await visit(path)
      expect(await driver.evaluate(() => innerWidth)).toBe(width)
      if (path !== '/') await driver.click('.examples button, .workbench-bar button')
      await driver.evaluate(() => {
        scrollTo(0, 0)
        return document.fonts.ready.then(() => null)
      })
      mkdirSync(String(folder), { recursive: true })
      const name = path === '/' ? 'home' : path.replace('/tools/', '')
      writeFileSync(join(String(folder), `${engine}-${name}-${String(width)}.png`), await driver.screenshot())
    })
  }
}
