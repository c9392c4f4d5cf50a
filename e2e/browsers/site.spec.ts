import { toolIds } from '../tool-ids.ts'
import { expect, test, until } from './fixtures.ts'

test('the home page shows every tool with its icon', async ({ driver, visit }) => {
  await visit('/')
  const page = await driver.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent,
    cards: document.querySelectorAll('#tools a').length,
    emptyIcons: [...document.querySelectorAll<SVGGraphicsElement>('svg use')]
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => icon.getBBox().width === 0).length,
    openSheets: document.querySelectorAll('[popover]:popover-open, dialog[open]').length,
  }))
  expect(page).toEqual({
    heading: expect.stringContaining('Textwright'),
    cards: toolIds.length,
    emptyIcons: 0,
    openSheets: 0,
  })
})

test('the browser stays responsive after leaving pages while they load', async ({ driver, server }) => {
  test.setTimeout(180_000)
  // A top-level await in the client entry once froze WebKit here within 25 rounds.
  for (let round = 0; round < 40; round++) {
    await driver.open(`${server.origin}/tools/${String(toolIds[(round >> 1) % toolIds.length])}`)
  }
  expect(await driver.evaluate(() => document.querySelector('h1')?.textContent)).toBeTruthy()
})

test('Ctrl+K opens the palette, typing finds a tool, Enter opens it', async ({ driver, visit }) => {
  await visit('/')
  await driver.press('Control', 'k')
  await until(async () =>
    expect(await driver.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox'),
  )
  await driver.type('json pretty')
  await until(async () => {
    const option = await driver.evaluate(() => document.querySelector('[role=option][aria-selected=true]')?.textContent)
    expect(option).toContain('JSON Formatter')
  })
  await driver.press('Enter')
  await until(async () => {
    const shown = await driver.evaluate(() => [location.search, document.querySelector('dialog[open] h2')?.textContent])
    expect(shown).toEqual(['?tool=json-formatter', 'JSON Formatter'])
  })
})

test('a card opens its tool in a modal, and Escape closes it and restores focus', async ({ driver, visit }) => {
  await visit('/')
  await driver.click('#tools a', 'Word Counter')
  await until(async () => {
    const shown = await driver.evaluate(() => [
      location.search,
      document.querySelectorAll('dialog[open] .tool-layout').length,
    ])
    expect(shown).toEqual(['?tool=word-counter', 1])
  })
  await driver.click('dialog[open] textarea')
  await driver.type('three little words')
  await until(async () => {
    expect(await driver.evaluate(() => document.querySelector('dialog[open] .figure-value')?.textContent)).toBe('3')
  })
  await driver.press('Escape')
  await until(async () => {
    const shown = await driver.evaluate(() => [
      location.search,
      document.querySelectorAll('dialog[open]').length,
      document.activeElement?.textContent.includes('Word Counter'),
    ])
    expect(shown).toEqual(['', 0, true])
  })
})

test('header menus open one at a time, and their links lead to tools', async ({ driver, visit }) => {
  await driver.resize(1280, 900)
  await visit('/about')
  const menus = await driver.evaluate(() =>
    [...document.querySelectorAll('.menu-button')].map(({ textContent }) => textContent),
  )
  expect(menus.length).toBeGreaterThan(2)
  const openSheets = () =>
    [...document.querySelectorAll('.menu-sheet:popover-open')].map((sheet) => sheet.previousElementSibling?.textContent)
  expect(await driver.evaluate(openSheets)).toEqual([])
  for (const menu of menus) {
    await driver.click('.menu-button', menu)
    await until(async () => expect(await driver.evaluate(openSheets)).toEqual([menu]))
  }
  await driver.press('ArrowDown')
  const link = await driver.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(link).toMatch(/^\/(?:tools\/|\?tool=)/)
  await driver.press('Enter')
  await until(async () => {
    expect(await driver.evaluate(() => location.pathname + location.search)).toMatch(/tool/)
    expect(await driver.evaluate(() => document.querySelectorAll('.tool-layout').length)).toBe(1)
  })
})

test('shows the menus in a panel on a narrow screen', async ({ driver, visit }) => {
  await driver.resize(375, 800)
  await visit('/')
  expect(await driver.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await driver.click('.site-header button[aria-haspopup], .panel-button')
  await until(async () =>
    expect(await driver.evaluate(() => document.querySelectorAll('dialog[open] a').length)).toBeGreaterThan(6),
  )
  await driver.press('Escape')
  await until(async () => expect(await driver.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(0))
  await driver.resize(1280, 900)
})

test('switches the theme and remembers it', async ({ driver, visit }) => {
  await visit('/')
  const readTheme = () => ({
    isDark: document.documentElement.classList.contains('dark'),
    paper: getComputedStyle(document.documentElement).backgroundColor,
  })
  const before = await driver.evaluate(readTheme)
  expect(before.isDark).toBe(true)
  await driver.click('.theme-toggle')
  await until(async () => expect((await driver.evaluate(readTheme)).isDark).toBe(false))
  await visit('/about')
  const after = await driver.evaluate(readTheme)
  expect(after.isDark).toBe(false)
  expect(after.paper).not.toBe(before.paper)
  await driver.click('.theme-toggle')
  await until(async () => expect((await driver.evaluate(readTheme)).isDark).toBe(true))
})

test('the blog lists posts with pictures and opens a post', async ({ driver, visit }) => {
  await visit('/blog')
  const posts = await driver.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/blog/"]')].map((link) => link.getAttribute('href')),
  )
  expect(posts.length).toBeGreaterThan(0)
  await driver.click('main a[href^="/blog/"]')
  await until(async () => {
    const shown = await driver.evaluate(() => ({
      isPost: location.pathname.startsWith('/blog/'),
      paragraphs: document.querySelectorAll('article p, main p').length > 3,
      brokenPictures: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    }))
    expect(shown).toEqual({ isPost: true, paragraphs: true, brokenPictures: 0 })
  })
})

test('the contact form sends a message to the site’s own server', async ({ driver, visit }) => {
  await visit('/contact')
  for (const [name, text] of [
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['subject', 'Looms'],
    ['message', 'First line, second line.'],
  ] as const) {
    await driver.click(`form [name=${name}]`)
    await driver.type(text)
  }
  await driver.click('form button[type=submit]')
  await until(async () => {
    expect(await driver.evaluate(() => document.querySelector('main')?.textContent)).toContain(
      'Thanks for reaching out!',
    )
  })
})

test('opens every page offline', async ({ driver, visit, server, expectProblem }) => {
  // The blog requests pictures that are not cached, and newer posts.
  expectProblem(/failed request: (?:LINK|\/cda\/)/)
  test.setTimeout(180_000)
  await visit('/')
  await until(async () => {
    expect(await driver.evaluate(() => document.querySelector('.offline-note')?.textContent)).toContain(
      'Ready for offline use',
    )
  }, 90_000)
  await server.stop()
  try {
    for (const path of ['/', '/about', '/blog', '/tools/regex-tester', '/tools/word-counter']) {
      await visit(path)
      expect(await driver.evaluate(() => document.querySelector('h1')?.textContent), path).toBeTruthy()
    }
    await driver.click('textarea')
    await driver.type('three little words')
    await until(async () =>
      expect(await driver.evaluate(() => document.querySelector('.figure-value')?.textContent)).toBe('3'),
    )
  } finally {
    await server.start()
  }
})

test('the proof page shows that the browser refuses every attempt', async ({ driver, visit, expectProblem }) => {
  expectProblem(/example\.invalid|policy violation: (?:connect-src|img-src|form-action|frame-src)/)
  await visit('/proof')
  await driver.click('.proof button', 'Try all six')
  await until(async () => {
    const results = await driver.evaluate(() =>
      [...document.querySelectorAll('.proof-attempts li')].map(({ textContent }) => textContent),
    )
    expect(results).toHaveLength(6)
    const [worker, ...others] = results.toReversed()
    for (const result of others) expect(result).toMatch(/Refused by (?:connect-src|img-src|form-action)/)
    // WebKit refuses what a worker sends without a report.
    expect(worker).toMatch(/Refused by connect-src|Your browser reports nothing/)
  })
  const policy = await driver.evaluate(() => document.querySelector('.proof-policy')?.textContent)
  expect(policy).toContain("connect-src 'none'")
})
