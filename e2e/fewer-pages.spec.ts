import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from './fixtures.ts'
import { buildProject, copyProject } from './project-copy.ts'
import { SiteServer } from './site-server.ts'

// A site whose owner left out two tools, the blog and the contact page.

const settings = { HIDE_TOOLS: 'hash-generator, json-formatter', BLOG: 'off', CONTACT: 'off' }

const unpublished = [
  '/tools/hash-generator',
  '/tools/json-formatter',
  // Recipes with one of these tools.
  '/recipes/checksum-of-cleaned-text',
  '/recipes/format-json-sorted',
  '/blog',
  '/blog/which-checksum-is-enough',
  '/blog.json',
  '/rss.xml',
  '/cda/spaces/textwright/environments/master/entries',
  '/contact',
  '/contact/sent',
]

interface Build {
  readonly project: string
  readonly folder: string
}

const test = base.extend<{ server: SiteServer }, { build: Build }>({
  build: [
    async ({}, use) => {
      const project = copyProject()
      await use({ project, folder: await buildProject(project, settings) })
      rmSync(project, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: async ({ build }, use) => {
    const server = new SiteServer(build.folder)
    await server.start()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
})

// In one worker, because each would make its own build.
test.describe.configure({ mode: 'default' })

test('the home page and the menus have the published tools and pages', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/\| 30 text tools\./)
  await expect(page.locator('.tagline')).toContainText('30 text tools')
  await expect(page.locator('#tools .card')).toHaveCount(30)
  await expect(page.getByRole('list', { name: 'Popular tools' }).getByRole('link')).toHaveCount(7)
  const names = /^(?:Hash Generator|JSON Formatter|Blog|Contact|Contact us)$/i
  const hidden = page.getByRole('link', { name: names, includeHidden: true })
  await expect(hidden).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
  // Also after other pages of the site were opened without a document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('region', { name: 'Ready recipes' })).toBeVisible()
  await expect(hidden).toHaveCount(0)
  await expect(page.locator('a[href$="/recipes/format-json-sorted"]')).toHaveCount(0)

  await page.goto('/?tool=hash-generator')
  await expect(page.locator('#tools')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('links to other pages are text', async ({ page }) => {
  await page.goto('/')
  await page.locator('#what-is').getByText('Read on').click()
  const prose = page.locator('#what-is')
  await expect(prose).toContainText('a hash generator for text and files')
  await expect(prose.getByRole('link', { name: 'hash generator' })).toHaveCount(0)
  await expect(prose.getByRole('link', { name: 'Morse code' })).toBeVisible()
  await expect(page.locator('#faq')).not.toContainText(/the blog|writing to us|articles/i)

  await page.goto('/about')
  await expect(page.locator('.prose')).not.toContainText(/blog|contact page|Get in touch/)
  await page.goto('/privacy')
  await expect(page.locator('.text-page')).not.toContainText(/blog|contact page|Formspree|Contentful/i)
  await page.goto('/terms')
  await expect(page.locator('.prose')).not.toContainText(/blog|contact page|articles/i)
  await page.goto('/proof')
  await expect(page.locator('.prose')).not.toContainText(/blog|contact page/)
})

test('the search finds none of them', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox')
  const found = page.getByRole('option', {
    name: /^(?:# )?(?:.{1,3} ?)?(?:Hash Generator|JSON Formatter|Blog|Contact)/,
  })
  await expect(page.getByRole('option', { name: /Word Counter/ })).toBeVisible()
  for (const query of ['', 'hash', 'md5 checksum', 'format json', 'blog', 'contact', 'which checksum is enough']) {
    await field.fill(query)
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeAttached()
    await expect(found, query).toHaveCount(0)
  }
  await field.fill('xyzzyx')
  await expect(page.getByText('No results found for “xyzzyx”.')).toBeVisible()
  await expect(page.getByText('Tell us')).toHaveCount(0)
})

test('no text leads to them', async ({ page }) => {
  await page.goto('/')
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await page.getByRole('textbox', { name: 'Start with any text' }).fill('{"a": 1}')
  await expect(suggestions.filter({ hasText: /Any text|Count words/ })).toBeVisible()
  await expect(suggestions.filter({ hasText: /JSON/ })).toHaveCount(0)

  await page.goto('/tools/password-generator')
  await page
    .getByRole('button', { name: /Continue with/ })
    .first()
    .click()
  await expect(page.getByRole('option', { name: /Base64 Encoder/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Hash Generator|JSON Formatter/ })).toHaveCount(0)
})

test('a recipe with a hidden tool is refused with a sentence', async ({ page }) => {
  await page.goto('/recipes#recipe=line-sorter|hash-generator')
  const message = page.getByText('Character 13: Unknown tool “hash-generator”.')
  await expect(message).toBeVisible()
  await page.getByRole('textbox', { name: 'Recipe as text' }).fill('line-sorter')
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(1)
  await expect(message).toHaveCount(0)
})

test('their addresses answer 404, and no page, file or list leads to one', async ({ build, server }) => {
  const status = async (path: string) => (await fetch(server.origin + path)).status
  for (const path of unpublished) expect.soft(await status(path), path).toBe(404)

  const site = join(build.folder, 'site')
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(60)
  const links = new Set<string>()
  for (const file of pages) {
    const html = await (await fetch(`${server.origin}/${file.replace(/(^index)?\.html$/, '')}`)).text()
    for (const [, path = ''] of html.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g)) links.add(path)
  }
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await (await fetch(`${server.origin}/${file}`)).text()
    for (const [, path = ''] of text.matchAll(/(?:<loc>|\]\()http:\/\/127\.0\.0\.1:4173(\/[^<)]*)/g)) links.add(path)
  }
  const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, readonly Record<string, string>[]>
  const { shortcuts = [], file_handlers: handlers = [] } = manifest
  for (const { url, action } of [...shortcuts, ...handlers]) links.add(`/${url ?? action ?? ''}`)
  expect(links.size).toBeGreaterThan(150)
  for (const path of links) expect.soft(await status(path), path).toBe(200)
  for (const path of unpublished) expect.soft([...links]).not.toContain(path)

  const robots = read('robots.txt')
  const hosts = ['nginx.conf', 'Caddyfile'].map((file) => readFileSync(join(build.folder, file), 'utf8'))
  for (const text of [robots, read('_headers'), read('_redirects'), ...hosts])
    expect(text).not.toMatch(/\/(?:blog|contact|cda|f)\b/)
  // Nothing of the content service and the form is part of the scripts.
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => /\/cda\b|\/f\/contact/.test(read(file)))).toEqual([])
  const response = await fetch(`${server.origin}/nowhere`)
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'none'")
})

test('the command line has every tool and recipe', ({ build }) => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [join(build.folder, 'cli/main.js'), ...args], { input: '{"b":1}', encoding: 'utf8' })
  expect(run('--help')).toContain('json-formatter')
  expect(run('hash-generator', '--json')).toContain('SHA-256')
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  // Caches all files of the site.
  test.describe.configure({ timeout: 180_000 })

  test('their addresses are not found', async ({ page, server, expectLog }) => {
    expectLog(/status 404: .*\/404$/)
    expectLog(/Failed to load resource/)
    expectLog(/404: there is no page at/)
    expectLog(/failed request: .*\/(?:tools\/hash-generator|blog|contact)\b.*ERR_CONNECTION_REFUSED/)
    expectLog(/status 404: .*\/(?:tools\/hash-generator|blog|contact)\b/)
    await page.goto('/')
    await expect(page.getByText('every page and tool works without a connection.')).toBeVisible({ timeout: 90_000 })
    await server.stop()
    await page.goto('/tools/word-counter')
    await expect(page.locator('h1')).toHaveText('Word Counter')
    for (const path of ['/tools/hash-generator', '/blog', '/blog/which-checksum-is-enough', '/contact']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('h1'), path).toHaveText('404')
    }
  })
})
