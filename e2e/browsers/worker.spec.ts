import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from './driver.ts'
import { expect, test, until } from './fixtures.ts'

// In WebKit, the worker's responses to different runs were once mixed up: a document was replaced by its outline.

const rounds = Number(process.env['ROUNDS'] ?? 3)
const folder = join(import.meta.dirname, '../../.cache/browsers/files')

function writeFile(name: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Runs in the page: returns the text that Copy writes to the clipboard, which a page cannot read. */
async function readText(): Promise<string> {
  const copied = new Promise<string>((resolve) => {
    navigator.clipboard.writeText = (text) => {
      resolve(text)
      return Promise.resolve()
    }
  })
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tool-layout-bar button')]
  buttons.find(({ textContent }) => textContent.includes('Copy'))?.click()
  return copied
}

const canCopy = () => document.querySelector('.tool-layout-bar button:enabled') !== null

const readStatus = () => ({
  message: document.querySelector('.action-message')?.textContent,
  isStale: document.querySelector('.tool-layout')?.matches('[data-stale]'),
})

const readResult = () => ({
  count: document.querySelector('.figure-value')?.textContent,
  isStale: document.querySelector('.tool-layout')?.matches('[data-stale]'),
  failure: document.querySelector('.failure p')?.textContent ?? '',
})

/** Replaces the content of a text field by typing. */
async function fill(driver: Driver, selector: string, text: string) {
  await driver.click(selector)
  await driver.press('Control', 'a')
  await driver.type(text)
}

test.describe('JSON Formatter', () => {
  const entries = Array.from({ length: 40_000 }, (_, index) => ({
    id: index,
    name: `Entry ${String(index)}`,
    tags: ['a', 'b', { deep: [index] }],
    ok: true,
  }))
  const compact = JSON.stringify({ kind: 'document', entries })
  const formatted = JSON.stringify({ kind: 'document', entries }, null, 2)

  for (let round = 1; round <= rounds; round++) {
    test(`formats a 3 MB file after an edit, and never shows another run's result (round ${String(round)})`, async ({
      driver,
      visit,
    }) => {
      test.setTimeout(120_000)
      expect(compact.length).toBeGreaterThan(2_900_000)
      await visit('/tools/json-formatter')
      await driver.chooseFile('input[type=file]', writeFile('large.json', compact))
      await until(async () => expect(await driver.evaluate(canCopy)).toBe(true), 60_000)
      // The tree's outline is still being computed.
      await driver.click('.text-area-field')
      await driver.press('Control', 'Home')
      await driver.type(' ')
      await driver.click('.actions button', 'Format')
      let text = ''
      await until(async () => {
        text = await driver.evaluate(readText)
        expect(text.length, 'the text is longer').toBeGreaterThan(compact.length + 1)
      }, 60_000)
      expect(text.slice(0, 80)).toBe(formatted.slice(0, 80))
      expect(text === formatted, 'the whole text is the formatted document').toBe(true)
      // No late response replaces it either.
      await until(async () => {
        const { message, isStale } = await driver.evaluate(readStatus)
        expect(message).toMatch(/^Formatted about/)
        expect(isStale, 'the tree is up to date').toBe(false)
      }, 60_000)
      expect((await driver.evaluate(readText)) === formatted, 'it stays the formatted document').toBe(true)
    })
  }
})

test.describe('Regex Tester', () => {
  const matchCount = 3000
  const long = Array.from(
    { length: matchCount },
    (_, index) => `Line ${String.fromCharCode(97 + (index % 26))} of a long text from 2024, 20 or 202 or 2.`,
  ).join('\n')

  for (let round = 1; round <= rounds; round++) {
    test(`finds each match in a long text once, and reports an invalid pattern (round ${String(round)})`, async ({
      driver,
      visit,
    }) => {
      expect(long.length).toBeGreaterThan(32 * 1024)
      await visit('/tools/regex-tester')
      await driver.chooseFile('input[type=file]', writeFile('long.txt', long))
      await fill(driver, '.tool-layout-text input:not([type=file])', '2024')
      await until(async () =>
        expect(await driver.evaluate(readResult)).toEqual({ count: '3,000', isStale: false, failure: '' }),
      )
      await fill(driver, '.tool-layout-text input:not([type=file])', '(\\d')
      await until(async () => expect((await driver.evaluate(readResult)).failure).toBe('Invalid regex pattern'))
    })
  }
})
