import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ask, fillFields, launchBrowser, openPage, pressFor } from './driven/page.js'
import { textsFor, tools } from './driven/tools.js'
import { serveSite } from './serve.js'

/** @typedef {import('./driven/tools.js').Driven} Driven */

export const title = 'Memory on a large text'

const megabyte = 1_000_000
const size = 100 * megabyte
const cli = join(import.meta.dirname, '../dist/cli/main.js')
const longestRun = 180_000

/** The most a process has held so far, in bytes. @param {number | 'self'} pid */
function peakOf(pid) {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** The process that draws the page and runs its workers. @param {import('@playwright/test').Browser} browser */
async function findRenderer(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  // A spare one is kept ready by the browser; the page's own is the larger.
  return renderers.toSorted((one, other) => peakOf(other) - peakOf(one))[0] ?? 0
}

/** @param {string} address @param {Driven} tool @param {readonly string[]} files */
async function measurePage(address, { isLive, press, fields = {} }, files) {
  const browser = await launchBrowser()
  try {
    const page = await openPage(browser, address)
    page.setDefaultTimeout(longestRun)
    await fillFields(page, fields)
    const renderer = await findRenderer(browser)
    const empty = peakOf(renderer)
    for (const [area, file] of files.entries()) {
      if (isLive) await ask(page, 'expectResult', 'page')
      // Counts as the key or click that asks for a result.
      await page.evaluate(() => document.body.click())
      await page.locator('.text-area input[type=file]').nth(area).setInputFiles(file)
      if (isLive) await waitFor(page, ask(page, 'answered'))
      else await page.locator('.text-area-large, .open-file').nth(area).waitFor()
    }
    await waitFor(page, ask(page, 'settled'))
    // A file that is taken as it lies on the disk has been worked on by now.
    const isTaken = await page.locator('.open-file').isVisible()
    if (press && !isTaken) await waitFor(page, pressFor(page, press))
    await ask(page, 'settled')
    return { peak: peakOf(renderer), empty }
  } finally {
    await browser.close()
  }
}

/**
 * Waits no longer than there is hope: a tool may end its run by itself and say so.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Promise<unknown>} work
 */
async function waitFor(page, work) {
  const refusal = page.getByText(/^Stopped after/).first()
  const stopped = refusal.waitFor({ timeout: longestRun }).then(
    async () => { throw new Error(await refusal.innerText()) },
    () => { throw new Error(`no result within ${String(longestRun / 1000)} s`) },
  )
  await Promise.race([work, stopped])
}

// Read by the process itself when it ends. What wait() reports would count in the process it was started from.
const tellPeak = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => writeSync(3, readFileSync('/proc/self/status', 'utf8')))
`)}`

/** @param {readonly string[]} given */
async function measureCommand(given) {
  const child = spawn(process.execPath, ['--import', tellPeak, cli, ...given], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    timeout: longestRun,
  })
  let status = ''
  let said = ''
  child.stdio[3]?.on('data', (chunk) => { status += String(chunk) })
  child.stderr?.on('data', (chunk) => { said += String(chunk) })
  const [code] = /** @type {[number | null]} */ (await once(child, 'close'))
  if (code !== 0) throw new Error(code === null ? `no result within ${String(longestRun / 1000)} s` : said.trim())
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024
}

/** What the page is given by fields and buttons, as options of the command line. @type {Record<string, string[]>} */
const options = {
  'keyword-density': ['--keyword', 'text'],
  'case-converter': ['--style', 'upper'],
  'text-cleaner': ['--mode', 'spaces'],
  'line-sorter': ['--order', 'az'],
  'reverse-text': ['--unit', 'characters'],
  'find-replace': ['--find', 'the', '--replace', 'THE'],
  'text-extractor': ['--kind', 'emails'],
  'json-formatter': ['--mode', 'format'],
  'css-minifier': ['--mode', 'minify'],
  'regex-tester': ['--pattern', '\\b\\w+ing\\b'],
}

/** @param {number} bytes */
const show = (bytes) => Math.round(bytes / megabyte).toLocaleString('en-US')

/** @param {() => Promise<number>} measureOnce @param {number} given how many bytes of text there are */
async function describe(measureOnce, given) {
  try {
    const bytes = await measureOnce()
    return [show(bytes), `× ${(bytes / given).toFixed(1)}`]
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return ['–', reason]
  }
}

export async function measure() {
  const site = await serveSite()
  const folder = mkdtempSync(join(tmpdir(), 'textwright-memory-'))
  try {
    const rows = []
    let empty = 0
    const blank = await measureCommand(['--help'])
    for (const tool of tools) {
      const texts = textsFor(tool, size)
      const files = texts.map((_, index) => join(folder, `text-${String(index)}.txt`))
      for (const [index, text] of texts.entries()) writeFileSync(files[index] ?? '', text)
      const given = size * texts.length
      const inPage = async () => {
        const measured = await measurePage(`${site.origin}/tools/${tool.id}`, tool, files)
        empty = Math.max(empty, measured.empty)
        return measured.peak
      }
      const onCommand = () => measureCommand([tool.id, ...(options[tool.id] ?? []), ...files])
      const cells = [tool.id, ...(await describe(inPage, given)), ...(await describe(onCommand, given))]
      if (process.env['BENCH_PROGRESS']) process.stderr.write(`${cells.join(' | ')}\n`)
      rows.push(`| ${cells.join(' | ')} |`)
    }
    return [
      `Megabytes. The most that was held in memory (\`VmHWM\` of the kernel) on a text of ${show(size)} MB, opened as a file (text-diff: two of`,
      'them). *Page*: the process that draws the page and runs its workers, a fresh one for each tool, once; it holds the text, the editor’s',
      `document, the worker’s copy and the result. With nothing opened it held up to ${show(empty)} MB. *Command line*: Node.js with the same`,
      `engine; printing its help it held ${show(blank)} MB. Each is also given as a multiple of the text.`,
      '',
      '| tool | page | | command line | |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true })
    site.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure())
