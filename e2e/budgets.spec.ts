import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

/** Limits for loading a page without interaction: compressed bytes, and requests including the page itself. */
interface Budget {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
  readonly requests: number
}

const light: Budget = { scripts: 82_000, styles: 16_500, fonts: 36_000, requests: 16 }

const budgets: Readonly<Record<string, Budget>> = {
  '/': { ...light, scripts: 84_500 },
  '/about': light,
  '/tools/word-counter': { ...light, scripts: 97_000, requests: 23 },
  '/tools/html-encoder': { ...light, scripts: 98_000, fonts: 44_000, requests: 25 },
  // Its About section shows ligatures, which are in a font file of their own.
  '/tools/text-cleaner': { ...light, scripts: 98_500, fonts: 52_000, requests: 24 },
  '/recipes': { ...light, scripts: 113_000, requests: 26 },
  '/recipes/csv-column': { ...light, scripts: 113_000, requests: 27 },
  '/contact': { ...light, scripts: 90_000 },
  // Includes the pictures of the first rows, but not the monospace font, which the list does not use.
  '/blog': { ...light, scripts: 94_000, fonts: 26_000, requests: 27 },
  '/blog/why-word-counts-disagree': { ...light, scripts: 98_500, requests: 22 },
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const bytesByType = { script: 0, stylesheet: 0, font: 0 }
    let requests = 0
    const measured: Promise<void>[] = []
    let isIdle = false
    page.on('request', (request) => (isIdle ||= request.url().includes('/engine.worker-')))
    page.on('requestfinished', (request) => {
      // The worker and the engine load when the page is idle.
      if (isIdle) return
      requests += 1
      const type = request.resourceType()
      if (!(type in bytesByType)) return
      measured.push(
        request.sizes().then(({ responseBodySize }) => {
          bytesByType[type as keyof typeof bytesByType] += responseBodySize
        }),
      )
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(measured)
    // Zero would mean that nothing was measured.
    expect(bytesByType.script).toBeGreaterThan(50_000)
    const totals = { scripts: bytesByType.script, styles: bytesByType.stylesheet, fonts: bytesByType.font, requests }
    const exceeded = Object.entries(totals).filter(([name, value]) => value > budget[name as keyof Budget])
    expect(exceeded, `of ${JSON.stringify(totals)}`).toEqual([])
  })
}

const site = join(import.meta.dirname, '../dist/site')
const toolBudget = 100_500

function sentBytes(file: string): number {
  return (statSync(join(site, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(site, file))).size
}

test('every tool page loads at most 100 KB of scripts', () => {
  const pages = readdirSync(join(site, 'tools')).filter((file) => file.endsWith('.html'))
  expect(pages).toHaveLength(toolIds.length)
  const sizes = pages.map((file) => {
    const scripts = new Set(readFileSync(join(site, 'tools', file), 'utf8').match(/\/[\w/-]+\.js(?=")/g))
    return { file, bytes: [...scripts].reduce((sum, script) => sum + sentBytes(script), 0) }
  })
  expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(50_000)
  expect(sizes.filter(({ bytes }) => bytes > toolBudget)).toEqual([])
})

test('the stylesheet has its cascade layers in order', () => {
  const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? []
  const layers = [...readFileSync(join(site, stylesheet), 'utf8').matchAll(/@layer ([\w, ]+)[{;]/g)].map(
    ([, name]) => name,
  )
  expect(layers.slice(0, 4)).toEqual(['reset', 'tokens', 'components', 'views'])
})
