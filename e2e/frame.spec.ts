import type { Locator, Page } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, test, themes } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true })
const menuLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openPanel(page: Page) {
  await menuButton(page, 'Menu').click()
  await expect(panel(page)).toBeVisible()
}

/** Marks the document. Returns a function that checks whether it is still the same document. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

async function expectNoHorizontalScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return box
}

test.describe('the menus', () => {
  test('open by mouse, one at a time, and close on a click outside', async ({ page }) => {
    await page.goto('/about')
    await menuButton(page, 'SEO Tools').click()
    await expect(header(page).locator(':popover-open a')).toHaveText(
      ['Meta Tag Generator', 'Slug Generator', 'Readability Score', 'Title Analyzer'].map(
        (name) => new RegExp(`${name}$`),
      ),
    )
    await menuButton(page, 'Generators').click()
    await expect(menuLink(page, 'Slug Generator')).toBeHidden()
    await expect(menuLink(page, 'Random Text Generator')).toBeVisible()
    // The menu stays below its button while the page scrolls.
    await page.mouse.wheel(0, 150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const button = await boxOf(menuButton(page, 'Generators'))
    const sheet = await boxOf(header(page).locator(':popover-open'))
    expect(sheet.x).toBeCloseTo(button.x, 0)
    expect(sheet.y - button.y - button.height).toBeCloseTo(8, 0)
    await menuButton(page, 'Generators').click()
    await expect(menuLink(page, 'Random Text Generator')).toBeHidden()
    await menuButton(page, 'Generators').click()
    await page.mouse.click(40, 400)
    await expect(menuLink(page, 'Random Text Generator')).toBeHidden()
  })

  test('work with the keyboard', async ({ page }) => {
    await page.goto('/')
    const button = menuButton(page, 'Text Analysis')
    const nextButton = menuButton(page, 'Text Formatting')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menuLink(page, 'Word Counter')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(menuLink(page, 'Word Counter')).toBeHidden()
    for (const [key, name] of [
      ['ArrowDown', 'Word Counter'],
      ['ArrowDown', 'Character Counter'],
      ['End', 'Sentence Counter'],
      ['ArrowDown', 'Word Counter'],
      ['ArrowUp', 'Sentence Counter'],
      ['Home', 'Word Counter'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(menuLink(page, name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'Word Counter')).toBeHidden()
    await expect(button).toBeFocused()
    // Tab moves through the links and closes the menu after the last one.
    await page.keyboard.press('ArrowUp')
    await expect(menuLink(page, 'Sentence Counter')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menuLink(page, 'Word Frequency')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(nextButton).toBeFocused()
    await expect(menuLink(page, 'Sentence Counter')).toBeHidden()
    // On the home page, a tool opens in a modal, and closing it restores focus to the menu.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?tool=case-converter')
    await expect(page.getByRole('dialog', { name: 'Case Converter' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(nextButton).toBeFocused()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } })

    test('open, close, and open the chosen tool', async ({ page }) => {
      await page.goto('/')
      await menuButton(page, 'Developer Tools').tap()
      await expect(menuLink(page, 'Regex Tester')).toBeVisible()
      await page.touchscreen.tap(60, 700)
      await expect(menuLink(page, 'Regex Tester')).toBeHidden()
      await menuButton(page, 'Developer Tools').tap()
      await menuLink(page, 'Regex Tester').tap()
      await expect(page.getByRole('dialog', { name: 'Regex Tester' })).toBeVisible()
      await expect(page).toHaveURL('/?tool=regex-tester')
    })
  })

  for (const theme of themes) {
    test(`have no accessibility violations when open, in the ${theme} theme`, async ({ page }) => {
      if (theme === 'light') await chooseLightTheme(page)
      await page.goto('/about')
      await menuButton(page, 'Encoders & Decoders').click()
      await menuLink(page, 'Morse Code').hover()
      await expectNoAxeViolations(page)
    })
  }
})

test.describe('choosing a tool', () => {
  test('dispatches an event on the home page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      addEventListener('openTool', ({ detail }) => Object.assign(window, { openToolDetail: detail }))
    })
    await footer(page).getByRole('link', { name: 'Hash Generator' }).click()
    await expect(page.getByRole('dialog', { name: 'Hash Generator' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { openToolDetail: unknown }).openToolDetail)).toEqual({
      toolId: 'hash-generator',
    })
  })

  test('opens it on the home page from another page, in the same document, and closing it stays on the home page', async ({
    page,
  }) => {
    await page.goto('/tools/regex-tester')
    const isSameDocument = await markDocument(page)
    await menuButton(page, 'Text Formatting').click()
    await menuLink(page, 'Line Sorter').click()
    await expect(page.getByRole('dialog', { name: 'Line Sorter' })).toBeVisible()
    await expect(page).toHaveURL('/?tool=line-sorter')
    expect(await isSameDocument()).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/tools/regex-tester')
  })

  test('with Ctrl or ⌘ opens a new tab', async ({ page, context }) => {
    await page.goto('/about')
    await menuButton(page, 'Text Formatting').click()
    const opened = context.waitForEvent('page')
    await menuLink(page, 'Line Sorter').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/?tool=line-sorter')
    await expect(page).toHaveURL('/about')
  })

  test('from another policy zone loads the home document', async ({ page, expectLog }) => {
    expectLog(/status 404/)
    expectLog(/404 \(Not Found\)/)
    expectLog(/404: there is no page at \/nowhere/)
    await page.goto('/nowhere')
    const isSameDocument = await markDocument(page)
    await menuButton(page, 'SEO Tools').click()
    await menuLink(page, 'Title Analyzer').click()
    await expect(page.getByRole('dialog', { name: 'Title Analyzer' })).toBeVisible()
    expect(await isSameDocument()).toBe(false)
  })
})

test('header and footer link to the pages and mark the current one', async ({ page }) => {
  await page.goto('/about')
  for (const [container, name, href] of [
    [header(page), 'Textwright', '/'],
    [header(page), 'Recipes', '/recipes'],
    [header(page), 'Blog', '/blog'],
    [header(page), 'About', '/about'],
    [header(page), 'Contact', '/contact'],
    [footer(page), 'Recipes', '/recipes'],
    [footer(page), 'Blog', '/blog'],
    [footer(page), 'About Us', '/about'],
    [footer(page), 'For developers', '/developers'],
    [footer(page), 'Contact', '/contact'],
    [footer(page), 'Watch it keep your text', '/proof'],
    [footer(page), 'Privacy Policy', '/privacy'],
    [footer(page), 'Terms of Service', '/terms'],
  ] as const) {
    const link = container.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    expect(await link.getAttribute('aria-current'), `${name} of ${href}`).toBe(href === '/about' ? 'page' : null)
  }
  await expect(footer(page)).toContainText('© 2025 Textwright')
  await expect(footer(page).getByRole('link', { name: 'the Textwright team' })).toHaveAttribute('href', '/about')

  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('aria-current', 'page')
  await expect(header(page).locator('[aria-current]')).toHaveCount(0)

  // The site name links to the home page, and on the home page scrolls to the top.
  await menuLink(page, 'Textwright').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Textwright' })).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await menuLink(page, 'Textwright').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('the search button', () => {
  for (const { system, userAgent, hint, keys } of [
    { system: 'on Linux', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', hint: 'Ctrl K', keys: 'Control+K' },
    {
      system: 'on a Mac',
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150',
      hint: '⌘K',
      keys: 'Meta+K',
    },
  ]) {
    test.describe(system, () => {
      test.use({ userAgent, viewport: { width: 768, height: 900 } })

      test(`opens the palette and shows ${hint}`, async ({ page }) => {
        await page.goto('/about')
        await page.evaluate(() => {
          Object.assign(window, { openCount: 0 })
          addEventListener('openPalette', () => (window as unknown as { openCount: number }).openCount++)
        })
        const search = header(page).getByRole('button', { name: 'Search' })
        await expect(search).toHaveText(`Search${hint}`)
        await expect(search).toHaveAttribute('aria-keyshortcuts', keys)
        await search.click()
        await page.keyboard.press('Escape')
        await openPanel(page)
        await panel(page).getByRole('button', { name: 'Search' }).click()
        await expect(panel(page)).toBeHidden()
        expect(await page.evaluate(() => (window as unknown as { openCount: number }).openCount)).toBe(2)
      })
    })
  }
})

test.describe('the panel', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('traps focus and restores it, however the panel is closed', async ({ page }) => {
    await page.goto('/tools/word-counter')
    const opener = menuButton(page, 'Menu')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const element = document.activeElement
        return element === document.body || element?.closest('dialog') !== null
      })
      expect(isInside).toBe(true)
    }
    await page.mouse.move(8, 400)
    await page.mouse.wheel(0, 2000)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(opener).toBeFocused()

    await openPanel(page)
    await page.mouse.click(10, 500)
    await expect(panel(page)).toBeHidden()
    await expect(opener).toBeFocused()

    await openPanel(page)
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect(panel(page)).toBeHidden()
    await expect(menuButton(page, 'Text Analysis')).toBeVisible()
  })

  test('opens one category at a time and closes when a link is chosen', async ({ page }) => {
    await page.goto('/about')
    const isSameDocument = await markDocument(page)
    await openPanel(page)
    await panel(page).getByText('Text Analysis').click()
    await expect(panel(page).getByRole('link', { name: 'Keyword Density' })).toBeVisible()
    await panel(page).getByText('Developer Tools').click()
    await expect(panel(page).getByRole('link', { name: 'Keyword Density' })).toBeHidden()
    await panel(page).getByRole('link', { name: 'JSON Formatter' }).click()
    const tool = page.getByRole('dialog', { name: 'JSON Formatter' })
    await expect(tool).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL('/?tool=json-formatter')
    expect(await isSameDocument()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(tool).toBeHidden()

    // Also on the home page, where choosing only dispatches an event.
    await openPanel(page)
    await panel(page).getByText('Generators').click()
    await panel(page).getByRole('link', { name: 'Username Generator' }).click()
    await expect(page.getByRole('dialog', { name: 'Username Generator' })).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menuButton(page, 'Menu')).toBeFocused()

    await openPanel(page)
    await panel(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(panel(page)).toBeHidden()
    await openPanel(page)
    await expect(panel(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await panel(page).getByRole('link', { name: 'About' }).click()
    await expect(panel(page)).toBeHidden()
  })

  for (const theme of themes) {
    test(`has no accessibility violations and fits into 320 px, in the ${theme} theme`, async ({ page }) => {
      if (theme === 'light') await chooseLightTheme(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/about')
      await openPanel(page)
      await expect(panel(page).locator('.dialog-panel')).toHaveCSS('animation-duration', '0s')
      await panel(page).getByText('Encoders & Decoders').click()
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 320, height: 568 })
      const body = panel(page).locator('.dialog-body')
      expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await panel(page)
        .getByRole('button', { name: /^Switch to the/ })
        .click()
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? '' : 'dark')
    })
  }

  test('slides for 140 ms', async ({ page }) => {
    await page.goto('/about')
    await openPanel(page)
    await expect(panel(page).locator('.dialog-panel')).toHaveCSS('animation-duration', '0.14s')
  })
})

// 640 px is the width of a 1280 px window at 200% zoom.
for (const width of [320, 640, 1024, 1179, 1180, 1280, 1311, 1312, 1366]) {
  test(`the header fits on one line at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/about')
    await expectNoHorizontalScroll(page)
    expect((await boxOf(header(page))).height).toBe(61)
    const isWide = width >= 1180
    await expect(menuButton(page, 'Menu')).toBeVisible({ visible: !isWide })
    await expect(menuButton(page, 'Generators')).toBeVisible({ visible: isWide })
    // Whole names, or none.
    const names = await header(page).locator('.menu > button').filter({ visible: true }).allInnerTexts()
    const shown = [
      'Text Analysis',
      'Text Formatting',
      'Generators',
      'Encoders & Decoders',
      'SEO Tools',
      'Developer Tools',
    ]
    expect(names.map((name) => name.trim())).toEqual(isWide ? shown : [])
    const controls = header(page).locator('a, button').filter({ visible: true })
    let right = 0
    for (const box of await Promise.all((await controls.all()).map(boxOf))) {
      expect(box.x, 'overlap').toBeGreaterThanOrEqual(right)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(60)
      right = box.x + box.width
    }
    expect(right).toBeLessThanOrEqual(width)
  })
}

test('the header does not cover link targets or focused elements', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  await page.goto('/#tools')
  await expect.poll(async () => Math.round((await boxOf(page.locator('#tools'))).y)).toBe(77)
  // Firefox scrolls slightly less than the padding, so it needs a margin too.
  await expect(footer(page).getByRole('link', { name: 'Word Counter' })).toHaveCSS('scroll-margin-top', '24px')
  // Moving focus backwards from the footer scrolls each link into view from above.
  await footer(page).getByRole('link', { name: 'Word Counter' }).focus()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab')
    expect((await boxOf(page.locator(':focus'))).y).toBeGreaterThanOrEqual(61)
  }
})

test.describe('the theme', () => {
  test('becomes dark when another tab clears the storage', async ({ page, context }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    const other = await context.newPage()
    await other.goto('/privacy')
    await expect(other.locator('html')).not.toHaveClass('dark')
    await other.evaluate(() => {
      localStorage.clear()
    })
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('is read again when Back restores a page from the cache', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.locator('html')).not.toHaveClass('dark')
    await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, and every tool and page is linked', async ({ page }) => {
    await page.goto('/about')
    await menuButton(page, 'Generators').click()
    await expect(menuLink(page, 'Password Generator')).toHaveAttribute('href', '/?tool=password-generator')
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'Contact')).toBeVisible()
    await expect(footer(page).locator('a[href^="/?tool="]')).toHaveCount(toolIds.length)

    await page.setViewportSize({ width: 320, height: 640 })
    await expect(header(page).getByRole('button')).toHaveCount(0)
    await menuLink(page, 'Menu').click()
    await expect(footer(page)).toBeInViewport()
    await expect(footer(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
    await expectNoHorizontalScroll(page)
  })
})
