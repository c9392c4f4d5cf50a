import type { Page, Route } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const slug = 'why-word-counts-disagree'
const title = 'Why two programs count your words differently'

type Respond = (route: Route, attempt: number) => Promise<void>

/** Responds in place of the content service. Returns a function that counts the requests. */
async function interceptContentService(page: Page, respond: Respond): Promise<() => number> {
  let attempts = 0
  await page.route('**/cda/spaces/**', (route) => respond(route, ++attempts))
  return () => attempts
}

/** Opens the list as in a build without posts: nothing is prerendered, so everything is fetched. */
async function openListWithoutPrerender(page: Page) {
  await page.route('**/blog.json', (route) => route.fulfill({ json: null }))
  await page.route('**/blog', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<div id="root">[^]*<\/div>(?=\s*<p class="failed-scripts-note">)/, '<div id="root"></div>')
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/blog')
}

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const paragraph = (...content: object[]) => ({ nodeType: 'paragraph', data: {}, content })
const link = (uri: string, name: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [text(name)] })

function entries(...items: object[]) {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

function entry(fields: object) {
  return { sys: { id: 'strange', type: 'Entry', createdAt: '2025-01-01T00:00:00Z' }, fields }
}

function postOf(...content: object[]) {
  return entry({ slug: 'strange', title: 'Strange', content: { nodeType: 'document', data: {}, content } })
}

for (const status of [500, 429]) {
  test(`${String(status)}: retries after 1, 2 and 4 s, then keeps the prerendered list`, { tag: '@deep' }, async ({
    page,
    expectLog,
  }) => {
    expectLog(new RegExp(`status ${String(status)}`))
    expectLog(/Failed to load resource/)
    expectLog(/The blog could not load its posts: .*\(\d{3}\)/)
    await page.clock.install()
    const attempts = await interceptContentService(page, (route) =>
      route.fulfill({ status, json: { sys: { type: 'Error', id: 'Trouble' } } }),
    )
    await page.goto('/blog')
    await expect.poll(attempts).toBe(1)
    for (const [index, delay] of [1000, 2000, 4000].entries()) {
      await page.clock.runFor(delay)
      await expect.poll(attempts).toBe(index + 2)
    }
    await page.clock.runFor(60_000)
    expect(attempts()).toBe(4)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    expect(await page.locator('.post-card').count()).toBeGreaterThanOrEqual(10)
  })
}

test('without a prerendered list, shows six skeletons, then the empty list', { tag: '@deep' }, async ({
  page,
  expectLog,
}) => {
  expectLog(/status 503/)
  expectLog(/Failed to load resource/)
  expectLog(/The blog could not load its posts/)
  await page.clock.install()
  const attempts = await interceptContentService(page, (route) => route.fulfill({ status: 503, body: 'down' }))
  await openListWithoutPrerender(page)
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  for (const [index, delay] of [0, 1000, 2000, 4000].entries()) {
    await page.clock.runFor(delay)
    await expect.poll(attempts).toBe(index + 1)
  }
  await expect(page.getByText('No posts found matching your criteria.')).toBeVisible()
  await expect(page.getByText('Showing 0 posts')).toBeVisible()
})

test('retries after five seconds without a response', { tag: '@deep' }, async ({ page }) => {
  const attempts = await interceptContentService(page, async (route, attempt) => {
    if (attempt > 1) await route.fallback()
  })
  await openListWithoutPrerender(page)
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(attempts()).toBe(2)
})

test('keeps the prerendered post if the connection breaks', { tag: '@deep' }, async ({ page, expectLog }) => {
  expectLog(/failed request: .*\/cda\//)
  expectLog(/Failed to load resource/)
  expectLog(/The blog could not load its posts: Network Error/)
  await page.clock.install()
  await interceptContentService(page, (route) => route.abort('connectionreset'))
  await page.goto(`/blog/${slug}`)
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not load its posts:'))
  for (const delay of [1000, 2000, 4000]) await page.clock.runFor(delay)
  await failed
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'You might also like' })).toBeVisible()
})

test('requests nothing while offline, and keeps the cached posts', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install()
  const attempts = await interceptContentService(page, (route) => route.fallback())
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  // The cached data is stale, so each page would fetch it again.
  await page.clock.fastForward('02:00')
  const before = attempts()
  await page.getByRole('link', { name: title }).click()
  await expect(page.locator('.post-text h2').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText(/Showing \d+ posts/)).toBeVisible()
  expect(attempts()).toBe(before)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(attempts).toBeGreaterThan(before)
})

test('does not retry after an incomplete response', { tag: '@deep' }, async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/blog\/strange/)
  expectLog(/404 \(Not Found\)/)
  expectLog(/The blog could not load its post: /)
  expectLog(/The blog could not load its posts: /)
  const attempts = await interceptContentService(page, (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(entries(postOf())).slice(0, 60) }),
  )
  await page.goto('/blog/strange')
  await expect(page.getByRole('heading', { level: 1, name: '404 Post Not Found' })).toBeVisible()
  await expect(page.getByText('This article could not be loaded. It may exist.')).toBeVisible()
  // One request for the post, one for related posts.
  expect(attempts()).toBe(2)
})

