// The server under load, on loopback: node server.js [seconds]
// Needs a build (npm run build) and npm install in this folder. Pages stand beside nginx with the same files; messages are
// those of the embedded form. Load and server share the machine, so the figures are for comparing. Nothing is judged here.
import autocannon from 'autocannon'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { serveWithNginx } from './nginx.js'
import { serveSite } from './serve.js'

const seconds = Number(process.argv[2] ?? 10)
if (!(seconds > 0)) throw new Error('How many seconds each row takes is a number above 0, such as node server.js 10.')

const connections = 50
const root = join(import.meta.dirname, '..')

/** The largest script that the home page begins with. */
function findAsset() {
  const site = join(root, 'dist/site')
  const scripts = readFileSync(join(site, 'index.html'), 'utf8').match(/\/assets\/[^"]+\.js/g) ?? []
  return scripts.toSorted((a, b) => statSync(join(site, b)).size - statSync(join(site, a)).size)[0] ?? '/start.js'
}

const paths = ['/', '/tools/word-counter', findAsset()]
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

// What is in /tmp may never reach a disk.
mkdirSync(join(root, '.cache'), { recursive: true })
const data = mkdtempSync(join(root, '.cache/bench-data-'))
const settings = { LOG: 'off', DATA_DIR: data, FORM_RATE_LIMIT: '1000000' }

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

async function measurePages() {
  const site = await serveSite(settings)
  const nginx = await serveWithNginx()
  if (!nginx) console.log('nginx is not installed: its rows are left out.\n')
  console.log(`Pages, in gzip, ${connections} connections. One process each.\n`)
  console.log('| page | server | requests/s | p50 ms | p99 ms | MB/s | refused or failed |')
  console.log('|---|---|---|---|---|---|---|')
  for (const path of paths) {
    for (const [name, origin] of [['Textwright', site.origin], ['nginx', nginx?.origin]]) {
      if (origin === undefined) continue
      const result = await load({ url: origin + path, connections, headers: pageHeaders })
      console.log(`| ${path} | ${name} | ${cells(result)} |`)
    }
  }
  await nginx?.close()
  site.close()
}

/** @param {string} origin */
async function takesMessages(origin) {
  const { method, path, headers, body } = message
  const { ok, status } = await fetch(origin + path, { method, headers, body })
  if (!ok) console.log(`Messages: skipped. POST ${path} answers ${status}, so this build has no form service of its own.\n`)
  return ok
}

/** @param {string} origin */
async function measureMessages(origin) {
  console.log(`Messages of ${message.body.length} bytes, each on the disk before it is acknowledged. The inbox is in .cache/.\n`)
  console.log('| connections | messages/s | p50 ms | p99 ms | MB/s | refused or failed |')
  console.log('|---|---|---|---|---|---|')
  for (const count of [1, 10, connections]) {
    const { path, ...post } = message
    console.log(`| ${count} | ${cells(await load({ url: origin + path, connections: count, ...post }))} |`)
  }
  console.log('')
}

/** In MB, by what the system tells of a process. @param {number} pid */
function readMemory(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}

/** One of each that may come, and one message to twenty of the others. @param {boolean} withMessages */
function mixedRequests(withMessages) {
  const asked = [...paths, '/nowhere', '/blog', '/about.html'].map((path) => ({ path, headers: pageHeaders }))
  const many = Array.from({ length: 20 }, (_, index) => asked[index % asked.length] ?? { path: '/' })
  return withMessages ? [...many, message] : many
}

/** @param {boolean} withMessages */
async function measureMemory(withMessages) {
  const { origin, pid, close } = await serveSite(settings)
  console.log(`Memory over 100,000 requests for pages and what is not there${withMessages ? ', with a message to every twenty' : ''}.\n`)
  console.log('| requests | resident MB |')
  console.log('|---|---|')
  console.log(`| 0 | ${write(readMemory(pid), 1)} |`)
  for (let asked = 25_000; asked <= 100_000; asked += 25_000) {
    await autocannon({ url: origin, connections, amount: 25_000, requests: mixedRequests(withMessages) })
    console.log(`| ${write(asked)} | ${write(readMemory(pid), 1)} |`)
  }
  close()
}

console.log(`${seconds} s each. Node ${process.version}, ${cpus().length} cores.\n`)
try {
  await measurePages()
  console.log('')
  const site = await serveSite(settings)
  const withMessages = await takesMessages(site.origin)
  if (withMessages) await measureMessages(site.origin)
  site.close()
  await measureMemory(withMessages)
} finally {
  rmSync(data, { recursive: true })
}
