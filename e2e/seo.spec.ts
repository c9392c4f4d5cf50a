import type { APIRequestContext } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { chooseLightTheme, expect, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const site = join(import.meta.dirname, '../dist/site')

/** The paths of all prerendered pages. */
const pages = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
  .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).replace(/(?:index)?\.html$/, '')}`)
  .sort()

interface Head {
  readonly path: string
  readonly title: string
  readonly tags: ReadonlyMap<string, string>
  readonly canonical: string | undefined
  readonly schema: string | undefined
}

async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    path,
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
    tags: new Map(metas.map(([, name = '', content = '']) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    schema: /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1],
  }
}

const isIndexed = ({ tags }: Head) => !tags.has('robots')

// The origin is from the build; the tests serve the same files on another port.
function pathOf(address: string | undefined): string {
  const url = new URL(address?.replaceAll('&amp;', '&') ?? '')
  expect(url.origin).toMatch(/^https?:\/\//)
  return url.pathname + url.search
}

async function sizeOfPicture(request: APIRequestContext, path: string): Promise<{ width: number; height: number }> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const { format, width, height } = await sharp(await response.body()).metadata()
  expect(response.headers()['content-type'], path).toBe(`image/${format}`)
  return { width, height }
}

let heads: Head[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  heads = await Promise.all(pages.map((path) => readHead(request, path)))
  await request.dispose()
})

test('every page has metadata for search engines and sharing', () => {
  const expected = [
    '/',
    '/about',
    '/developers',
    '/privacy',
    '/proof',
    '/terms',
    '/recipes',
    ...toolIds.map((id) => `/tools/${id}`),
  ]
  expect(pages).toEqual(expect.arrayContaining(expected))
  for (const { path, title, tags, canonical } of heads.filter(isIndexed)) {
    expect(pathOf(canonical), path).toBe(path)
    expect(tags.get('og:url'), path).toBe(canonical)
    expect(tags.get('description')?.length, path).toBeGreaterThan(10)
    for (const kind of ['og', 'twitter']) {
      expect(tags.get(`${kind}:title`), path).toBe(title)
      expect(tags.get(`${kind}:description`), path).toBe(tags.get('description'))
    }
    expect(tags.get('twitter:card'), path).toBe('summary_large_image')
    expect(tags.get('twitter:image'), path).toBe(tags.get('og:image'))
    expect(tags.get('og:image:alt')?.length, path).toBeGreaterThan(10)
    expect(tags.get('og:locale'), path).toBe('en_GB')
  }
})

for (const name of ['title', 'description']) {
  test(`no two pages share a ${name}`, () => {
    const values = heads.map(({ title, tags }) => (name === 'title' ? title : tags.get('description')))
    expect(values.filter((text, index) => values.indexOf(text) !== index)).toEqual([])
  })
}

test('every page has a share image of 1200 × 630, and every tool has its own', async ({ request }) => {
  const paths = [...new Set(heads.map(({ tags }) => pathOf(tags.get('og:image'))))]
  expect(paths).toEqual(expect.arrayContaining(['/share.png', ...toolIds.map((id) => `/share/${id}.png`)]))
  for (const path of paths) expect(await sizeOfPicture(request, path), path).toEqual({ width: 1200, height: 630 })
})

test('the sitemap lists exactly the indexed pages', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toBe('text/xml')
  const sitemap = await response.text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address))
  expect(paths.sort()).toEqual(heads.filter(isIndexed).map(({ path }) => path))
  // Dates are optional, but never in the future.
  for (const [, date = ''] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(Date.parse(date), date).toBeLessThanOrEqual(Date.now())
  }
})

test('robots.txt and llms.txt are served as text', async ({ request }) => {
  const [robots, llms] = await Promise.all(['/robots.txt', '/llms.txt'].map((path) => request.get(path)))
  for (const response of [robots, llms]) expect(response?.headers()['content-type']).toBe('text/plain;charset=utf-8')
  expect(await robots?.text()).toMatch(/\nSitemap: https?:\/\/\S+\/sitemap\.xml\n/)
  const text = (await llms?.text()) ?? ''
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => pathOf(address))
  expect(links.sort()).toEqual(heads.filter((head) => isIndexed(head) && head.path !== '/').map(({ path }) => path))
})

test('no file that is served contains the build’s placeholders', async ({ request }) => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|xml|txt|json|js|webmanifest)$/.test(entry.name))
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name))}`)
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/sitemap.xml', '/rss.xml', '/sw.js']))
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  expect(files.filter((_, index) => /origin\.invalid|base\.invalid/.test(texts[index] ?? ''))).toEqual([])
})

test('a page opened by a link has an address at the same origin as a loaded one', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/about')
  const { origin } = new URL((await canonical.getAttribute('href')) ?? '')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(canonical).toHaveAttribute('href', `${origin}/privacy`)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${origin}/privacy`)
})

test('the icons in the manifest have the stated sizes', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string }[]
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[]
  }
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const { width, height } = await sizeOfPicture(request, src)
    expect(`${String(width)}x${String(height)}`, src).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect(pages).toContain(`/${url}`)
  expect(await sizeOfPicture(request, '/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test('structured data is valid, and the images it refers to exist', async ({ request }) => {
  const schemas = heads.flatMap(({ schema }) => (schema === undefined ? [] : [schema]))
  expect(schemas.length).toBeGreaterThan(toolIds.length)
  const addresses = schemas.flatMap((schema) => {
    expect(schema).not.toContain('<')
    const { '@graph': graph } = JSON.parse(schema) as { '@graph': Record<string, unknown>[] }
    return graph.flatMap(({ image, logo }) => [image, logo]).filter((address) => typeof address === 'string')
  })
  expect(addresses.length).toBeGreaterThan(toolIds.length)
  for (const path of new Set(addresses.map(pathOf))) expect((await request.get(path)).status(), path).toBe(200)
})

test('the theme colour matches the page background, before and after switching the theme', async ({ page }) => {
  await chooseLightTheme(page)
  await page.goto('/about')
  const readColours = () =>
    page.evaluate(() => ({
      bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      paper: getComputedStyle(document.documentElement).getPropertyValue('--paper'),
    }))
  const light = await readColours()
  expect(light).toEqual({ bar: '#faf6ee', paper: '#faf6ee' })
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  expect(await readColours()).toEqual({ bar: '#161512', paper: '#161512' })
})