test('a post that could not be loaded can be tried again', async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/blog\/strange/)
  expectLog(/404 \(Not Found\)/)
  expectLog(/status 400/)
  expectLog(/Failed to load resource/)
  expectLog(/The blog could not load its posts?: /)
  let isUp = false
  await interceptContentService(page, (route) =>
    isUp
      ? route.fulfill({ json: entries(postOf(paragraph(text('Here again.')))) })
      : route.fulfill({ status: 400, json: { sys: { type: 'Error', id: 'Trouble' } } }),
  )
  await page.goto('/blog/strange')
  await expect(page.getByRole('heading', { level: 1, name: '404 Post Not Found' })).toBeVisible()
  await expect(page.getByText('This article could not be loaded. It may exist.')).toBeVisible()
  await expect(page.getByText('does not exist')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await expectNoAxeViolations(page)
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strange' })).toBeVisible()
  await expect(page.locator('.post-text')).toHaveText('Here again.')
})

test('lists posts without content', { tag: '@deep' }, async ({ page }) => {
  await interceptContentService(page, (route) =>
    route.fulfill({ json: entries(entry({}), { sys: {} }, { fields: null }, entry({ slug: 'some', category: 7 })) }),
  )
  await page.goto('/blog')
  await expect(page.getByText('Showing 4 posts')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Untitled' })).toHaveCount(4)
  await expect(page.getByText('January 1, 2025').first()).toBeVisible()
  await page.getByRole('link', { name: 'Untitled' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible()
})

test('omits an entry that cannot have a page, and logs it', { tag: '@deep' }, async ({ page, expectLog }) => {
  expectLog(/console warning: The blog skips entry strange \(“Half”\): its slug contains an unpaired surrogate\./)
  expectLog(/console warning: The blog skips entry strange \(“Bracket”\): its image has an invalid URL: http:\/\/\[\./)
  const featuredImage = { sys: { id: 'image', type: 'Asset' }, fields: { file: { url: 'http://[' } } }
  await interceptContentService(page, (route) =>
    route.fulfill({
      json: entries(
        entry({ slug: 'half-\uD800', title: 'Half' }),
        entry({ slug: 'bracket', title: 'Bracket', featuredImage }),
        entry({ slug: 'good', title: 'Good' }),
      ),
    }),
  )
  await page.goto('/blog')
  await expect(page.getByText('Showing 1 post')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Good' })).toBeVisible()
})

test('shows or removes the content of a post, and never executes it', { tag: '@deep' }, async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/blog\/strange/)
  expectLog(/404 \(Not Found\)/)
  const run = 'document.title="taken"'
  const hostilePost = postOf(
    { nodeType: 'carousel', content: [paragraph(text('From an unknown node'))] },
    paragraph(text(`<img src=x onerror='${run}'><script>${run}</script>`)),
    paragraph(
      link(`javascript:${run}`, 'one'),
      link(` java\nscript:${run}`, 'two'),
      link(`data:text/html,<script>${run}</script>`, 'three'),
    ),
    paragraph(link('https://example.com/', 'four'), link('/tools/word-counter', 'five')),
    { nodeType: 'table', content: [{ nodeType: 'paragraph' }, null] },
    { nodeType: 'embedded-asset-block', data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } } } },
  )
  await interceptContentService(page, (route) => route.fulfill({ json: entries(hostilePost) }))
  await page.goto('/blog/strange')
  const body = page.locator('.post-text')
  await expect(body).toContainText('From an unknown node')
  await expect(body).toContainText('onerror')
  await expect(body.getByRole('link')).toHaveText(['four', 'five'])
  await expect(body.getByRole('link', { name: 'four' })).toHaveAttribute('rel', 'noopener noreferrer')
  await body.getByText('onetwothree').click()
  await expect(body.locator('script, img, iframe')).toHaveCount(0)
  await expect(page).toHaveTitle('Strange | Blog | Textwright')
  await body.getByRole('link', { name: 'five' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Word Counter' })).toBeVisible()
})

test('shows a post of five megabytes, and the page stays responsive', { tag: '@deep' }, async ({ page, expectLog }) => {
  expectLog(/status 404: .*\/blog\/strange/)
  expectLog(/404 \(Not Found\)/)
  const line = 'the quick brown fox jumps over the lazy dog '.repeat(25)
  const long = JSON.stringify(entries(postOf(...Array.from({ length: 4700 }, () => paragraph(text(line))))))
  expect(long.length).toBeGreaterThan(5_000_000)
  // Served by a real server: fulfilling such a large request in the test takes longer than the page's timeout.
  const server = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(long)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await interceptContentService(page, (route) =>
    route.request().url().includes('fields.slug')
      ? route.continue({ url: `http://127.0.0.1:${String(port)}/` })
      : route.fulfill({ json: entries() }),
  )
  await page.goto('/blog/strange')
  // Located by tag name: computing the roles of such a large page is slow.
  await expect(page.locator('h1')).toHaveText('Strange')
  await expect(page.locator('.post-line')).toContainText('5288 min read')
  await page.locator('[aria-label="Switch to the light theme"]').click()
  await expect(page.locator('html')).not.toHaveClass('dark')
  server.close()
})
