// Files of 1 GB through the six tools that take them by the piece, on the command line and in the page.
// Needs a build (npm run build) and room for two such files. Nothing is judged here.
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../scripts/ensure-browser.js'
import { browserFlags, serveSite } from './serve.js'

export const title = 'Files of 1 GB, by the piece'

const root = join(import.meta.dirname, '..')
const size = 2 ** 30
const differentLines = 7_000_000
/** A sixteenth of the different lines makes one long one. */
const linesInLong = differentLines / 16

/** @typedef {{ id: string, args: string[], work?: (page: import('@playwright/test').Page) => Promise<void> }} Tool */

/** @type {Tool[]} */
const tools = [
  { id: 'word-counter', args: [] },
  { id: 'character-counter', args: [] },
  { id: 'hash-generator', args: [] },
  { id: 'base64-encoder', args: [] },
  {
    id: 'duplicate-remover',
    args: [],
    work: (page) => page.getByRole('button', { name: 'Remove duplicates' }).click(),
  },
  {
    id: 'find-replace',
    args: ['--find', 'tomare', '--replace', 'pin'],
    work: async (page) => {
      await page.getByLabel('Find').fill('tomare')
      await page.getByLabel('Replace with').fill('pin')
      // The count has begun by then, and gives way.
      await page.locator('.working progress').waitFor()
      await page.getByRole('button', { name: 'Replace all' }).click()
      await page.locator('.working progress').waitFor({ state: 'detached' })
    },
  },
]

/** Numbers that look like chance and are the same in every run. @param {number} seed */
function mix(seed) {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** As many words as a long novel has. */
function makeWords() {
  const syllables = ['to', 'ma', 're', 'lin', 'sa', 'ko', 'ter', 'né', 'vi', 'gro', 'an', 'el', 'shu', 'pi', 'dor', 'wa']
  return Array.from({ length: 20_000 }, (_, number) => {
    const picked = mix(number + 1)
    return [0, 4, 8].slice(0, 1 + (picked >>> 28) % 3).map((shift) => syllables[(picked >>> shift) & 15]).join('')
  })
}

/**
 * Sentences of ordinary words, of which each comes about twice.
 *
 * @param {string} path
 * @param {(line: number) => string} endOf what stands behind a sentence
 */
function writeLargeFile(path, endOf) {
  const words = makeWords()
  const file = openSync(path, 'w')
  for (let line = 0, written = 0; written < size; ) {
    let batch = ''
    while (batch.length < 4_000_000) {
      const kind = line % differentLines
      for (let word = 0; word < 12; word++) {
        // The most frequent words of a language make up most of a text.
        const picked = mix(16 * kind + word)
        batch += `${words[picked % (picked >>> 31 ? words.length : 400)] ?? ''} `
      }
      batch += `${String(kind % 1000)}.${endOf(line)}`
      line++
    }
    const bytes = Buffer.from(batch).subarray(0, size - written)
    writeSync(file, bytes)
    written += bytes.length
  }
  closeSync(file)
}

/**
 * @param {number} pid
 * @returns {{ peak: number, own: number }} in bytes, 0 where the system does not tell: the most that was ever resident,
 *   and what is without the program's own file, which all processes share
 */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    const read = (/** @type {string} */ field) => 1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
    return { peak: read('VmHWM'), own: read('RssAnon') + read('RssShmem') }
  } catch {
    return { peak: 0, own: 0 }
  }
}

/** @param {Tool} tool @param {string} path */
async function runCommand({ id, args }, path) {
  const input = openSync(path, 'r')
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'dist/cli/main.js'), id, ...args], { stdio: [input, 'pipe', 'inherit'] })
  let output = 0
  child.stdout.on('data', (/** @type {Buffer} */ piece) => {
    output += piece.length
  })
  let peak = 0
  // The system keeps the peak itself; it is only to be asked before the process has gone.
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0).peak)
  }, 20)
  const [status] = /** @type {[number | null]} */ (await once(child, 'close'))
  clearInterval(watch)
  closeSync(input)
  if (status !== 0) throw new Error(`${id} has ended with ${String(status)}`)
  return { seconds: (performance.now() - began) / 1000, peak, output }
}

/** @param {import('@playwright/test').Browser} browser */
async function processesOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pids = (/** @type {string} */ type) => processInfo.filter((each) => each.type === type).map(({ id }) => id)
  return { renderers: pids('renderer'), main: pids('browser') }
}

/** From here on the system's peak is a new one. @param {number} pid */
function forgetPeak(pid) {
  try {
    writeFileSync(`/proc/${String(pid)}/clear_refs`, '5')
  } catch {
    // A system without it tells no memory either.
  }
}

/** @param {readonly number[]} pids @param {'peak' | 'own'} which */
function largest(pids, which) {
  return Math.max(0, ...pids.map((pid) => memoryOf(pid)[which]))
}

