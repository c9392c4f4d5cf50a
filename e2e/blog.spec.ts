import type { Page, Request, Response } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, test } from './fixtures.ts'

const article = {
  slug: 'why-word-counts-disagree',
  title: 'Why two programs count your words differently',
  category: 'Writing',
}

const cards = (page: Page) => page.locator('.post-grid .post-card')
const cardTitled = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

/** Returns the headlines of articles in the page's structured data. */
async function headlines(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graphs = texts.flatMap((text) => (JSON.parse(text) as { '@graph': object[] })['@graph'])
  return graphs.flatMap((item) => ('headline' in item ? [String(item.headline)] : []))
}

/** A response from the content service, which tests may change. */
interface Entries {
  items: { sys: { id: string }; fields: Record<string, unknown> }[]
}

/** Returns the request's headers without `If-None-Match`, so that the response is complete. */
function withoutCondition(request: Request): Record<string, string> {
  const headers = request.headers()
  delete headers['if-none-match']
  return headers
}

function isFromContentService(response: Response): boolean {
  return response.url().includes('/cda/spaces/')
}

test('the list can be filtered, searched and cleared, and the URL is updated', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const responded = page.waitForResponse(isFromContentService)
  await page.goto('/blog')
  // Nothing has changed since the build, so the content client is not loaded.
  expect((await responded).status()).toBe(304)
  expect(requests.filter((url) => url.includes('content-client'))).toEqual([])
  const all = await cards(page).count()
  expect(all).toBeGreaterThanOrEqual(10)
  const status = page.getByRole('status').filter({ hasText: 'Showing' })
  await expect(status).toHaveText(`Showing ${String(all)} posts`)

  const writing = page.getByRole('button', { name: article.category, exact: true })
  await writing.click()
  await expect(writing).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'false')
  await expect(cards(page).locator('.badge').filter({ hasNotText: article.category })).toHaveCount(0)
  await expect(page).toHaveURL(`/blog?category=${article.category}`)

  await page.getByPlaceholder('Search articles...').fill('TWO PROGRAMS')
  await expect(status).toHaveText('Showing 1 post')
  await expect(page).toHaveURL(`/blog?category=${article.category}&q=TWO+PROGRAMS`)

  // The URL contains the filters: a reload shows the same list.
  await page.reload()
  await expect(status).toHaveText('Showing 1 post')
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('TWO PROGRAMS')

  await page.getByPlaceholder('Search articles...').fill('nothing of the kind')
  await expect(status).toHaveText('Showing 0 posts')
  await expect(page.getByText('No posts found matching your criteria.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page).toHaveURL('/blog')
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('')
  await expect(page.getByPlaceholder('Search articles...')).toBeFocused()
})

test('opens a post, related posts and the list again without a new request', async ({ page }) => {
  await page.goto(`/blog?category=${article.category}`)
  await cardTitled(page, article.title).click()
  await expect(page).toHaveURL(`/blog/${article.slug}`)
  const heading = page.getByRole('heading', { level: 1, name: article.title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${article.title} | Blog | Textwright`)
  await expect.poll(() => headlines(page)).toEqual([article.title])
  await expect(page.locator('.post-head time')).toHaveText('October 14, 2025')
  await expect(page.locator('.post-head')).toContainText(/\d+ min read/)
  await expect(page.locator('.post-text table th').first()).toHaveText('Rule')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${article.slug}$`))

  const related = page.getByRole('region', { name: 'You might also like' })
  expect(await related.locator('.post-card').count()).toBeLessThanOrEqual(3)
  await expect(related.locator('.badge').filter({ hasNotText: article.category })).toHaveCount(0)
  await expect(related.getByRole('link', { name: article.title })).toHaveCount(0)
  await related.getByRole('link').first().click()
  await expect(heading).toHaveCount(0)
  await expect(page.locator('.post-head .badge')).toHaveText(article.category)

  await page.goBack()
  await expect(heading).toBeVisible()

  // The posts are cached, so nothing is requested again.
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(10)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: article.category, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goForward()
  await expect(heading).toBeVisible()
  expect(requests.filter((url) => url.includes('/cda/spaces/'))).toEqual([])
})

