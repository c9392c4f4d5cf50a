import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { writeOfflineWorker } from '../scripts/offline-worker.js'
import { chooseLightTheme, expect, expectNoAxeViolations, isDeep, test as base } from './fixtures.ts'
import { SiteServer } from './site-server.ts'
import { toolIds } from './tool-ids.ts'
import { useTool } from './use-tool.ts'

const root = join(import.meta.dirname, '..')
const dist = realpathSync(join(root, 'dist'))

/** The paths of all pages. */
const pages = readdirSync(join(dist, 'site'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)

interface Offline {
  /** A build folder that contains `site` and `server`. */
  folder: string
  server: SiteServer
}

const test = base.extend<Offline>({
  folder: async ({}, use) => {
    await use(dist)
  },
  server: async ({ folder }, use) => {
    const server = new SiteServer(folder)
    await server.start()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
})

test.use({ serviceWorkers: 'allow' })
// Each test caches all files of the site and visits many pages.
test.describe.configure({ timeout: 180_000 })

const otherOrigin = String(playwright.use?.baseURL)

/** The 404 page is served with status 404, but is cached anyway. */
const notFoundPage = /status 404: .*\/404$/

async function waitUntilReady(page: Page) {
  await page.goto('/')
  await expect(page.getByText('Ready for offline use')).toBeVisible()
}

test('the footer and the FAQ say that of the articles only the pictures once seen are there', async ({
  page,
  expectLog,
}) => {
  expectLog(notFoundPage)
  await waitUntilReady(page)
  const said = 'every page and tool works'
  for (const place of [page.getByRole('contentinfo'), page.locator('#faq')]) {
    await expect(place).toContainText(said)
    await expect(place).toContainText('pictures of articles once seen')
  }
})

test('offline, pages open by URL and tools work', async ({ page, server, expectLog }) => {
  expectLog(notFoundPage)
  // The blog requests newer posts, and pictures that are not cached.
  expectLog(/failed request: .*\/cda\//)
  expectLog(/failed request: .*\/f\/contact/)
  expectLog(/Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED)/)
  await waitUntilReady(page)
  await server.stop()
  for (const path of isDeep ? pages : ['/', '/about', '/blog', '/recipes', '/tools/word-counter', '/tools/text-diff']) {
    const response = await page.goto(path)
    expect(response?.fromServiceWorker(), path).toBe(true)
    await expect(page.locator('h1'), path).toBeVisible()
    const [, id] = /^\/tools\/(.+)$/.exec(path) ?? []
    if (id !== undefined) await useTool(page, id)
  }

  // A message that cannot be sent stays in the form.
  await page.goto('/contact')
  const message = { Name: 'Ada', Email: 'ada@example.com', Message: 'First line,\nsecond line.' }
  const field = (name: string) => page.getByRole('textbox', { name })
  for (const [name, text] of Object.entries(message)) await field(name).fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Your message could not be sent: the server could not be reached.',
  )
  for (const [name, text] of Object.entries(message)) await expect(field(name)).toHaveValue(text)

  await page.goto('/?tool=word-counter')
  // Too long for the main thread, and for a plain text area.
  await page.getByRole('textbox', { name: 'Your text' }).fill('word '.repeat(60_000))
  await expect(page.locator('.figure-value')).toHaveText('60,000')
  expect(page.workers()).toHaveLength(1)

  // Uses WebAssembly in the worker.
  await page.goto('/tools/hash-generator')
  await page.locator('input[type=file]').setInputFiles({ name: 'abc.bin', mimeType: '', buffer: Buffer.from('abc') })
  await expect(page.getByText('900150983cd24fb0d6963f7d28e17f72')).toBeVisible()

  // Uses a large character table on the page and in the worker.
  await page.goto('/tools/slug-generator')
  const slug = page.getByRole('status', { name: 'Slug' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Привет мир')
  await expect(slug).toHaveText('privet-mir')
  await page.getByRole('textbox', { name: 'Title' }).fill('Привет мир '.repeat(4000))
  await expect(slug).toHaveText(/^privet-mir-privet/)
})

test('offline, tools open by click, and unusual URLs are handled', async ({ page, server, expectLog }) => {
  expectLog(notFoundPage)
  expectLog(/failed request: .*ERR_CONNECTION_REFUSED/)
  expectLog(/Failed to load resource: net::ERR_CONNECTION_REFUSED/)
  expectLog(/status 404: .*nowhere/)
  expectLog(/status of 404/)
  expectLog(/404: there is no page at \/nowhere/)
  expectLog(/404: there is no page at \/tools\/nowhere/)
  await waitUntilReady(page)
  await server.stop()

  // The page was loaded before its service worker.
  const links = page.locator('#tools').getByRole('link')
  await expect(links).toHaveCount(toolIds.length)
  for (const link of (await links.all()).slice(0, isDeep ? toolIds.length : 3)) {
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('About this tool')).toBeVisible()
    await expect(dialog.locator('.tool-layout')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  for (const [path, address, heading] of [
    ['/?tool=nonsense&q=a&category=b', '/?tool=nonsense&q=a&category=b', 'Textwright'],
    ['/tools/word-counter?from=a-friend', '/tools/word-counter?from=a-friend', 'Word Counter'],
    ['/about/', '/about', 'About'],
    ['/about.html', '/about', 'About'],
    ['/tools', '/#tools', 'Textwright'],
    ['/nowhere', '/nowhere', '404'],
    // The skeleton for posts newer than the build, which cannot be fetched offline.
    ['/blog/newer', '/blog/newer', 'Loading the post…'],
    ['/tools/nowhere', '/tools/nowhere', '404'],
  ] as const) {
    const response = await page.goto(path)
    await expect(page).toHaveURL(address)
    await expect(page.locator('h1')).toContainText(heading)
    expect(response?.status(), path).toBe(heading === '404' ? 404 : 200)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()

  await server.start()
  expect((await page.goto('/nowhere'))?.headers()).toHaveProperty('date')
  await page.goto('/')
  await expect(page.getByText('Ready for offline use')).toBeVisible()
})

test('caches only the site’s files and pictures that were shown, and the worker cannot fetch anything else', async ({
  page,
  context,
  request,
  server,
  expectLog,
}) => {
  expectLog(notFoundPage)
  expectLog(/failed request: .*picture|failed request: .*other/)
  expectLog(/Failed to load resource/)
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>'
  await context.route('**/cda/picture.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  await waitUntilReady(page)
  const loadImage = (address: string) =>
    page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      return image.decode().then(
        () => image.naturalWidth,
        () => 'broken',
      )
    }, address)
  expect(await loadImage('/cda/picture.svg?w=100')).toBe(7)
  await page.goto('/?tool=word-counter&q=qzxmarkerqzx')
  await page.getByRole('textbox', { name: 'Your text' }).fill('qzxmarkerqzx '.repeat(5000))
  await expect(page.locator('.figure-value')).toHaveText('5,000')

  const cached = await page.evaluate(async () => {
    const files = await (await caches.open('textwright-files')).keys()
    const pictures = await (await caches.open('textwright-pictures')).keys()
    return {
      caches: (await caches.keys()).sort(),
      files: files.map(({ url }) => url),
      pictures: pictures.map(({ url }) => url),
      databases: await indexedDB.databases(),
    }
  })
  expect(cached.caches).toEqual(['textwright-files', 'textwright-pictures'])
  expect(cached.pictures).toEqual([`${server.origin}/cda/picture.svg?w=100`])
  expect(cached.databases).toEqual([])
  expect(cached.files.length).toBeGreaterThan(pages.length + toolIds.length)
  for (const url of cached.files) {
    const { origin, pathname } = new URL(url)
    expect(origin).toBe(server.origin)
    expect(pathname).not.toMatch(/^\/(?:share\/|cda\/|sw\.js$)/)
    const names = [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`]
    expect(
      names.some((name) => existsSync(join(dist, 'site', name))),
      url,
    ).toBe(true)
  }

  const workerResponse = await request.get('/sw.js')
  expect(workerResponse.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript' })
  expect(workerResponse.headers()['content-security-policy']).toContain("connect-src 'self';")
  const toolResponse = await request.get('/tools/word-counter')
  expect(toolResponse.headers()['content-security-policy']).toContain("connect-src 'none';")
  expect(await workerResponse.text()).not.toMatch(/importScripts|https?:/)

  const [worker] = context.serviceWorkers()
  const fetchInWorker = (url: string) =>
    worker?.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => 'sent',
          () => 'blocked',
        ),
      url,
    )
  expect(await fetchInWorker('/start.js')).toBe('sent')
  // The server of the other end-to-end tests.
  expect(await fetchInWorker(otherOrigin)).toBe('blocked')

  await context.unroute('**/cda/picture.svg*')
  await server.stop()
  expect(await loadImage('/cda/picture.svg?w=200')).toBe(7)
  expect(await loadImage('/cda/other.svg')).toBe('broken')
})

test('offline, every kind of document opens once one was opened', async ({ page, server, expectLog }) => {
  expectLog(notFoundPage)
  await waitUntilReady(page)
  const cachedScripts = () =>
    page.evaluate(async () => {
      const cache = await caches.open('textwright-files')
      const urls = (await cache.keys()).map(({ url }) => url)
      return urls.filter((url) => url.includes('/assets/documents/')).map((url) => url.replace(/.*\/|-.*/g, ''))
    })
  expect(await cachedScripts()).toEqual([])
  const samples = join(root, 'test/documents')
  const field = page.locator('textarea').first()
  await page.goto('/tools/word-counter')
  await page.locator('input[type=file]').first().setInputFiles(join(samples, 'notes.pandoc.docx'))
  await expect(field).toHaveValue(/^On keeping a garden diary/)
  await expect.poll(cachedScripts).toEqual(expect.arrayContaining(['docx', 'odt', 'epub', 'rtf', 'pdf', 'pdf.worker']))
  await server.stop()
  await page.reload()
  for (const file of ['notes.weasyprint.pdf', 'notes.pandoc.rtf']) {
    await page.locator('input[type=file]').first().setInputFiles(join(samples, file))
    await expect(page.locator('.text-area-status').first()).toContainText(`Text of ${file}`)
  }
})

/** Turns a built site into another version: renamed scripts, an attribute on every page, and a matching service worker. */
async function makeSecondVersion(site: string) {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  for (const name of names) if (/\.(?:br|gz)$/.test(name)) rmSync(join(site, name))
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
  const anyScript = new RegExp(scripts.join('|').replaceAll('.', '\\.'), 'g')
  const rename = (name: string) => name.replace(/\.js$/, '-second.js')
  for (const name of names.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = readFileSync(join(site, name), 'utf8').replace(anyScript, rename)
    writeFileSync(join(site, name), text.replace('<html ', '<html data-version="second" '))
  }
  for (const name of scripts) renameSync(join(site, 'assets', name), join(site, 'assets', rename(name)))
  await writeOfflineWorker(site)
}

test.describe('a new version', { tag: '@deep' }, () => {
  const copy = join(root, '.cache/e2e-second-version')
  const site = join(copy, 'site')

  const updating = test.extend<Offline>({
    folder: async ({}, use) => {
      rmSync(copy, { recursive: true, force: true })
      cpSync(dist, copy, { recursive: true })
      await use(copy)
      rmSync(copy, { recursive: true })
    },
  })

  /** The browser checks for a new version whenever a page is opened. */
  async function openAnyPage(page: Page) {
    await page.goto('/about')
    await expect(page.locator('html')).not.toHaveAttribute('data-version')
  }

  function isUpdating(page: Page): Promise<boolean> {
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return Boolean(registration?.installing ?? registration?.waiting)
    })
  }

  function cachedOldScripts(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const cached = await (await caches.open('textwright-files')).keys()
      return cached.map(({ url }) => url).filter((url) => /assets\/.*(?<!-second)\.js$/.test(url))
    })
  }

  updating('is offered but never forced, and open pages keep working', async ({ page, context, server, expectLog }) => {
    expectLog(notFoundPage)
    await chooseLightTheme(page)
    await waitUntilReady(page)
    const other = await context.newPage()
    await other.goto('/tools/word-counter')
    await other.getByRole('textbox', { name: 'Your text' }).fill('three little words')

    await makeSecondVersion(site)
    await server.stop()
    await server.start()

    // One file is still missing, as during a deployment.
    const missingScript = /any-ascii-.*-second\.js$/
    expectLog(/status 404: .*any-ascii/)
    await context.route(missingScript, (route) => route.fulfill({ status: 404 }))
    const notFound = context.waitForEvent('response', (response) => missingScript.test(response.url()))
    await openAnyPage(page)
    expect((await notFound).status()).toBe(404)
    await expect.poll(() => isUpdating(page)).toBe(false)
    await openAnyPage(page)
    await expect(page.locator('.update-notice')).toHaveText('')
    await context.unroute(missingScript)

    await openAnyPage(page)
    const notice = page.locator('.update-notice')
    await expect(notice.getByRole('status')).toContainText('A new version is ready.')
    await expectNoAxeViolations(page)
    await expect(other.getByText('A new version is ready.')).toBeVisible()
    await other.getByRole('button', { name: 'Dismiss' }).click()
    await expect(other.getByText('A new version is ready.')).toHaveCount(0)

    // Without a reload, every URL shows the old version.
    await openAnyPage(page)
    let loads = 0
    page.on('load', () => loads++)
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-version', 'second')
    await expect(page.getByText('Ready for offline use')).toBeVisible()
    await expect(notice.getByRole('button')).toHaveCount(0)
    expect(loads).toBe(1)

    // The other tab keeps its text, and can load files that the server no longer has.
    expect(await cachedOldScripts(page)).not.toEqual([])
    await expect(other.getByText('A new version is ready.')).toBeVisible()
    await expect(other.getByRole('textbox', { name: 'Your text' })).toHaveValue('three little words')
    await other.getByRole('link', { name: 'Textwright', exact: true }).first().click()
    await other
      .locator('#tools')
      .getByRole('link', { name: /Regex Tester/ })
      .click()
    await expect(other.getByRole('dialog').locator('.tool-layout')).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.locator('html')).not.toHaveAttribute('data-version')
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(other.locator('html')).toHaveAttribute('data-version', 'second')

    // The old version is removed when no page uses it.
    await other.close()
    const last = await context.newPage()
    await page.close()
    await last.goto('/')
    await expect.poll(() => cachedOldScripts(last)).toEqual([])
    await server.stop()
    await last.goto('/tools/regex-tester')
    await expect(last.locator('.tool-layout')).toBeVisible()
  })
})
