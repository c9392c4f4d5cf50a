// Runs a 1 GB file through the streaming tools, in the page and on the command line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pageMemoryLimits } from './limits.js'
import { atMost, describe, listMisses, show, table } from './report.js'
import { launchBrowser, memoryOf, serveSite } from './site.js'
import { megabyte, readText } from './texts.js'

const root = join(import.meta.dirname, '..')
const size = 2 ** 30

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ id: string, args?: string[], start?: (page: Page) => Promise<void> }} Tool */

/** `start` performs the user's steps after opening the file, if opening it does not start the tool. @type {Tool[]} */
const tools = [
  ...['word-counter', 'character-counter', 'hash-generator', 'base64-encoder'].map((id) => ({ id })),
  { id: 'duplicate-remover', start: (page) => page.getByRole('button', { name: 'Remove duplicates' }).click() },
  {
    id: 'find-replace',
    args: ['--find', 'abandon', '--replace', 'keep'],
    start: async (page) => {
      await page.getByLabel('Replace with').fill('keep')
      await page.getByLabel('Find', { exact: true }).fill('abandon')
      // Counting the matches starts automatically; replacing interrupts it.
      await page.getByRole('button', { name: 'Replace all' }).click()
    },
  },
]

/** Writes lines of about 70 bytes, most of them twice. @param {string} path */
function writeLargeFile(path) {
  const text = readText('lines', 100 * megabyte)
  for (let copy = 0, written = 0; written < size; copy++) {
    const lines = text.replaceAll('\n', ` in the list of ${2020 + (copy % 4)}\n`)
    const bytes = Buffer.from(lines).subarray(0, size - written)
    appendFileSync(path, bytes)
    written += bytes.length
  }
}

// Samples memory use every 20 ms. The returned function stops sampling and returns the peak.
/** @param {() => number} read */
function trackPeakMemory(read) {
  let peak = read()
  const timer = setInterval(() => {
    peak = Math.max(peak, read())
  }, 20)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** @param {Tool} tool @param {string} path */
async function runCommand({ id, args = [] }, path) {
  const input = openSync(path, 'r')
  const startTime = performance.now()
  const command = [join(root, 'dist/cli/main.js'), id, ...args]
  const child = spawn(process.execPath, command, { stdio: [input, 'pipe', 'inherit'] })
  child.stdout.resume()
  const stopTracking = trackPeakMemory(() => memoryOf(child.pid ?? 0).peak)
  const [status] = await once(child, 'close')
  const peak = stopTracking()
  closeSync(input)
  if (status !== 0) throw new Error(`${id} ended with ${String(status)}`)
  return { seconds: (performance.now() - startTime) / 1000, peak }
}

/** @param {Tool} tool @param {string} path @param {string} origin */
async function runInPage({ id, start }, path, origin) {
  const browser = await launchBrowser()
  const page = await browser.newPage({ serviceWorkers: 'block' })
  page.setDefaultTimeout(600_000)
  await page.goto(`${origin}/tools/${id}`, { waitUntil: 'networkidle' })
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const stopTracking = trackPeakMemory(() => Math.max(...renderers.map(({ id }) => memoryOf(id).own)))
  const startTime = performance.now()
  await page.locator('input[type=file]').setInputFiles(path)
  await start?.(page)
  const progress = page.locator('.run-status progress')
  await progress.waitFor()
  // Find & Replace shows a second progress bar after the interrupted count.
  if (id === 'find-replace')
    await page
      .getByText(/^Replaced .* occurrence/)
      .first()
      .waitFor()
  await progress.waitFor({ state: 'detached' })
  const seconds = (performance.now() - startTime) / 1000
  const peak = stopTracking()
  await browser.close()
  return { seconds, peak }
}

/** @param {number} seconds */
const speed = (seconds) => show(size / megabyte / seconds)

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureLargeFiles(only) {
  const folder = mkdtempSync(join(root, '.cache/large-files-'))
  const path = join(folder, 'large.txt')
  const site = await serveSite()
  const [rows, verdicts] = [[], []]
  try {
    writeLargeFile(path)
    for (const tool of tools.filter(({ id }) => id.includes(only))) {
      const command = await runCommand(tool, path)
      const page = await runInPage(tool, path, site.origin)
      const limit = tool.id === 'duplicate-remover' ? pageMemoryLimits.duplicates : pageMemoryLimits.default
      const verdict = atMost(`${tool.id}, 1 GB in the page`, page.peak, limit, 'MB')
      console.error(`  ${describe(verdict)}`)
      verdicts.push(verdict)
      rows.push([tool.id, speed(page.seconds), show(page.peak), speed(command.seconds), show(command.peak)])
    }
  } finally {
    site.close()
    rmSync(folder, { recursive: true })
  }
  const markdown = [
    'One file of 1 GB, lines of about 70 bytes, most of them twice. Page MB: anonymous and shared memory of the',
    'renderer process with its worker. Command line MB: peak resident memory.',
    '',
    table(['tool', 'page MB/s', 'page MB', 'command line MB/s', 'command line MB'], rows),
    '',
    listMisses(verdicts),
  ].join('\n')
  return { markdown, verdicts }
}
