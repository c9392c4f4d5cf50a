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
