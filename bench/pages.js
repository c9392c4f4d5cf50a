// Lighthouse, as a phone, on pages of the present build: node pages.js [runs] [path …]
// Needs a build (npm run build) and npm install in this folder. Nothing is judged here.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer-core'
import { findBrowser } from '../scripts/ensure-browser.js'
import { bePatient, measureCalmly } from './calm.js'
import { browserFlags, serveSite } from './serve.js'

export const title = 'Pages'

const usualRuns = 5
/** How long neighbours of the machine are waited for in all, in milliseconds. */
const patience = 120_000
const usualPaths = [
  '/',
  '/tools/word-counter',
  '/tools/json-formatter',
  '/tools/text-diff',
  '/about',
  '/contact',
  '/blog',
  '/blog/why-word-counts-disagree',
]

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image']

/** @typedef {{ url: string, resourceType: string, transferSize: number }} NetworkRequest */

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @param {import('lighthouse').Result} report */
function readFigures(report) {
  const requests = /** @type {NetworkRequest[]} */ (
    /** @type {{ items: unknown }} */ (report.audits['network-requests']?.details).items
  )
  const kilobytes = (/** @type {NetworkRequest[]} */ some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return {
    scores: scores.map((name) => (report.categories[name]?.score ?? Number.NaN) * 100),
    times: times.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
    sizes: [kilobytes(requests), ...types.map((type) => kilobytes(requests.filter(({ resourceType }) => resourceType === type)))],
    requests: [requests.length],
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
  }
}

/** In bytes, as sent, without headers. @param {string} address @returns {Promise<number>} */
function measureBody(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let size = 0
      for await (const chunk of response) size += chunk.length
      resolve(size)
    }).on('error', reject)
  })
}

/** What fell short of full marks, by the audit's own words. @param {import('lighthouse').Result} report */
function shortcomings(report) {
  return scores.slice(1).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: report.audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
      .map(({ audit }) => `${category}: ${audit?.title ?? ''}`),
  )
}

/**
 * A fresh tab each time. Lighthouse asks for robots.txt as if the page did, which the policy of our pages refuses: for
 * that category the policy is set aside.
 *
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {string[]} onlyCategories
 */
async function judge(browser, address, onlyCategories, { withoutPolicy = false } = {}) {
  const page = await browser.newPage()
  await page.setBypassCSP(withoutPolicy)
  const outcome = await lighthouse(address, { onlyCategories, logLevel: 'error' }, undefined, page)
  await page.close()
  if (!outcome) throw new Error(`Lighthouse gave nothing for ${address}`)
  return outcome.lhr
}

/**
 * Now and then Lighthouse misses an event of the browser and gives no mark. That run is taken again.
 *
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {string[]} categories
 */
async function judgeFully(browser, address, categories) {
  for (let attempt = 1; ; attempt++) {
    const report = await judge(browser, address, categories)
    const hasMarks = categories.every((name) => typeof report.categories[name]?.score === 'number')
    if (hasMarks || attempt === 5) return report
  }
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {number} runs
 */
async function measurePage(browser, address, runs) {
  const all = []
  const notes = new Set()
  for (let run = 0; run < runs; run++) {
    const report = await measureCalmly(() => judgeFully(browser, address, scores.slice(0, 3)))
    report.categories = { ...report.categories, ...(await judge(browser, address, ['seo'], { withoutPolicy: true })).categories }
    all.push(readFigures(report))
    for (const note of shortcomings(report)) notes.add(note)
  }
  const medians = (/** @type {'scores' | 'times' | 'sizes' | 'requests'} */ name) =>
    (all[0]?.[name] ?? []).map((_, index) => median(all.map((one) => one[name][index] ?? Number.NaN)))
  const bodies = await Promise.all((all[0]?.scripts ?? []).map(measureBody))
  const performances = all.map((one) => one.scores[0] ?? Number.NaN)
  return {
    scores: medians('scores'),
    spread: `${String(Math.round(Math.min(...performances)))}–${String(Math.round(Math.max(...performances)))}`,
    times: medians('times'),
    sizes: medians('sizes'),
    requests: medians('requests'),
    scripts: bodies.reduce((sum, size) => sum + size, 0) / 1000,
    notes: [...notes],
  }
}

/** @param {number} figure */
const whole = (figure) => Math.round(figure).toLocaleString('en-GB')
/** @param {(string | number)[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`

/** @param {number} runs @param {readonly string[]} paths */
async function measurePages(runs, paths) {
  bePatient(patience)
  const site = await serveSite()
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless=new', ...browserFlags] })
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${String(chrome.port)}`, defaultViewport: null })
  const pages = []
  for (const path of paths) pages.push({ path, ...(await measurePage(browser, site.origin + path, runs)) })
  chrome.kill()
  site.close()

  const marks = pages.map(({ path, scores: [performance = 0, ...others], spread, times: [first = 0, largest = 0, blocked = 0, shift = 0] }) =>
    row([path, whole(performance), spread, ...others.map(whole), whole(first), whole(largest), whole(blocked), shift.toFixed(3)]),
  )
  const weights = pages.map(({ path, sizes, scripts, requests }) =>
    row([path, ...[...sizes, scripts].map((size) => size.toFixed(1)), ...requests]),
  )
  const notes = pages.flatMap((page) => page.notes.map((note) => `- ${page.path}: ${note}`))
  return [
    `Lighthouse 12 as a phone on a slow line, simulated: medians of ${String(runs)}, with the lowest and the highest mark for performance.`,
    'Each waits until a plain loop has a core to itself, and is taken again if that is not so afterwards, for',
    `${String(patience / 60_000)} minutes in all.`,
    '',
    '| page | performance | spread | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...marks,
    '',
    'What each page asks for before it is touched, in KB as sent, headers included: more than a KB for each request, with the',
    'policy. The budgets for scripts are for what these hold, in brotli, which stands in the last column but one.',
    '',
    '| page | all | HTML | scripts | styles | fonts | images | scripts alone | requests |',
    '|---|---|---|---|---|---|---|---|---|',
    ...weights,
    ...(notes.length > 0 ? ['', 'Short of full marks:', '', ...notes] : []),
    '',
  ].join('\n')
}

export function measure() {
  return measurePages(usualRuns, usualPaths)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [runs = String(usualRuns), ...paths] = process.argv.slice(2)
  console.log(await measurePages(Number(runs), paths.length > 0 ? paths : usualPaths))
}