/** Follows the largest of these processes until it is asked. @param {readonly number[]} pids */
function watchOwn(pids) {
  const atRest = largest(pids, 'own')
  let peak = atRest
  const watch = setInterval(() => {
    peak = Math.max(peak, largest(pids, 'own'))
  }, 20)
  return () => {
    clearInterval(watch)
    return { atRest, peak }
  }
}

/** @param {Tool} tool @param {string} path @param {{ origin: string, executablePath: string }} where */
async function runInPage({ id, work }, path, { origin, executablePath }) {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.goto(`${origin}/tools/${id}`)
    // By then the page's scripts look after its elements.
    await page.waitForFunction(() => Object.keys(document.querySelector('.workbench') ?? {}).some((key) => key.startsWith('__reactProps')))
    const { renderers, main } = await processesOf(browser)
    for (const pid of renderers) forgetPeak(pid)
    const endRenderer = watchOwn(renderers)
    const endMain = watchOwn(main)

    const open = async () => {
      await page.locator('input[type=file]').setInputFiles(path)
      await work?.(page)
      return page.locator('.working [aria-hidden]').filter({ hasText: 'left' }).first().textContent({ timeout: 60_000 })
    }
    const began = performance.now()
    const pace = await open()
    await page.waitForFunction(() => !document.querySelector('.working progress'), undefined, { timeout: 3_600_000 })
    const seconds = (performance.now() - began) / 1000
    const memory = { renderer: endRenderer(), resident: largest(renderers, 'peak'), main: endMain() }

    await page.getByRole('button', { name: 'Close the file' }).click()
    await open()
    const cancelling = performance.now()
    await page.getByRole('button', { name: 'Cancel' }).last().click()
    await page.getByText(/^Cancelled\./).first().waitFor()
    const cancelled = performance.now() - cancelling
    return { seconds, memory, pace, cancelled }
  } finally {
    await browser.close()
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  return bytes === 0 ? '–' : Math.round(bytes / 2 ** 20).toLocaleString('en-GB')
}

/** @param {number} seconds */
function pacing(seconds) {
  return `${seconds.toFixed(1)} s, ${String(Math.round(size / 2 ** 20 / seconds))} MB/s`
}

export async function measure() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/large-files-'))
  const site = await serveSite()
  const where = { origin: site.origin, executablePath: findBrowser() }
  try {
    const files = [
      { name: 'ordinary lines', path: join(folder, 'ordinary.txt'), endOf: () => '\n' },
      {
        name: 'few line breaks',
        path: join(folder, 'few-breaks.txt'),
        endOf: (/** @type {number} */ line) => (line % linesInLong === linesInLong - 1 ? '\n' : ' '),
      },
    ]
    /** @type {string[]} */
    const onCommandLine = []
    /** @type {string[]} */
    const inPage = []
    // It takes its time; whoever waits sees each row as it is taken.
    const note = (/** @type {string[]} */ rows, /** @type {string} */ row) => {
      rows.push(row)
      console.error(row)
    }
    for (const { name, path, endOf } of files) {
      writeLargeFile(path, endOf)
      for (const tool of tools) {
        const command = await runCommand(tool, path)
        note(onCommandLine, `| ${tool.id} | ${name} | ${pacing(command.seconds)} | ${megabytes(command.peak)} | ${megabytes(command.output)} |`)
        const page = await runInPage(tool, path, where)
        const { renderer, resident, main } = page.memory
        const memory = [renderer.atRest, renderer.peak, resident, main.atRest, main.peak].map(megabytes).join(' | ')
        note(inPage, `| ${tool.id} | ${name} | ${pacing(page.seconds)} | ${memory} | ${String(Math.round(page.cancelled))} ms | ${page.pace ?? ''} |`)
      }
      rmSync(path)
    }
    return [
      `Two files of ${size.toLocaleString('en-GB')} bytes: sentences of a vocabulary of 20,000 words, each twice, as lines of`,
      'about 75 bytes, and the same with a line break every 33 MB. Memory is in MB, as the system counts it. The set of lines of',
      'duplicate-remover is as large as its output and about 30 bytes for each line.',
      '',
      '**Command line**: the file as standard input, the output read through a pipe. The peak is all that was resident (VmHWM).',
      '',
      '| tool | file | time | peak | output |',
      '|---|---|---|---|---|',
      ...onCommandLine,
      '',
      '**Page**: one run each, in a fresh Chromium. The renderer is the process of the page and its worker; its memory is anonymous',
      "and shared pages, looked at every 20 ms. Resident (VmHWM) is the same with Chromium's own program file, about 120 MB that",
      'all its processes share. What a tool makes of a file is handed to the main process of the browser, which keeps up to 2 GB',
      'of it in memory before it turns to the disk. Cancel is the time from the click, in a second run, until the page says so.',
      '',
      '| tool | file | time | renderer at rest | renderer peak | resident peak | browser at rest | browser peak | Cancel | shown |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...inPage,
    ].join('\n')
  } finally {
    site.close()
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  console.log(`## ${title}\n\n${await measure()}`)
}
