import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from './fixtures.ts'
import { SiteServer } from './site-server.ts'

// The name of the site, chosen when the server starts.

const dist = realpathSync(join(import.meta.dirname, '../dist'))
const name = `Ann & "Bob" <i>`

const test = base.extend<{ server: SiteServer }>({
  server: async ({}, use) => {
    const server = new SiteServer(dist, undefined, {
      SITE_NAME: name,
      SITE_TAGLINE: 'Words & tools.',
      SITE_AUTHOR: "Ann's team",
      SITE_AUTHOR_URL: 'https://ann.example/?a=1&b=2',
      SITE_LOGO: join(import.meta.dirname, '../public/favicon.svg'),
      ACCENT_DARK: '#7cc4ff',
      ACCENT_LIGHT: '#0b5cad',
      FOOTER_LINKS: 'Imprint <&>=https://ann.example/imprint',
    })
    await server.start()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
})

test('every page has the name, before and after its scripts run', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(`${name} | Words & tools.`)
  await expect(page.locator('h1')).toHaveText(name)
  await expect(page.locator('.tagline')).toHaveText('Words & tools.')
  const brand = page.getByRole('banner').getByRole('link', { name, exact: true })
  await expect(brand).toBeVisible()
  const author = page.getByRole('contentinfo').getByRole('link', { name: "Ann's team" })
  await expect(author).toHaveAttribute('href', 'https://ann.example/?a=1&b=2')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveTitle(new RegExp(String.raw` \| Ann & "Bob" <i>$`))
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.prose').first()).toContainText(`${name} is a collection`)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0)
})

test.describe('looks', () => {
  test('every page has the owner’s logo, colours and links', async ({ page, server }) => {
    await page.goto('/tools/word-counter')
    const logo = page.getByRole('banner').locator('img')
    await expect(logo).toHaveAttribute('src', '/logo.svg')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]')).toHaveCount(1)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint <&>' })
    await expect(link).toHaveAttribute('href', 'https://ann.example/imprint')
    await expect(page.locator('[href*="site.invalid"], [src*="logo.invalid"]')).toHaveCount(0)

    const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rubric'))
    expect(await accent()).toBe('#7cc4ff')
    await page.getByRole('button', { name: 'Switch to the light theme' }).first().click()
    expect(await accent()).toBe('#0b5cad')
    // Problems stay red.
    await page.evaluate(() => document.querySelector('h1')?.classList.add('bad'))
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(168, 50, 27)')

    const response = await page.request.get(`${server.origin}/logo.svg`)
    expect(response.headers()['content-type']).toBe('image/svg+xml')
    expect(response.headers()['content-security-policy']).toContain('sandbox')
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: unknown[] }
    expect(manifest.icons).toEqual([{ src: 'logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }])
  })

  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' })
    // Caches all files of the site.
    test.describe.configure({ timeout: 180_000 })

    test('the logo is there', async ({ page, server, expectLog }) => {
      // The worker keeps the 404 page too, and asks the server for a new logo before it takes its own.
      expectLog(/^status 404: .*\/404$/)
      expectLog(/failed request: .*\/logo\.svg/)
      await page.goto('/')
      await expect(page.getByText('Ready for offline use')).toBeVisible({ timeout: 90_000 })
      await page.reload()
      await expect(page.getByRole('banner').locator('img')).toBeVisible()
      await server.stop()
      await page.goto('/tools/word-counter')
      const logo = page.getByRole('banner').locator('img')
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })
  })
})

test('no page, feed or manifest contains our name or a placeholder', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(50)
  // Articles tell how they were written, and the page for developers names the package.
  const checked = paths.filter((path) => !/^\/(?:blog\/|developers$)/.test(path))
  for (const path of [...checked, '/rss.xml', '/manifest.webmanifest', '/nowhere']) {
    const text = await (await request.get(path)).text()
    expect.soft(text.match(/.{20}Textwright.{20}/g) ?? [], path).toEqual([])
    expect.soft(text, path).not.toMatch(/site\.invalid|share\.png|\/share\//)
    for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(json)
  }
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name, short_name: name })
})
