import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const line = `${'word '.repeat(19)}word\n`
const block = Buffer.from(line.repeat(10_000))
const blocks = 270

/** Past the 256 MB that the text area takes. */
function writeLargeFile(path: string) {
  const file = openSync(path, 'w')
  for (let written = 0; written < blocks; written++) writeSync(file, block)
  closeSync(file)
}

test('a file too large to be shown is counted as it lies on the disk', async ({ page }, info) => {
  const path = info.outputPath('large.txt')
  writeLargeFile(path)
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('what was there stays')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await choosing).setFiles(path)
  await expect(page.getByText('large.txt')).toBeVisible()
  await expect(page.getByText(/MB a second/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Close the file to go on.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the file' }).click()
  await expect(text).toHaveValue('what was there stays')
  await expect(page.locator('.figure')).toHaveText('4words')

  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.locator('.figure')).toHaveText('54,000,000words', { timeout: 40_000 })
  await expectNoAxeViolations(page)
  rmSync(path)
})
