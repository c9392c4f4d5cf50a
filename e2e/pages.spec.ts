import { chooseLightTheme, expect, expectNoAxeViolations, isHydrated, isDeep, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const textPages = ['/about', '/privacy', '/terms', '/contact', '/blog', '/blog/why-word-counts-disagree']
const pages = ['/', ...textPages, ...toolIds.map((id) => `/tools/${id}`)]

/** One page of each kind. The tools are also checked one by one, with text in them, where their privacy is. */
const everyAppearance = ['/', '/about', '/contact', '/blog/why-word-counts-disagree', '/tools/json-formatter']

for (const path of isDeep ? pages : everyAppearance) {
  test(`${path} has no accessibility violation, in either theme, narrow or wide`, async ({ page }) => {
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

for (const path of textPages.filter((path) => !everyAppearance.includes(path))) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await page.goto(path)
    await expectNoAxeViolations(page)
  })
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is real HTML', async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      expect(html.match(/<h1\b[^>]*>[^<]+<\/h1>/g), path).toHaveLength(1)
      expect(/<title>(.+?)<\/title>/.exec(html)?.[1]?.length, path).toBeGreaterThan(10)
      expect(html).toMatch(/<meta name="description" content="[^"]*\w{3}/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`))
      const schema = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(schema), path).toHaveProperty('@graph')
      // Neither inline scripts nor style attributes, which the policy would refuse.
      const scripts = html.match(/<script\b[^>]*>/g) ?? []
      const hasNoFile = (tag: string) => !tag.includes('src=') && !tag.includes('application/ld+json')
      expect(scripts.filter(hasNoFile), path).toEqual([])
      expect(html).not.toMatch(/\sstyle="/)
      expect(html).not.toMatch(/<style\b/)
    }
  })

  test('a tool shows its heading and its About', async ({ page }) => {
    await page.goto('/tools/regex-tester')
    await expect(page.getByRole('heading', { level: 1, name: 'Regex Tester' })).toBeVisible()
    const about = page.getByRole('region', { name: 'About Regex Tester' })
    await expect(about.getByRole('heading', { level: 2 })).toHaveText('About Regex Tester')
    await expect(about).toContainText('ECMAScript')
  })
})

test.describe('the theme', () => {
  test('is dark whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('is kept over a reload and followed by another tab', async ({ page, context }) => {
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

  test('never flashes: the first paint already has it', async ({ page }) => {
    await chooseLightTheme(page)
    // Nothing but the page's own head has run when its body begins.
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

  test('anything else in its key means dark', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'purple')
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('still toggles where storage is blocked', async ({ page }) => {
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

test.describe('an address without a page', () => {
  test('has no accessibility violation in the light theme either', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/nowhere/)
    await chooseLightTheme(page)
    await page.goto('/nowhere')
    await expectNoAxeViolations(page)
  })

  test('says so, with its status and a way back', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/no\/such\/page/)
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expectNoAxeViolations(page)
    // One file stands for every address, with the policy of none: whatever comes next is a document of its own.
    await page.evaluate(() => Object.assign(window, { isStillHere: true }))
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(false)
  })

  test('an unknown tool is no page either', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/tools\/nonsense/)
    await page.goto('/tools/nonsense')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
})

test('structured data is served, and the client neither creates nor keeps one for another page', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]')
  await page.goto('/tools/word-counter')
  await expect(data).toHaveCount(1)
  await page.getByRole('region', { name: 'Related tools' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/tools/word-counter')
  await expect(data).toHaveCount(0)
  // The home page's own questions come with structured data, from the document and from a script.
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

test('a bug of ours ends in the error fallback with its text', async ({ page, expectLog }) => {
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
  // It stays where it happened, and trying again is worth something.
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
  await page.unroute('**/assets/word-counter-*.js')
  await openWordCounter()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeVisible()
})

test('a tool’s page whose view cannot be loaded says so and stays alive', async ({ page, expectLog }) => {
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

test('/tools leads to the tools on the home page', async ({ page }) => {
  await page.goto('/tools')
  await expect(page).toHaveURL('/#tools')
  await expect(page.locator('#tools')).toBeInViewport()
})
