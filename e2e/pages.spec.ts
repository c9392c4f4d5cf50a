import {
  chooseLightTheme,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  isHydrated,
  isDeep,
  test,
} from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const textPages = [
  '/about',
  '/developers',
  '/privacy',
  '/proof',
  '/terms',
  '/contact',
  '/blog',
  '/blog/why-word-counts-disagree',
  '/recipes',
]
const pages = ['/', ...textPages, ...toolIds.map((id) => `/tools/${id}`)]

/** One page of each kind. promise.spec.ts also checks the accessibility of every tool, with text. */
const samplePages = ['/', '/about', '/contact', '/blog/why-word-counts-disagree', '/tools/json-formatter']

for (const path of isDeep ? pages : samplePages) {
  test(`${path} has no accessibility violations in either theme, narrow or wide`, async ({ page }) => {
    await page.goto(path)
    for (const theme of ['dark', 'light']) {
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '')
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoAxeViolations(page)
      }
      if (theme === 'dark')
        await page.getByRole('banner').getByRole('button', { name: 'Switch to the light theme' }).click()
    }
  })
}

for (const path of textPages.filter((path) => !samplePages.includes(path))) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path)
    await expectNoAxeViolations(page)
  })
}

// promise.spec.ts checks the tools, with text.
test('no page scrolls horizontally at 320 px', async ({ page }) => {
  for (const path of ['/', ...textPages]) {
    await page.goto(path)
    await expectNoHorizontalScroll(page)
  }
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is complete HTML', async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      expect(html.match(/<h1\b[^>]*>[^<]+<\/h1>/g), path).toHaveLength(1)
      expect(/<title>(.+?)<\/title>/.exec(html)?.[1]?.length, path).toBeGreaterThan(10)
      expect(html).toMatch(/<meta name="description" content="[^"]*\w{3}/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`))
      const schema = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(schema), path).toHaveProperty('@graph')
      // The policy forbids inline scripts and style attributes.
      const scripts = html.match(/<script\b[^>]*>/g) ?? []
      const hasNoFile = (tag: string) => !tag.includes('src=') && !tag.includes('application/ld+json')
      expect(scripts.filter(hasNoFile), path).toEqual([])
      expect(html).not.toMatch(/\sstyle="/)
      expect(html).not.toMatch(/<style\b/)
    }
  })

  test('a tool shows its heading and its About section', async ({ page }) => {
    await page.goto('/tools/regex-tester')
    await expect(page.getByRole('heading', { level: 1, name: 'Regex Tester' })).toBeVisible()
    const about = page.getByRole('region', { name: 'About Regex Tester' })
    await expect(about.getByRole('heading', { level: 2 })).toHaveText('About Regex Tester')
    await expect(about).toContainText('ECMAScript')
  })
})

test.describe('the theme', () => {
  test('is dark, regardless of the system preference', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('survives a reload and is applied in other tabs', async ({ page, context }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/tools/word-counter')
    await expect.poll(() => other.evaluate(isHydrated)).toBe(true)
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.locator('html')).not.toHaveClass('dark')
    await expect(other.locator('html')).not.toHaveClass('dark')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"theme":"light"}')
  })

  test('is already applied at the first paint', async ({ page }) => {
    await chooseLightTheme(page)
    // At this point, only the scripts in the page's head have run.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById('root')) return
        Object.assign(window, { classAtFirstContent: document.documentElement.className })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    expect(await page.evaluate(() => (window as unknown as { classAtFirstContent: string }).classAtFirstContent)).toBe(
      '',
    )
  })

  test('is dark for an unknown stored value', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'purple')
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('can be switched if storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.locator('html')).not.toHaveClass('dark')
  })
})

test.describe('a URL without a page', () => {
  test('has no accessibility violations in the light theme', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/nowhere/)
    await chooseLightTheme(page)
    await page.goto('/nowhere')
    await expectNoAxeViolations(page)
  })

  test('shows the 404 page with the right status and a link to the home page', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/no\/such\/page/)
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expectNoAxeViolations(page)
    // The 404 page has its own policy, so the next page needs a full page load.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  })

  test('shows the 404 page for an unknown tool', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/tools\/nonsense/)
    await page.goto('/tools/nonsense')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
})

test('structured data is prerendered, and outside the blog the client neither adds it nor keeps it for another page', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]')
  await page.goto('/tools/word-counter')
  await expect(data).toHaveCount(1)
  await page.getByRole('region', { name: 'Related tools' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/tools/word-counter')
  await expect(data).toHaveCount(0)
  // The home page's questions include structured data in the document.
  await page.getByRole('link', { name: 'Textwright', exact: true }).first().click()
  await expect(page.locator('#faq')).toBeVisible()
  await expect(data).toHaveCount(0)
  await page.goto('/')
  await expect(data).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#faq')).toBeVisible()
  await expect(data).toHaveCount(0)
})

test('shows the error fallback with the error’s message', async ({ page, expectLog }) => {
  expectLog(/failed request: .*\/word-counter-/)
  expectLog(/Failed to load resource/)
  expectLog(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await page.route('**/assets/word-counter-*.js', (route) => route.abort('failed'))
  const openWordCounter = () =>
    page.evaluate(() => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: 'word-counter' } })))
  await openWordCounter()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Failed to fetch dynamically imported module')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  // Only the modal fails, and opening it again works.
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
  await page.unroute('**/assets/word-counter-*.js')
  await openWordCounter()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible()
})

test('a tool whose script failed to load once works after Try again, with its engine', async ({ page, expectLog }) => {
  expectLog(/failed request: .*\/word-frequency-/)
  expectLog(/Failed to load resource/)
  expectLog(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await page.route('**/assets/word-frequency-*.js*', (route) => route.abort('failed'))
  await page.evaluate(() => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: 'word-frequency' } })))
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeVisible()
  await tryAgain.click()
  await expect(tryAgain).toBeVisible()
  await page.unroute('**/assets/word-frequency-*.js*')
  await tryAgain.click()
  await page.getByRole('textbox', { name: 'Your text' }).fill('pear pear apple')
  await expect(page.getByRole('dialog').locator('.bars > li').first()).toContainText('pear')
})

test('a tool page whose view cannot be loaded shows the error, and the rest still works', async ({
  page,
  expectLog,
}) => {
  expectLog(/failed request: .*\/word-counter-/)
  expectLog(/Failed to load resource/)
  expectLog(/Failed to fetch dynamically imported module/)
  await page.route('**/assets/word-counter-*.js', (route) => route.abort('failed'))
  await page.goto('/tools/word-counter')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
})

test('a tool works even if its About section cannot be loaded', async ({ page, expectLog }) => {
  expectLog(/failed request: .*\/about-/)
  expectLog(/Failed to load resource/)
  expectLog(/Failed to fetch dynamically imported module/)
  await page.goto('/')
  await page.route('**/assets/about-*.js', (route) => route.abort('failed'))
  await page.evaluate(() => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: 'word-counter' } })))
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your text' }).fill('two words')
  await expect(page.getByRole('dialog').locator('.figure-value')).toHaveText('2')
})

test('a tool page has its About section without loading it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/tools/word-counter')
  await expect(page.getByRole('region', { name: 'About Word Counter' })).toContainText('Time and goal')
  expect(scripts.filter((url) => url.includes('/about-'))).toEqual([])
  // Another tool's section is loaded with the tool.
  await page.getByRole('region', { name: 'Related tools' }).getByRole('link').first().click()
  const otherAbout = page.getByRole('region', { name: /^About (?!Word Counter)/ })
  await expect(otherAbout.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('the related tools are those that often follow, then those of the category', async ({ page }) => {
  await page.goto('/tools/text-summarizer')
  const related = page.getByRole('region', { name: 'Related tools' }).locator('.card-name')
  await expect(related).toHaveText(['Word Counter', 'Readability Score', 'Sentence Counter'])
})

test('/tools leads to the tools on the home page', async ({ page }) => {
  await page.goto('/tools')
  await expect(page).toHaveURL('/#tools')
  await expect(page.locator('#tools')).toBeInViewport()
})
