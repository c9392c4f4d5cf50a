// The server under load, on loopback. By itself: node server.js [seconds], with a build (npm run build) and npm install in
// this folder. Pages stand beside nginx with the same files; messages are those of the embedded form.
import autocannon from 'autocannon'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveWithNginx } from './nginx.js'
import { serveSite } from './serve.js'

export const title = 'The server under load'

const isAlone = process.argv[1] === import.meta.filename
const seconds = isAlone ? Number(process.argv[2] ?? 10) : 10
if (!(seconds > 0)) throw new Error('How many seconds each row takes is a number above 0, such as node server.js 10.')

const connections = 50
const root = join(import.meta.dirname, '..')

/** The largest script that the home page begins with. */
function findAsset() {
  const site = join(root, 'dist/site')
  const scripts = readFileSync(join(site, 'index.html'), 'utf8').match(/\/assets\/[^"]+\.js/g) ?? []
  return scripts.toSorted((a, b) => statSync(join(site, b)).size - statSync(join(site, a)).size)[0] ?? '/start.js'
}

const listPaths = () => ['/', '/tools/word-counter', findAsset()]
// Not brotli, which nginx has only as an addition.
const pageHeaders = { 'Accept-Encoding': 'gzip' }
const message = /** @type {const} */ ({
  method: 'POST',
  path: '/f/contact',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  body: JSON.stringify({
    name: 'A Reader',
    email: 'reader@example.com',
    subject: 'Under load',
    message: 'Some words about the tools, as many as people write. '.repeat(8),
  }),
})

/** @typedef {{ LOG: string, DATA_DIR: string, FORM_RATE_LIMIT: string }} Settings */

function makeSettings() {
  // What is in /tmp may never reach a disk.
  mkdirSync(join(root, '.cache'), { recursive: true })
  return { LOG: 'off', DATA_DIR: mkdtempSync(join(root, '.cache/bench-data-')), FORM_RATE_LIMIT: '1000000' }
}

/** @param {number} figure @param {number} [digits] */
function write(figure, digits = 0) {
  return figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** @param {import('autocannon').Result} result */
function cells({ requests, latency, throughput, non2xx, errors }) {
  const megabytes = throughput.average / 1024 / 1024
  return [write(requests.average), write(latency.p50), write(latency.p99), write(megabytes, 1), write(non2xx + errors)].join(' | ')
}

/** @param {import('autocannon').Options} options */
async function load(options) {
  // What a first second shows is a compiler at work.
  await autocannon({ ...options, duration: 1 })
  return autocannon({ ...options, duration: seconds })
}

/** @param {Settings} settings */
async function measurePages(settings) {
  const site = await serveSite(settings)
  const nginx = await serveWithNginx()
  const lines = [
    `Pages, in gzip, ${connections} connections. One process each.${nginx ? '' : ' nginx is not installed: its rows are left out.'}`,
    '',
    '| page | server | requests/s | p50 ms | p99 ms | MB/s | refused or failed |',
    '|---|---|---|---|---|---|---|',
  ]
  for (const path of listPaths()) {
    for (const [name, origin] of [['Textwright', site.origin], ['nginx', nginx?.origin]]) {
      if (origin === undefined) continue
      const result = await load({ url: origin + path, connections, headers: pageHeaders })
      lines.push(`| ${path} | ${name} | ${cells(result)} |`)
    }
  }
  await nginx?.close()
  site.close()
  return lines
}

/** What the form answers to a message; 200 where this build has a form service of its own. @param {string} origin */
async function askForm(origin) {
  const { method, path, headers, body } = message
  const { status } = await fetch(origin + path, { method, headers, body })
  return status
}

/** @param {string} origin */
async function measureMessages(origin) {
  const lines = [
    `Messages of ${message.body.length} bytes, each on the disk before it is acknowledged. The inbox is in .cache/.`,
    '',
    '| connections | messages/s | p50 ms | p99 ms | MB/s | refused or failed |',
    '|---|---|---|---|---|---|',
  ]
  for (const count of [1, 10, connections]) {
    const { path, ...post } = message
    lines.push(`| ${count} | ${cells(await load({ url: origin + path, connections: count, ...post }))} |`)
  }
  return lines
}

/** In MB, by what the system tells of a process. @param {number} pid */
function readMemory(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}

/** One of each that may come, and one message to twenty of the others. @param {boolean} withMessages */
function mixedRequests(withMessages) {
  const asked = [...listPaths(), '/nowhere', '/blog', '/about.html'].map((path) => ({ path, headers: pageHeaders }))
  const many = Array.from({ length: 20 }, (_, index) => asked[index % asked.length] ?? { path: '/' })
  return withMessages ? [...many, message] : many
}

/** @param {boolean} withMessages @param {Settings} settings */
async function measureMemory(withMessages, settings) {
  const { origin, pid, close } = await serveSite(settings)
  const lines = [
    `Memory over 100,000 requests for pages and what is not there${withMessages ? ', with a message to every twenty' : ''}.`,
    '',
    '| requests | resident MB |',
    '|---|---|',
    `| 0 | ${write(readMemory(pid), 1)} |`,
  ]
  for (let asked = 25_000; asked <= 100_000; asked += 25_000) {
    await autocannon({ url: origin, connections, amount: 25_000, requests: mixedRequests(withMessages) })
    lines.push(`| ${write(asked)} | ${write(readMemory(pid), 1)} |`)
  }
  close()
  return lines
}

/** @returns {Promise<string>} */
export async function measure() {
  const settings = makeSettings()
  const lines = [`${seconds} s each. Load and server share the machine, so the figures are for comparing.`, '']
  try {
    lines.push(...(await measurePages(settings)), '')
    const site = await serveSite(settings)
    const status = await askForm(site.origin)
    const withMessages = status >= 200 && status < 300
    if (withMessages) lines.push(...(await measureMessages(site.origin)), '')
    else lines.push(`Messages: left out. POST ${message.path} answers ${status}, so this build has no form service of its own.`, '')
    site.close()
    lines.push(...(await measureMemory(withMessages, settings)))
  } finally {
    rmSync(settings.DATA_DIR, { recursive: true })
  }
  return lines.join('\n')
}

if (isAlone) console.log(await measure())
