// Pastes 10 MB of ordinary lines into the word counter, then types 20 keys, and does the same to a bare textarea.
// Needs a build (npm run build). Prints a table; nothing is judged here.
import { chromium } from '@playwright/test'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { findBrowser } from '../scripts/ensure-browser.js'
import { browserFlags, serveSite } from './serve.js'

const line = 'The quick brown fox jumps over the lazy dog, and the dog does not mind at all.\n'
const size = Number(process.argv[2] ?? 10) * 1_000_000
const text = line.repeat(Math.round(size / line.length))
const wordsPerLine = line.trim().split(' ').length
const words = (text.length / line.length) * wordsPerLine
const keys = 20
const keyPause = 250

/** @param {import('@playwright/test').Page} page */
async function watchLongTasks(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const tasks = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
    })
  })
}

/** @param {import('@playwright/test').Page} page */
async function takeLongTasks(page) {
  // The observer is told a moment after a task has ended.
  await page.waitForTimeout(300)
  return page.evaluate(() => /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (window)).longTasks.splice(0))
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ field: string, form: 'editor' | 'textarea', result?: (words: number) => string }} target
 */
async function measure(page, { field, form, result }) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await watchLongTasks(page)
  await page.locator(field).first().click()
  await page.evaluate((shownIn) => {
    const shownAt = new Promise((resolve) => {
      addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'v') return
          const began = performance.now()
          const isThere = () =>
            shownIn === 'editor'
              ? document.querySelector('.text-area-large')?.shadowRoot?.querySelector('.cm-line')?.textContent !== undefined
              : document.querySelector('textarea')?.value !== ''
          const look = () => {
            // The frame after the one that has it: by then it is on screen.
            if (isThere()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
            else requestAnimationFrame(look)
          }
          look()
        },
        true,
      )
    })
    Object.assign(window, { shownAt })
  }, form)
  await page.keyboard.press('Control+v')
  const shown = await page.evaluate(() => /** @type {{ shownAt: Promise<number> }} */ (/** @type {unknown} */ (window)).shownAt)
  if (result) await page.getByText(result(words), { exact: true }).first().waitFor({ timeout: 120_000 })
  const longestPaste = Math.max(0, ...(await takeLongTasks(page)))

  for (let key = 0; key < keys; key++) {
    await page.keyboard.type(key % 4 === 3 ? ' ' : 'x')
    await page.waitForTimeout(keyPause)
  }
  const longestKey = Math.max(0, ...(await takeLongTasks(page)))

  let answered
  if (result) {
    const before = Date.now()
    await page.keyboard.type(' done ')
    const typed = 'xxx xxx xxx xxx xxx  done'.split(/\s+/).length
    await page.getByText(result(words + typed), { exact: true }).first().waitFor({ timeout: 120_000 })
    answered = Date.now() - before
  }
  return { shown, longestPaste, longestKey, answered }
}

const bare = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><textarea rows="12" cols="80"></textarea>')
})
bare.listen(0, '127.0.0.1')
await once(bare, 'listening')
const barePort = /** @type {import('node:net').AddressInfo} */ (bare.address()).port

const site = await serveSite()

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserFlags,
})

/**
 * @param {string} address
 * @param {Parameters<typeof measure>[1]} target
 */
async function measureAt(address, target) {
  const context = await browser.newContext({ permissions: ['clipboard-write'] })
  const page = await context.newPage()
  await page.goto(address)
  const figures = await measure(page, target)
  await context.close()
  return figures
}

/** @param {number | undefined} milliseconds */
function show(milliseconds) {
  return milliseconds === undefined ? '–' : Math.round(milliseconds).toLocaleString('en-US')
}

const rows = [
  [
    'word counter',
    await measureAt(`${site.origin}/tools/word-counter`, {
      field: '.text-area-field',
      form: 'editor',
      result: (count) => count.toLocaleString('en-US'),
    }),
  ],
  [
    'a bare textarea',
    await measureAt(`http://127.0.0.1:${String(barePort)}/`, {
      field: 'textarea',
      form: 'textarea',
    }),
  ],
]

const megabytes = (text.length / 1_000_000).toFixed(1)
console.log(`${megabytes} MB pasted, then ${String(keys)} keys; ms. ${browser.version()}, Node ${process.version}, ${String(cpus().length)} cores.`)
console.log('')
console.log('| | shown after | longest task until counted | longest task while typing | new count after |')
console.log('|---|---|---|---|---|')
for (const [name, { shown, longestPaste, longestKey, answered }] of /** @type {[string, Awaited<ReturnType<typeof measure>>][]} */ (rows)) {
  console.log(`| ${name} | ${show(shown)} | ${show(longestPaste)} | ${longestKey < 50 ? 'under 50' : show(longestKey)} | ${show(answered)} |`)
}

await browser.close()
site.close()
bare.close()
