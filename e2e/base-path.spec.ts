import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { SiteServer } from './site-server.ts'
import { useTool } from './use-tool.ts'

// The same build at the root of its host and below a path.

const root = join(import.meta.dirname, '..')
const dist = realpathSync(join(root, 'dist'))
const publicOrigin = 'https://textwright.example'

const test = base.extend<{ basePath: string; server: SiteServer }>({
  basePath: ['', { option: true }],
  server: async ({ basePath }, use) => {
    const server = new SiteServer(dist, undefined, { SITE_ORIGIN: publicOrigin + basePath })
    await server.start()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
})

/** Records the requests outside the site. */
function recordRequestsOutside(page: Page, address: string): string[] {
  const outside: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(address)) outside.push(url)
  })
  return outside
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  expect(response.status, url).toBe(200)
  return response.text()
}

for (const basePath of ['', '/a/b'])
  test.describe(`at ${basePath}/`, () => {
    test.use({ basePath })

    test('the home page, a tool, a document, hashing and a recipe', async ({ page, server }) => {
      const outside = recordRequestsOutside(page, `${server.origin}${basePath}/`)
      await page.goto(`${basePath}/`)
      await page
        .locator('#tools')
        .getByRole('link', { name: /Word Counter/ })
        .click()
      await expect(page).toHaveURL(`${basePath}/?tool=word-counter`)
      const dialog = page.getByRole('dialog', { name: 'Word Counter' })
      await dialog.getByRole('textbox', { name: 'Your text' }).fill('three short words')
      await expect(dialog.locator('.figure-value')).toHaveText('3')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${basePath}/`)

      // Without a document, from page to page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL(`${basePath}/about`)
      await expect(page.locator('h1')).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(`${basePath}/`)

      await page.goto(`${basePath}/tools/word-counter`)
      await useTool(page, 'word-counter')
      const name = 'lists.pandoc.docx'
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Open file' }).first().click()
      const buffer = readFileSync(join(root, 'test/documents', name))
      await (await chooser).setFiles({ name, buffer, mimeType: 'application/octet-stream' })
      await expect(page.locator('textarea').first()).toHaveValue(/Packing for a week/)

      const worker = page.waitForResponse(/\/engine\.worker-/)
      await page.goto(`${basePath}/tools/hash-generator`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'abc.bin', mimeType: '', buffer: Buffer.from('abc') })
      await expect(page.getByText('900150983cd24fb0d6963f7d28e17f72')).toBeVisible()
      expect((await worker).headers()['content-security-policy']).toContain("'wasm-unsafe-eval'")

      await page.goto(`${basePath}/recipes`)
      await page.getByRole('textbox', { name: 'Recipe as text' }).fill('line-sorter')
      await expect(page).toHaveURL(new RegExp(`^${server.origin}${basePath}/recipes#`))
      expect(outside).toEqual([])
    })

    test('the search leads to a page', async ({ page }) => {
      await page.goto(`${basePath}/about`)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox').fill('morse')
      await page.getByRole('option', { name: /Morse/ }).first().click()
      await expect(page).toHaveURL(`${basePath}/tools/morse-code`)
      await expect(page.locator('h1')).toHaveText(/Morse/)
    })

    test('the blog shows posts with their pictures and links', async ({ page, server }) => {
      const outside = recordRequestsOutside(page, `${server.origin}${basePath}/`)
      const fetched = page.waitForResponse(/\/cda\/spaces\//)
      await page.goto(`${basePath}/blog`)
      expect((await fetched).status()).toBe(304)
      await page.locator('.post-card a[href$="/blog/what-keyword-density-can-tell"]').click()
      await expect(page).toHaveURL(`${basePath}/blog/what-keyword-density-can-tell`)
      const picture = page.locator('article img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.locator('.post-text').getByRole('link', { name: 'Text Summarizer' }).click()
      await expect(page).toHaveURL(`${basePath}/tools/text-summarizer`)
      expect(outside).toEqual([])
    })

    test('the contact form sends a message, also without scripts', async ({ page, server, browser }) => {
      await page.goto(`${basePath}/contact`)
      const message = { Name: 'Ada', Email: 'ada@example.com', Message: 'First line,\nsecond line.' }
      for (const [label, text] of Object.entries(message)) await page.getByRole('textbox', { name: label }).fill(text)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText("We've received your message")).toBeVisible()

      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
      const plain = await context.newPage()
      await plain.goto(`${basePath}/contact`)
      for (const [label, text] of Object.entries(message)) await plain.getByRole('textbox', { name: label }).fill(text)
      await plain.getByRole('button', { name: 'Send Message' }).click()
      await expect(plain).toHaveURL(`${basePath}/contact/sent`)
      await context.close()
    })

    test('an unknown address gets the 404 page with its styles', async ({ page, expectLog }) => {
      expectLog(/status 404: .*\/nowhere\/deep/)
      expectLog(/Failed to load resource: .* 404/)
      expectLog(/404: there is no page at \/nowhere\/deep/)
      await page.goto(`${basePath}/nowhere/deep`)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL(`${basePath}/`)
      await expect(page.locator('#tools')).toBeVisible()
    })

    test('the sitemap, the feed and the manifest have addresses of the site', async ({ server }) => {
      const address = server.origin + basePath
      const toServer = (url: string) => url.replace(publicOrigin, server.origin)
      const locations = (await readText(`${address}/sitemap.xml`)).match(/(?<=<loc>)[^<]+/g) ?? []
      expect(locations.length).toBeGreaterThan(50)
      for (const location of locations) {
        expect(location).toMatch(new RegExp(`^${publicOrigin}${basePath}/`))
        expect(await readText(toServer(location))).toContain(`<link rel="canonical" href="${location}"`)
      }
      const feed = await readText(`${address}/rss.xml`)
      const links = feed.match(/(?<=<link>|<guid>|url="|href=")[^<"]+/g) ?? []
      expect(links.length).toBeGreaterThan(20)
      for (const link of new Set(links)) {
        expect(link).toMatch(new RegExp(`^${publicOrigin}${basePath}/`))
        expect((await fetch(toServer(link.replaceAll('&amp;', '&')))).status, link).toBe(200)
      }
      const manifest = JSON.parse(await readText(`${address}/manifest.webmanifest`)) as {
        start_url: string
        scope: string
        icons: { src: string }[]
        shortcuts: { url: string }[]
      }
      const resolve = (url: string) => new URL(url, `${address}/manifest.webmanifest`).href
      expect([manifest.start_url, manifest.scope].map(resolve)).toEqual([`${address}/`, `${address}/`])
      for (const url of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)])
        expect((await fetch(resolve(url))).status, url).toBe(200)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
    })

    test.describe('offline', () => {
      test.use({ serviceWorkers: 'allow' })
      // Caches all files of the site.
      test.describe.configure({ timeout: 180_000 })

      test('pages open and tools work', async ({ page, server, expectLog }) => {
        expectLog(/status 404: .*\/404$/)
        expectLog(/failed request: .*\/cda\//)
        expectLog(/failed request: .*\/tools\/ /)
        expectLog(/Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED)/)
        const outside = recordRequestsOutside(page, `${server.origin}${basePath}/`)
        await page.goto(`${basePath}/`)
        await expect(page.getByText('Ready for offline use')).toBeVisible({ timeout: 90_000 })
        const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
        expect(scope).toBe(`${server.origin}${basePath}/`)
        await server.stop()
        for (const path of ['/', '/about', '/blog', '/tools/word-counter', '/tools/']) {
          const response = await page.goto(basePath + path)
          expect(response?.fromServiceWorker(), path).toBe(true)
          await expect(page.locator('h1'), path).toBeVisible()
        }
        // `/tools` has no page of its own.
        await expect(page).toHaveURL(`${basePath}/#tools`)
        await page.goto(`${basePath}/tools/word-counter`)
        await useTool(page, 'word-counter')
        expect(outside).toEqual([])
      })
    })
  })
