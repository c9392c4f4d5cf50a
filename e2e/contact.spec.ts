import type { Page, Request, Route } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseLightTheme, expect, expectNoAxeViolations, test, themes } from './fixtures.ts'

const dist = join(import.meta.dirname, '../dist')
const service = '**/f/contact'
const promise = "We've received your message and will get back to you within 24-48 hours."

const sampleMessage = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Looms', Message: 'First line,\nsecond line.' }

function field(page: Page, label: keyof typeof sampleMessage) {
  return page.getByRole('textbox', { name: label })
}

async function fillForm(page: Page) {
  for (const [label, text] of Object.entries(sampleMessage))
    await field(page, label as keyof typeof sampleMessage).fill(text)
}

async function expectFormUnchanged(page: Page) {
  for (const [label, text] of Object.entries(sampleMessage)) {
    await expect(field(page, label as keyof typeof sampleMessage)).toHaveValue(text)
  }
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const problem = (page: Page) => page.locator('form').getByRole('alert')

/** Returns the posted fields by name. */
async function readPostedFields(request: Request): Promise<Record<string, unknown>> {
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const type = (await request.headerValue('content-type')) ?? ''
  return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData())
}

/** Responds to each post with the next handler. Returns the posts, which are added as they arrive. */
async function respondInTurn(page: Page, ...handlers: ((route: Route) => Promise<void>)[]): Promise<Request[]> {
  const posts: Request[] = []
  await page.route(service, async (route) => {
    posts.push(route.request())
    await handlers[posts.length - 1]?.(route)
  })
  return posts
}

const fieldErrors = [
  { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be blank' },
  { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
  { field: 'email', code: 'SOMETHING_NEW', message: 'is on another planet' },
  { field: 'phone', code: 'REQUIRED_FIELD_MISSING', message: 'is missing' },
]

for (const theme of themes) {
  test(`shows every state of the form, ${theme}`, async ({ page, expectLog }) => {
    expectLog(/status 422: .*\/f\/contact/)
    expectLog(/Failed to load resource: .* 422/)
    let release: (() => void) | undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const posts = await respondInTurn(
      page,
      async (route) => {
        await released
        await route.fulfill({ status: 422, json: { errors: fieldErrors } })
      },
      (route) => route.fulfill({ json: { error: 'Form not found' } }),
      (route) => route.fulfill({ json: { errors: [{ code: 'INACTIVE', message: 'inactive' }] } }),
      (route) => route.fulfill({ json: { next: '/thanks', ok: true } }),
      (route) => route.fulfill({ json: { next: '/thanks', ok: true } }),
    )
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    await expect(page.getByPlaceholder('Your name')).toHaveAttribute('required')
    await expect(page.getByPlaceholder('Tell us more about your inquiry...')).toHaveAttribute('rows', '6')
    await expectNoAxeViolations(page)

    await fillForm(page)
    await sendButton(page).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await expect(sending).toBeDisabled()
    await expect(sending.locator('.spinner')).toBeVisible()
    await expectNoAxeViolations(page)
    await field(page, 'Name').press('Enter')
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
    })
    release?.()

    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(
      page.getByText('Email must be an email address, was not accepted (is on another planet)'),
    ).toBeVisible()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Email must/)
    await expect(problem(page)).toContainText('phone is required')
    await expect(field(page, 'Name')).toBeFocused()
    await expectFormUnchanged(page)
    await expectNoAxeViolations(page)
    expect(posts).toHaveLength(1)

    await sendButton(page).click()
    await expect(problem(page)).toContainText('Your message could not be sent: Form not found')
    await expect(problem(page)).toBeFocused()
    await expect(page.getByText('Name is required')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await sendButton(page).click()
    await expect(problem(page)).toContainText('isn’t accepting messages right now')
    await expectFormUnchanged(page)

    await sendButton(page).click()
    const thanks = page.getByRole('heading', { name: 'Thanks for reaching out!' })
    await expect(thanks).toBeFocused()
    await expect(page.getByText(promise)).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(problem(page)).toBeEmpty()
    await fillForm(page)
    await sendButton(page).click()
    await expect(thanks).toBeFocused()

    expect(posts).toHaveLength(5)
    const sent = await Promise.all(posts.map(readPostedFields))
    expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.com', subject: 'Looms', _gotcha: '' })
    expect(String(sent[0]?.['message']).replaceAll('\r', '')).toBe(sampleMessage.Message)
    const keys = sent.map((fields) => fields['_key'])
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
    expect(keys.slice(0, 4).every((key) => key === keys[0])).toBe(true)
    expect(keys[4]).not.toBe(keys[0])
    expect(await posts[0]?.headerValue('accept')).toBe('application/json')
    expect(await posts[0]?.headerValue('formspree-session-data')).toBeTruthy()
  })
}