test('a prerendered page shows later changes', async ({ page }) => {
  await page.route('**/cda/spaces/**', async (route) => {
    const response = await route.fetch({ headers: withoutCondition(route.request()) })
    const entries = (await response.json()) as Entries
    for (const { fields } of entries.items) if (fields['slug'] === article.slug) fields['title'] = 'A better title'
    await route.fulfill({ response, json: entries })
  })
  await page.goto('/blog')
  await expect(cardTitled(page, 'A better title')).toBeVisible()
  await page.goto(`/blog/${article.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A better title')
  await expect(page).toHaveTitle('A better title | Blog | Textwright')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Serves the neutral page for posts that are newer than the build. */
async function serveSkeleton(page: Page, path: string) {
  const skeleton = await (await page.request.get('/blog/_post')).text()
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: skeleton }))
}

test('a post newer than the build shows a skeleton, then the post, and never a 404 page', async ({ page }) => {
  await serveSkeleton(page, '/blog/brand-new')
  let respond: (() => void) | undefined
  const mayRespond = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/cda/spaces/**', async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.get('fields.slug') !== 'brand-new') return route.continue()
    url.searchParams.set('fields.slug', article.slug)
    const response = await route.fetch({ url: url.href })
    const entries = (await response.json()) as Entries
    Object.assign(entries.items[0]?.fields ?? {}, { slug: 'brand-new', title: 'Brand new' })
    await mayRespond
    await route.fulfill({ response, json: entries })
  })
  const headings: string[] = []
  page.on('framenavigated', () => headings.splice(0))
  await page.exposeFunction('recordHeading', (text: string) => headings.push(text))
  await page.addInitScript(() => {
    const { recordHeading } = window as unknown as { recordHeading: (text: string) => void }
    let last: string | null = null
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? null
      if (text !== null && text !== last) recordHeading(text)
      last = text
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/blog/brand-new')
  await expect(page.locator('.post-hero[data-skeleton]')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  respond?.()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand new' })).toBeVisible()
  await expect(page).toHaveTitle('Brand new | Blog | Textwright')
  await expect.poll(() => headlines(page)).toEqual(['Brand new'])
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('.post-text')).toContainText('Before you read on')
  expect(headings).toEqual(['Loading the post…', 'Brand new'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the skeleton of a post that does not exist is replaced by Post Not Found', async ({ page }) => {
  await serveSkeleton(page, '/blog/gone')
  await page.goto('/blog/gone')
  await expect(page.getByRole('heading', { level: 1, name: '404 Post Not Found' })).toBeVisible()
  await expect(page.getByText('does not exist or has been removed')).toBeVisible()
})

test('a prerendered post sends one request, with the same headers as the content client', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cda/spaces/')) requests.push(request)
  })
  await page.goto(`/blog/${article.slug}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'You might also like' })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers()).toMatchObject({
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    'x-contentful-user-agent': 'app Textwright; platform browser;',
  })
})

test('a post opens in browsers without URL.canParse', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
  })
  await page.goto(`/blog/${article.slug}`, { waitUntil: 'networkidle' })
  await expect(page.locator('.post-text a').first()).toBeVisible()
})

