import type { Download, Page } from '@playwright/test'
import { closeSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const line = `${'word '.repeat(19)}word\n`
const block = Buffer.from(line.repeat(10_000))
const blocks = 270

/** Writes more than the 256 MB that the text area can show. */
function writeLargeFile(path: string, content = block) {
  const file = openSync(path, 'w')
  for (let written = 0; written < blocks; written++) writeSync(file, content)
  closeSync(file)
}

/** Counts how often a file repeats the content. Returns -1 if it contains anything else. */
function countRepetitions(content: Buffer, path: string): number {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(content.length)
  let count = 0
  while (readSync(file, buffer) === content.length && buffer.equals(content)) count++
  const isAtEnd = readSync(file, buffer) === 0
  closeSync(file)
  return isAtEnd ? count : -1
}

async function download(page: Page): Promise<Download> {
  const starting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  return starting
}

test('counts a file that is too large to display', { tag: '@deep' }, async ({ page }, info) => {
  const path = info.outputPath('large.txt')
  writeLargeFile(path)
  await page.goto('/tools/word-counter')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('this text stays here')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await choosing).setFiles(path)
  await expect(page.getByText('large.txt')).toBeVisible()
  await expect(page.getByText(/MB\/s/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Close the file to continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Close file' }).click()
  await expect(text).toHaveValue('this text stays here')
  await expect(page.locator('.figure')).toHaveText('4words')

  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.locator('.figure')).toHaveText('54,000,000words', { timeout: 40_000 })
  await expectNoAxeViolations(page)
  rmSync(path)
})

test('removes duplicate lines from a file that is too large to display', { tag: '@deep' }, async ({ page }, info) => {
  const path = info.outputPath('lines.txt')
  writeLargeFile(path, Buffer.concat([block, Buffer.from('Zoë 🪡\n')]))
  await page.goto('/tools/duplicate-remover')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText('Read directly from disk')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove duplicates' })
  await remove.click()
  await expect(page.getByText(/ of .*, .* MB\/s, .* left/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()

  await remove.click()
  await expect(page.getByText('Removed 2,700,268 duplicate line(s)')).toBeVisible({ timeout: 40_000 })
  const saving = await download(page)
  expect(saving.suggestedFilename()).toBe('lines.different.txt')
  expect(readFileSync(await saving.path(), 'utf8')).toBe(`${line}Zoë 🪡\n`)
  await expect(page.getByRole('region', { name: 'Removed: 2,700,268 lines' }).getByRole('listitem')).toHaveText([
    `2,699,999 ×${line.trim()}`,
    '269 ×Zoë 🪡',
  ])
  await expectNoAxeViolations(page)

  // Changing an option or closing the file removes the result.
  await page.getByLabel('Ignore case').check()
  await expect(page.getByRole('region', { name: 'Unique lines' })).toBeHidden()
  await remove.click()
  await page.getByRole('button', { name: 'Close file' }).click()
  await expect(page.getByRole('textbox', { name: 'Your lines' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(remove).toBeDisabled()
  rmSync(path)
})

test('searches and replaces in a file that is too large to display', { tag: '@deep' }, async ({ page }, info) => {
  const path = info.outputPath('words.txt')
  writeLargeFile(path, Buffer.concat([block, Buffer.from('a needle 🪡\n')]))
  await page.goto('/tools/find-replace')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText('Searched directly from disk')).toBeVisible()
  const find = page.getByRole('textbox', { name: 'Find' })
  const replaceAll = page.getByRole('button', { name: 'Replace all' })
  await find.fill('NEEDLE 🪡')
  await expect(page.locator('.figure')).toHaveText('270matches', { timeout: 40_000 })
  await page.getByRole('textbox', { name: 'Replace with' }).fill('pin 📌')
  await replaceAll.click()
  await expect(page.getByText(/ of .*, .* MB\/s, .* left/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible()

  await replaceAll.click()
  await expect(page.getByText('Replaced 270 occurrence(s)')).toBeVisible({ timeout: 40_000 })
  const saving = await download(page)
  expect(saving.suggestedFilename()).toBe('words.replaced.txt')
  expect(countRepetitions(Buffer.concat([block, Buffer.from('a pin 📌\n')]), await saving.path())).toBe(blocks)
  await expectNoAxeViolations(page)

  await page.getByLabel('Regular expression').check()
  await find.fill(String.raw`^a\s`)
  await expect(page.locator('.failure')).toContainText('It can match across line breaks', { timeout: 40_000 })
  await find.fill(String.raw`^a n\w+`)
  await expect(page.locator('.figure')).toHaveText('270matches', { timeout: 40_000 })
  rmSync(path)
})
