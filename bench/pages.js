// Runs Lighthouse for a simulated phone on a slow connection, and measures how much each page downloads.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { browserFlags, findBrowser } from '../scripts/ensure-browser.js'
import { scriptLimits } from './limits.js'
import { atMost, listMisses, median, show, table } from './report.js'
import { serveSite } from './site.js'
import { megabyte } from './texts.js'

const runs = 3
const tools = ['/tools/word-counter', '/tools/json-formatter', '/tools/text-diff']
const paths = ['/', ...tools, '/recipes', '/recipes/decode-jwt', '/contact', '/blog', '/blog/why-word-counts-disagree']
const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {{ url: string, resourceType: string, transferSize: number }} NetworkRequest */

/** @param {Browser} browser @param {string} address @param {string[]} onlyCategories */
async function runLighthouse(browser, address, onlyCategories) {
  // Sometimes Lighthouse misses a browser event and returns no score, so the run is repeated.
  for (let attempt = 0; attempt < 5; attempt++) {
    const page = await browser.newPage()
    // The SEO audit fetches robots.txt from within the page, which our policy forbids.
    await page.setBypassCSP(onlyCategories.includes('seo'))
    const outcome = await lighthouse(address, { onlyCategories, logLevel: 'error' }, undefined, page)
    await page.close()
    const report = outcome?.lhr
    if (report && onlyCategories.every((name) => typeof report.categories[name]?.score === 'number')) return report
  }
  throw new Error(`Lighthouse returned no score for ${address}`)
}

/** Returns the size of a body compressed with brotli. fetch() would decompress it. @param {string} address */
async function measureBody(address) {
  const [response] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')
  let size = 0
  for await (const chunk of response) size += chunk.length
  return size
}

/** @param {Browser} browser @param {string} address */
async function measurePage(browser, address) {
  const reports = []
  for (let run = 0; run < runs; run++) {
    const { audits, categories } = await runLighthouse(browser, address, scores.slice(0, 3))
    const { seo } = (await runLighthouse(browser, address, ['seo'])).categories
    reports.push({ audits, categories: { ...categories, seo } })
  }
  const points = scores.map((name) => 100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)))
  const delays = times.map((name) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)))
  const details = /** @type {{ items: NetworkRequest[] }} */ (reports[0]?.audits['network-requests']?.details)
  // The worker and its engine load when the page is idle.
  const idle = details.items.findIndex(({ url }) => url.includes('/engine.worker-'))
  const items = idle < 0 ? details.items : details.items.slice(0, idle)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  const bodies = await Promise.all(scripts.map(({ url }) => measureBody(url)))
  const kilobytes = (/** @type {number[]} */ sizes) => sizes.reduce((sum, size) => sum + size, 0) / 1000
  const weights = [kilobytes(items.map(({ transferSize }) => transferSize)), kilobytes(bodies)]
  const cells = [points.map(Math.round).join(' '), ...[...delays, ...weights].map(show), String(items.length)]
  return { cells, scripts: weights[1] ?? 0 }
}

/** Returns the size of all scripts of the site in MB, uncompressed. Those that read documents load with the first one. */
function measureAllScripts() {
  const folder = join(import.meta.dirname, '../dist/site')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.startsWith(join('assets', 'documents')),
  )
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / megabyte
}

/** @param {string} only @returns {Promise<import('./main.js').Measured>} */
export async function measurePages(only) {
  const site = await serveSite()
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless=new', ...browserFlags] })
  const browserURL = `http://127.0.0.1:${String(chrome.port)}`
  const browser = await puppeteer.connect({ browserURL, defaultViewport: null })
  const rows = []
  const allScripts = measureAllScripts()
  const verdicts = [atMost('all scripts', allScripts, scriptLimits.all, 'MB')]
  for (const path of paths.filter((path) => path.includes(only))) {
    const { cells, scripts } = await measurePage(browser, site.origin + path)
    console.error(`  ${[path, ...cells].join(', ')}`)
    rows.push([path, ...cells])
    const limit = path === '/' ? scriptLimits.home : tools.includes(path) ? scriptLimits.tool : undefined
    if (limit !== undefined) verdicts.push(atMost(`${path}, scripts`, scripts, limit, 'KB'))
  }
  chrome.kill()
  site.close()
  const markdown = [
    `Lighthouse as a phone on a simulated slow connection, medians of ${runs}. Scores: performance, accessibility,`,
    'best practices, SEO. SEO is measured with the Content-Security-Policy off, because its audit fetches robots.txt from',
    'within the page, which the policy forbids: a visitor who runs Lighthouse gets 92. Weight until the worker starts:',
    `everything with headers, and the bodies of scripts in brotli. All scripts but those that read documents: ${show(allScripts)}`,
    `MB uncompressed, limit ${show(scriptLimits.all)}.`,
    '',
    table(['page', 'scores', 'FCP ms', 'LCP ms', 'TBT ms', 'KB', 'scripts KB', 'requests'], rows),
    '',
    listMisses(verdicts),
  ].join('\n')
  return { markdown, verdicts }
}