for (const width of [375, 820, 1366]) {
  test(`the hero shows its picture behind a solid panel at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/blog/${article.slug}`)
    const picture = page.locator('img.post-hero-image')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).toHaveCSS('object-fit', 'cover')
    const [background, panel] = [await picture.boundingBox(), await page.locator('.post-head').boundingBox()]
    if (!background || !panel) throw new Error('the hero has no picture or no panel')
    expect([background.x, background.width]).toEqual([
      0,
      await page.evaluate(() => document.documentElement.clientWidth),
    ])
    // The panel overlaps the picture and is opaque.
    expect(panel.y).toBeGreaterThan(background.y)
    expect(panel.y).toBeLessThan(background.y + background.height)
    await expect(page.locator('.post-head')).toHaveCSS('background-color', /^rgb\(/)
    const headerItems = page.locator('.post-head').locator('.breadcrumb, .badge, h1, time, .post-line span')
    await expect(headerItems).toHaveCount(5)
    const topmost = await headerItems.evaluateAll((elements) =>
      elements.every((element) => {
        const { left, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 4, top + 8)?.closest('.post-head *') ?? null)
      }),
    )
    expect(topmost).toBe(true)
    await expect(page.locator('.post-head .breadcrumb li')).toHaveText(['Home', 'Blog', article.title])
    const separator = await page
      .locator('.breadcrumb li')
      .nth(1)
      .evaluate((step) => getComputedStyle(step, '::before').content)
    expect(separator).toMatch(/^">"/)
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveCSS('border-top-style', 'solid')
  })
}

test('shows Post Not Found for a URL without a post', async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/blog\/no-such-post/)
  expectLog(/404 \(Not Found\)/)
  await chooseLightTheme(page)
  await page.goto('/blog/no-such-post')
  await expect(page.getByRole('heading', { level: 1, name: '404 Post Not Found' })).toBeVisible()
  await expect(page.getByText('does not exist or has been removed')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle('Post not found | Textwright')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

for (const { theme, width } of [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 375 },
]) {
  test.describe(`${theme}, ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('list and post have no accessibility violations and no layout shifts', async ({ page }) => {
      if (theme === 'light') await chooseLightTheme(page)
      await page.addInitScript(() => {
        const shifts: number[] = Object.assign(window, { shifts: [] }).shifts
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of ['/blog', `/blog/${article.slug}`]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectNoAxeViolations(page)
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
        )
        expect(shift, `layout shift at ${path}`).toBeLessThan(0.02)
        if (width > 640) continue
        await page.setViewportSize({ width: 320, height: 700 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `horizontal overflow at 320 px at ${path}`).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('the keyboard scrolls a table that is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/blog/${article.slug}`)
  const table = page.getByRole('group', { name: 'Table' }).first()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('list, post and feed are complete', async ({ request }) => {
    const list = await (await request.get('/blog')).text()
    expect(list).toContain(`href="/blog/${article.slug}"`)
    expect(list).toContain('<link rel="alternate" type="application/rss+xml"')
    expect(list).not.toMatch(/\sstyle="|<style\b/)

    const html = await (await request.get(`/blog/${article.slug}`)).text()
    expect(html).toContain(`<title>${article.title} | Blog | Textwright</title>`)
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toMatch(/<img class="post-hero-image"[^>]*w=1920&amp;h=1080&amp;fit=fill/)
    expect(html).not.toMatch(/\sstyle="|<style\b/)
    const schema = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '') as {
      '@graph': object[]
    }
    expect(schema['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: article.title,
      datePublished: '2025-10-14',
      dateModified: '2025-10-14',
      author: { '@type': 'Organization', name: 'Textwright' },
      publisher: { '@type': 'Organization', name: 'Textwright' },
    })
    expect(schema['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' })

    const feed = await (await request.get('/rss.xml')).text()
    expect(feed).toMatch(new RegExp(`<link>https?://[^<]+/blog/${article.slug}</link>`))
    expect(feed).toContain('<pubDate>Tue, 14 Oct 2025 00:00:00 GMT</pubDate>')
  })
})

test('tool pages load nothing from the blog', async ({ page, request }) => {
  const requests: string[] = []
  page.on('request', (pageRequest) => requests.push(new URL(pageRequest.url()).pathname))
  await page.goto('/tools/word-counter', { waitUntil: 'networkidle' })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => /cda|blog|post|content-client|query/.test(path))).toEqual([])
  const scripts = await Promise.all(
    requests.filter((path) => path.endsWith('.js')).map(async (path) => (await request.get(path)).text()),
  )
  expect(scripts.filter((script) => /blogPost|contentful\.delivery/.test(script))).toEqual([])
})
