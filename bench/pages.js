// Lighthouse, as a phone, on pages of the present build: node pages.js [runs] [path …]
// Needs a build (npm run build) and npm install in this folder. Prints medians; nothing is judged here.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { cpus } from 'node:os'
import puppeteer from 'puppeteer-core'
import { findBrowser } from '../scripts/ensure-browser.js'
import { browserFlags, serveSite } from './serve.js'

const [runs = '3', ...asked] = process.argv.slice(2)
const paths = asked.length > 0 ? asked : ['/', '/tools/word-counter', '/about', '/blog', '/blog/why-word-counts-disagree', '/contact']

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @param {import('lighthouse').Result} report */
function readFigures(report) {
  const requests = /** @type {{ resourceType: string, transferSize: number }[]} */ (
    /** @type {{ items: unknown }} */ (report.audits['network-requests']?.details).items
  )
  const kilobytes = (/** @type {typeof requests} */ some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  return [
    ...scores.map((name) => (report.categories[name]?.score ?? Number.NaN) * 100),
    ...times.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
    kilobytes(requests),
    kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests.length,
  ]
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

const site = await serveSite()
const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless=new', ...browserFlags] })
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${String(chrome.port)}`, defaultViewport: null })

/**
 * A fresh tab each time. Lighthouse asks for robots.txt as if the page did, which the policy of our pages refuses: for
 * that category the policy is set aside.
 *
 * @param {string} path
 * @param {string[]} onlyCategories
 */
async function judge(path, onlyCategories, { withoutPolicy = false } = {}) {
  const page = await browser.newPage()
  await page.setBypassCSP(withoutPolicy)
  const outcome = await lighthouse(site.origin + path, { onlyCategories, logLevel: 'error' }, undefined, page)
  await page.close()
  if (!outcome) throw new Error(`Lighthouse gave nothing for ${path}`)
  return outcome.lhr
}

/** @param {string} path */
async function measurePage(path) {
  const all = []
  const notes = new Set()
  for (let run = 0; run < Number(runs); run++) {
    const report = await judge(path, scores.slice(0, 3))
    report.categories = { ...report.categories, ...(await judge(path, ['seo'], { withoutPolicy: true })).categories }
    all.push(readFigures(report))
    for (const note of shortcomings(report)) notes.add(note)
  }
  const figures = (all[0] ?? []).map((_, index) => median(all.map((one) => one[index] ?? Number.NaN)))
  return { figures, notes: [...notes] }
}

console.log(`Lighthouse, mobile, median of ${runs}. Node ${process.version}, ${String(cpus().length)} cores.\n`)
console.log('| page | perf | a11y | best pr. | SEO | FCP ms | LCP ms | TBT ms | CLS | transfer KB | JS KB | requests |')
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
for (const path of paths) {
  const { figures, notes } = await measurePage(path)
  const cells = figures.map((figure, index) => (index === 7 ? figure.toFixed(3) : Math.round(figure).toLocaleString('en-US')))
  console.log(`| ${path} | ${cells.join(' | ')} |`)
  for (const note of notes) console.log(`  ${note}`)
}

chrome.kill()
site.close()
