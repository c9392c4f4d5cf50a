import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { useTool } from './use-tool.ts'

interface SavedResult {
  readonly button: string
  readonly fileName: string
  /** Returns the parts of the shown result that the file must contain. */
  readonly shown: (page: Page) => Promise<string[]>
}

function textsOf(selector: string) {
  return (page: Page) => page.locator(selector).allTextContents()
}

/** The labels and values of all figures and meters outside lists, and the sentences that are listed below the text. */
async function shownFigures(page: Page): Promise<string[]> {
  const rows = page.locator('.stats-row:not(.output *), .meter > div:first-child')
  const figures = await rows.evaluateAll((all) =>
    all.map(({ children: [label, value] }) => `${label?.textContent ?? ''}: ${value?.textContent ?? ''}`),
  )
  return [...figures, ...(await textsOf('.figure-value, .tool-layout-text .user-text')(page))]
}

/** Bars as CSV cells, such as `tea,2,40`. */
async function shownBars(page: Page): Promise<string[]> {
  return page
    .locator('.bars > li')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(0, 3).map((cell) => parseFloat(cell.textContent) || cell.textContent)),
    )
    .then((rows) => rows.map((cells) => cells.join(',')))
}

const generated = (fileName: string, selector: string): SavedResult => ({
  button: 'Download',
  fileName,
  shown: textsOf(selector),
})

const figures = (fileName: string): SavedResult => ({ button: 'Download results', fileName, shown: shownFigures })

const results: Readonly<Record<string, SavedResult>> = {
  'word-counter': figures('word-counter.txt'),
  'character-counter': figures('character-counter.txt'),
  'sentence-counter': figures('sentence-counter.txt'),
  'readability-score': figures('readability-score.txt'),
  'reading-time': { ...figures('reading-time.txt'), shown: textsOf('.stats-row dd') },
  'keyword-density': { button: 'Download CSV', fileName: 'keyword-density.csv', shown: shownBars },
  'word-frequency': { button: 'Download CSV', fileName: 'word-frequency.csv', shown: shownBars },
  'title-analyzer': {
    button: 'Download results',
    fileName: 'title-analyzer.txt',
    shown: textsOf('.title-feedback > li, .stats-row dd'),
  },
  'hash-generator': {
    button: 'Download hashes',
    fileName: 'hash-generator.txt',
    shown: textsOf('.hash-rows dd.user-text'),
  },
  'hashtag-generator': {
    button: 'Download hashtags',
    fileName: 'hashtag-generator.txt',
    shown: textsOf('.hashtag-list bdi'),
  },
  'meta-generator': { button: 'Download tags', fileName: 'meta-generator.txt', shown: textsOf('.output pre') },
  'regex-tester': {
    button: 'Download CSV',
    fileName: 'regex-tester-matches.csv',
    shown: textsOf('.detail-list code'),
  },
  'lorem-generator': generated('lorem-generator.txt', '.generated pre'),
  'password-generator': generated('password-generator.txt', '.copy-list-text'),
  'random-text': generated('random-text.txt', '.generated pre'),
  'username-generator': generated('username-generator.txt', '.copy-list-text'),
}

async function download(page: Page, button: string): Promise<{ name: string; content: string }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path(), 'utf8') }
}

for (const [id, { button, fileName, shown }] of Object.entries(results)) {
  test(`${id}: the result can be downloaded`, async ({ page }) => {
    await page.goto(`/tools/${id}`)
    await useTool(page, id)
    const { name, content } = await download(page, button)
    expect(name).toBe(fileName)
    const parts = await shown(page)
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) {
      expect(part).not.toBe('')
      expect(content).toContain(part)
    }
  })
}

for (const [id, { button }] of Object.entries(results)) {
  const isInSidebar = button === 'Download results' && id !== 'title-analyzer'
  if (!isInSidebar) continue
  test(`${id}: without a text there is nothing to download, and the space of the button is kept`, async ({ page }) => {
    await page.goto(`/tools/${id}`)
    const results = page.getByRole('button', { name: button, includeHidden: true })
    await expect(results).toBeHidden()
    const before = await results.boundingBox()
    await page.getByRole('textbox', { name: 'Your text' }).fill('A short text. It has two sentences.')
    await expect(results).toBeVisible()
    expect(await results.boundingBox()).toEqual(before)
  })
}