test('keeps the message after an invalid response or none', async ({ page, expectLog }) => {
  expectLog(/status 500: .*\/f\/contact/)
  expectLog(/failed request: .*\/f\/contact/)
  expectLog(/Failed to load resource/)
  const replies: [string, (route: Route) => Promise<void>][] = [
    ['Unexpected response format', (route) => route.fulfill({ body: '{"next":' })],
    [
      'Unexpected response format',
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
    ],
    ['Unexpected response format', (route) => route.fulfill({ json: { ok: true } })],
    ['Your message could not be sent: the server could not be reached.', (route) => route.abort('connectionrefused')],
  ]
  await respondInTurn(page, ...replies.map(([, respond]) => respond))
  await page.goto('/contact')
  await fillForm(page)
  for (const [text] of replies) {
    await page.locator('h1').focus()
    await sendButton(page).click()
    await expect(problem(page)).toBeFocused()
    await expect(problem(page)).toContainText(text)
    await expectFormUnchanged(page)
  }
})

test('can be sent again after 15 seconds without a response', async ({ page }) => {
  const posts = await respondInTurn(
    page,
    () => Promise.resolve(),
    (route) => route.fulfill({ json: { next: '/thanks' } }),
  )
  await page.goto('/contact')
  await page.clock.install()
  await fillForm(page)
  await sendButton(page).click()
  await expect.poll(() => posts.length).toBe(1)
  await page.clock.runFor(14_000)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(problem(page)).toContainText('the server didn’t respond within 15 seconds')
  await expectFormUnchanged(page)
  await sendButton(page).click()
  await expect(page.getByText(promise)).toBeVisible()
  const [first, second] = await Promise.all(posts.map(readPostedFields))
  expect(second?.['_key']).toBe(first?.['_key'])
})

test('shows missing and unusual values under each field before anything is sent', async ({ page }) => {
  const posts = await respondInTurn(page, (route) => route.fulfill({ json: { next: '/thanks' } }))
  await page.goto('/contact')
  const problems = page.locator('.field-error')
  await sendButton(page).click()
  await expect(problems).toHaveText(['Name is required', 'Email is required', 'Message is required'])
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required')
  await expectNoAxeViolations(page)

  await fillForm(page)
  await field(page, 'Name').fill('  ')
  await field(page, 'Email').fill('anna')
  await sendButton(page).click()
  await expect(problems).toHaveText(['Name is required', 'Email must be an email address'])

  await field(page, 'Name').fill('Anna')
  await field(page, 'Email').fill('anna@example')
  await sendButton(page).click()
  await expect(problems).toHaveText([
    'Email has no dot after the @, as in example.com. If that’s correct, send the message again.',
  ])
  await expect(field(page, 'Email')).toBeFocused()
  expect(posts).toHaveLength(0)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeFocused()
})

