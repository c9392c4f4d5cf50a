// Measures the server under load over the loopback interface, with gzipped pages and contact messages.
import autocannon from 'autocannon'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { show, table } from './report.js'
import { memoryOf, serveSite } from './site.js'

const root = join(import.meta.dirname, '..')
const connections = 50
const seconds = 10

/** Returns the largest script of the home page. */
function findScript() {
  const sizeOf = (/** @type {string} */ path) => statSync(join(root, 'dist/site', path)).size
  const scripts = readFileSync(join(root, 'dist/site/index.html'), 'utf8').match(/\/assets\/[^"]+\.js/g) ?? []
  return scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? '/'
}

const fields = { name: 'A Reader', email: 'reader@example.com', subject: 'Under load' }
const message = {
  method: /** @type {const} */ ('POST'),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  body: JSON.stringify({
    ...fields,
    message: 'Some words about the tools, in a message of average length. '.repeat(8),
  }),
}

/** @param {string} label @param {import('autocannon').Options} options @returns {Promise<string[]>} */
async function load(label, options) {
  // One second to warm up.
  await autocannon({ ...options, connections, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, connections, duration: seconds })
  return [label, ...[requests.average, latency.p50, latency.p99, non2xx + errors].map(show)]
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measureServer(only) {
  // Not in /tmp, which may be in memory, because messages must be written to disk.
  const data = mkdtempSync(join(root, '.cache/bench-data-'))
  const site = await serveSite({ DATA_DIR: data, FORM_RATE_LIMIT: '1000000' })
  const before = memoryOf(site.pid).own
  const rows = []
  for (const path of ['/', '/tools/word-counter', findScript()].filter((path) => path.includes(only))) {
    rows.push(await load(path, { url: site.origin + path, headers: { 'Accept-Encoding': 'gzip' } }))
  }
  const url = `${site.origin}/f/contact`
  // A build may use a hosted form service or none.
  const hasForm = only === '' && (await fetch(url, message)).ok
  if (hasForm) rows.push(await load('a contact message, stored on disk', { url, ...message }))
  const memory = `${show(before)} MB before, ${show(memoryOf(site.pid).own)} MB after`
  site.close()
  rmSync(data, { recursive: true })
  const markdown = [
    `${connections} connections, ${seconds} s each, load and server on one machine. Memory of the server: ${memory}.`,
    '',
    table(['request', 'per second', 'p50 ms', 'p99 ms', 'failed'], rows),
  ].join('\n')
  return { markdown, verdicts: [] }
}
