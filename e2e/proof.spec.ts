import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const names = ['Fetch', 'Beacon', 'Image', 'Form', 'WebSocket', 'Worker']

test('each attempt is refused by the browser, and the policy in force is shown', async ({ page, expectLog }) => {
  // What the browser logs when it refuses something. The other tests fail on such a line.
  expectLog(/violates the following Content Security Policy directive|Refused to/)
  expectLog(/policy violation: connect-src https:\/\/example\.invalid\/fetch/)
  expectLog(/policy violation: img-src/)
  expectLog(/policy violation: frame-src https:\/\/example\.invalid/)
  // The request that the browser has refused.
  expectLog(/other origin: GET https:\/\/example\.invalid\/image/)
  expectLog(/policy violation: form-action/)
  expectLog(/policy violation: connect-src wss/)
  expectLog(/policy violation: connect-src https:\/\/example\.invalid\/beacon/)
  await page.goto('/proof')
  await page.getByRole('button', { name: 'Try all six' }).click()
  const attempts = page.locator('.proof-attempts li')
  await expect(attempts).toHaveCount(names.length)
  for (const [index, name] of names.entries()) {
    await expect(attempts.nth(index)).toContainText(name)
    await expect(attempts.nth(index)).toContainText(/Refused by (?:connect-src|img-src|form-action)/)
  }
  await expect(page.locator('.proof-policy')).toContainText("connect-src 'none'")
  await expect(page.getByText(/\d+ requests to this site, 0 to others/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('says so when nothing refuses an attempt', async ({ page, expectLog }) => {
  // Only the attempt's own request, which reaches no server.
  expectLog(/example\.invalid/)
  expectLog(/Failed to load resource/)
  await page.route('https://example.invalid/**', (route) => route.abort())
  // A host that sends no headers, and a page whose own policy is gone.
  await page.route(/127\.0\.0\.1/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const isPage = route.request().resourceType() === 'document'
    await route.fulfill({
      response,
      headers,
      ...(isPage && { body: (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') }),
    })
  })
  await page.goto('/proof')
  await page.getByRole('button', { name: 'Try Fetch' }).click()
  await expect(page.locator('.proof-attempts li').first()).toContainText('Not refused by the browser')
  await expect(page.locator('.proof').getByRole('alert')).toContainText('There is no policy in force')
})

test('a host without headers does not protect the worker, and the page says so', async ({ page, expectLog }) => {
  expectLog(/violates the following Content Security Policy directive|Refused to|example\.invalid|policy violation/)
  await page.route(/127\.0\.0\.1/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/proof')
  await page.getByRole('button', { name: 'Try all six' }).click()
  const attempts = page.locator('.proof-attempts li')
  await expect(attempts.nth(names.length - 1)).toContainText('Not refused by the browser')
  // The page has its policy in a `<meta>` element, too.
  for (let index = 0; index < names.length - 1; index++) await expect(attempts.nth(index)).toContainText('Refused by')
  await expect(page.locator('.proof').getByRole('alert')).toContainText('has lost its headers')
  await expect(page.locator('.proof-policy')).toContainText("connect-src 'none'")
})

test('lists what is stored and counts the requests', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.goto('/proof')
  await expect(page.locator('.proof-stored')).toContainText('Local storage: theme')
  await expect(page.getByText(/\d+ requests to this site, 0 to others/)).toBeVisible()
})

test('counts requests that the list of the browser has no room for', async ({ page }) => {
  await page.goto('/proof')
  const count = async () => Number.parseInt(await page.locator('strong', { hasText: /^\d+ requests?$/ }).innerText())
  await expect.poll(count).toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')
  const before = await count()
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0)
    new Image().src = '/favicon.svg?again'
  })
  await expect.poll(count).toBe(before + 1)
})

test('every tool links to it', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Stays in your browser' })).toBeVisible()
  await page.goto('/tools/word-counter')
  await page.getByRole('link', { name: 'Stays in your browser' }).click()
  await expect(page).toHaveURL('/proof')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch it keep your text')
})

test('the hashes of the scripts are those of the files', async ({ request }) => {
  const list = await (await request.get('/sha256sums.txt')).text()
  const [, hash = '', file = ''] = /^([\da-f]{64}) {2}(assets\/frame-[\w-]+\.js)$/m.exec(list) ?? []
  const body = await (await request.get(`/${file}`)).body()
  const { createHash } = await import('node:crypto')
  expect(createHash('sha256').update(body).digest('hex')).toBe(hash)
})