test('fields use the interface font, and “24-48 hours” stays on one line', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  for (const label of ['Name', 'Message'] as const)
    await expect(field(page, label)).toHaveCSS('font-family', /^"?Figtree/)
  expect(loaded.filter((url) => url.includes('plex-mono'))).toEqual([])
  const time = page.locator('.contact-note').getByText('24-48 hours', { exact: true })
  // At zero width, every normal space becomes a line break.
  await time.evaluate((element) => {
    element.parentElement?.style.setProperty('width', '0')
  })
  expect(await time.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('works with the keyboard', async ({ page }) => {
  const posts = await respondInTurn(page, (route) => route.fulfill({ json: { next: '/thanks' } }))
  await page.goto('/contact')
  await page.locator('h1').focus()
  const type = async (label: keyof typeof sampleMessage, text: string) => {
    await page.keyboard.press('Tab')
    await expect(field(page, label)).toBeFocused()
    await page.keyboard.type(text)
  }
  await type('Name', 'Ada')
  await type('Email', 'no address')
  await type('Subject', '')
  await type('Message', 'Hello')
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email')).toBeFocused()
  expect(posts).toHaveLength(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeFocused()
})

test.describe('without scripts', () => {
  test('the browser checks the fields', async ({ request }) => {
    const html = await (await request.get('/contact')).text()
    expect(html).toMatch(/<input[^>]*required[^>]*name="email"/)
    expect(html).not.toMatch(/novalidate/i)
  })

  // Reduced motion: a page whose requests the test fulfils is too slow for its view transition, and the browser logs that.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, heading] of [
    ['/contact/sent', 'Thanks for reaching out!'],
    ['/contact/problem', 'Your message was not sent'],
  ] as const) {
    test(`posts the form and redirects to ${path}`, async ({ page }) => {
      const posts = await respondInTurn(page, (route) => route.fulfill({ status: 303, headers: { Location: path } }))
      await page.goto('/contact')
      await fillForm(page)
      await sendButton(page).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const [post] = posts
      expect(post?.method()).toBe('POST')
      const fields = post ? await readPostedFields(post) : {}
      expect(Object.keys(fields)).toEqual(['name', 'email', 'subject', 'message', '_gotcha'])
    })
  }
})

for (const theme of themes) {
  test(`the pages after a plain post have no accessibility violations, ${theme}`, async ({ page }) => {
    if (theme === 'light') await chooseLightTheme(page)
    for (const path of ['/contact/sent', '/contact/problem']) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  })
}

test('with the hosted service configured, sends only to that service', async ({ page, expectLog }) => {
  expectLog(/other origin: POST https:\/\/formspree\.io\/f\/abc123$/)
  // Makes the same changes as a build with FORMSPREE_FORM_ID=abc123.
  const configure = (text: string) =>
    text
      .replace('"form":{"kind":"embedded"}', '"form":{"kind":"formspree","form":"abc123"}')
      .replace('action="/f/contact"', 'action="https://formspree.io/f/abc123"')
      .replace(
        "connect-src 'self'; form-action 'self'",
        'connect-src https://formspree.io; form-action https://formspree.io',
      )
  await page.route(/\/(?:contact|assets\/.*\.js)$/, async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).map(([name, value]) => [name, configure(value)] as const)
    await route.fulfill({ response, headers: Object.fromEntries(headers), body: configure(await response.text()) })
  })
  const posts: Request[] = []
  await page.route('https://formspree.io/**', async (route) => {
    posts.push(route.request())
    const errors = [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }]
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: posts.length === 1 ? { errors } : { next: 'https://formspree.io/thanks', ok: true },
    })
  })
  await page.goto('/contact')
  await expect(page.locator('form')).toHaveAttribute('action', 'https://formspree.io/f/abc123')
  await fillForm(page)
  await sendButton(page).click()
  await expect(page.getByText('Email must be an email address')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await sendButton(page).click()
  await expect(page.getByText(promise)).toBeVisible()
  expect(posts.map((post) => post.url())).toEqual(Array(2).fill('https://formspree.io/f/abc123'))
})

test('no other page loads the form client', () => {
  const site = join(dist, 'site')
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
  const senders = scripts.filter((name) =>
    readFileSync(join(site, 'assets', name), 'utf8').includes('Formspree-Client'),
  )
  expect(senders).toEqual([expect.stringMatching(/^contact-page-/)])
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const loaders = pages.filter((name) => readFileSync(join(site, name), 'utf8').includes(String(senders[0])))
  expect(loaders).toEqual(['contact.html'])
})
