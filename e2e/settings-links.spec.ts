import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, isHydrated, readClipboard, test } from './fixtures.ts'
import { openMoreOptions } from './more-options.ts'

const marker = 'qzxmarkerqzx'

const note = (page: Page) => page.locator('.linked-settings')
const copyButton = (page: Page) => page.getByRole('button', { name: /^Copy link/ })
const length = (page: Page) => page.getByRole('spinbutton', { name: 'Length' })
const symbols = (page: Page) => page.getByLabel(/Symbols/)
const pattern = (page: Page) => page.getByRole('textbox', { name: 'Pattern' })

async function copyLink(page: Page): Promise<string> {
  await copyButton(page).click()
  await expect(page.getByText('Link copied!').last()).toBeVisible()
  return readClipboard(page)
}

/** Opens a link like someone who got it: in a browser that has never been on the site. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  return page
}

interface Case {
  readonly address: string
  readonly change: (page: Page) => Promise<void>
  readonly fragment: string
  readonly button: string
  readonly says: string
  readonly check: (page: Page) => Promise<void>
}

const isChecked = (field: Locator, checked = true) => expect(field).toBeChecked({ checked })

const cases: readonly Case[] = [
  {
    address: '/tools/password-generator',
    change: async (page) => {
      await length(page).fill('24')
      await symbols(page).uncheck()
    },
    fragment: '#length=24&symbols=off',
    button: 'Copy link',
    says: '2 settings from the link · Reset',
    check: async (page) => {
      await expect(length(page)).toHaveValue('24')
      await isChecked(symbols(page), false)
      await expect(page.locator('.copy-list-text')).toHaveText(/^[A-Za-z\d]{24}$/)
    },
  },
  {
    address: '/tools/regex-tester',
    change: async (page) => {
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(marker)
      await pattern(page).fill(String.raw`(\d+) & "#é"`)
      await page.getByLabel('ignore case').check()
    },
    fragment: '#pattern=%28%5Cd%2B%29%20%26%20%22%23%C3%A9%22&flags=gi',
    button: 'Copy link (includes your pattern)',
    says: '2 settings from the link · Reset',
    check: async (page) => {
      await expect(pattern(page)).toHaveValue(String.raw`(\d+) & "#é"`)
      await isChecked(page.getByLabel('ignore case'))
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('12 & "#É"')
      await expect(page.locator('.figure')).toHaveText('1match')
    },
  },
  {
    address: '/?tool=find-replace',
    change: async (page) => {
      await page.getByRole('textbox', { name: 'Your text' }).fill(marker)
      await page.getByRole('textbox', { name: 'Find' }).fill('one')
      await page.getByRole('textbox', { name: 'Replace with' }).fill('two')
      await page.getByLabel('Match case').check()
    },
    fragment: '#find=one&replace=two&case-sensitive=on',
    button: 'Copy link (includes your search text and replacement)',
    says: '3 settings from the link · Reset',
    check: async (page) => {
      await page.getByRole('textbox', { name: 'Your text' }).fill('one One')
      await expect(page.locator('.figure')).toHaveText('1match')
      await page.getByRole('button', { name: 'Replace all' }).click()
      await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveText('two One')
    },
  },
  {
    address: '/tools/slug-generator',
    change: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill(marker)
      await page.getByLabel('Full stop (.)').check()
    },
    fragment: '#separator=%2E',
    button: 'Copy link',
    says: '1 setting from the link · Reset',
    check: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('One two')
      await expect(page.getByRole('status', { name: 'Slug' })).toHaveText('one.two')
    },
  },
  {
    address: '/tools/css-minifier',
    change: async (page) => {
      await page.getByRole('textbox', { name: 'CSS' }).fill(`.${marker}{color:red}`)
      await page.getByRole('button', { name: 'Beautify' }).click()
    },
    fragment: '#mode=beautify',
    button: 'Copy link',
    says: '1 setting from the link · Reset',
    check: async (page) => {
      await page.getByRole('textbox', { name: 'CSS' }).fill('a{color:red}')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { name: 'Beautified' })).toBeVisible()
    },
  },
  {
    address: '/tools/text-extractor',
    change: async (page) => {
      await page.getByRole('textbox', { name: 'Your text' }).fill(`${marker} https://example.com`)
      await page.getByRole('button', { name: 'URLs', exact: true }).click()
    },
    fragment: '#kind=urls',
    button: 'Copy link',
    says: '1 setting from the link · Reset',
    check: async (page) => {
      await page.getByRole('textbox', { name: 'Your text' }).fill('https://example.com')
      await page.keyboard.press('Control+Enter')
      await expect(page.locator('.figure')).toHaveText('1URL')
    },
  },
]

for (const { address, change, fragment, button, says, check } of cases) {
  test(`${address}${fragment}: copied, opened elsewhere and reset`, async ({ page, browser, baseURL }) => {
    await page.goto(address)
    await change(page)
    await expect(copyButton(page)).toHaveText(button)
    const link = await copyLink(page)
    expect(link).toBe(`${baseURL ?? ''}${address}${fragment}`)
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(marker)

    const other = await openElsewhere(browser, link)
    await expect(note(other)).toHaveText(says)
    await check(other)
    expect(await copyLink(other)).toBe(link)
    await other.bringToFront()
    await note(other).getByRole('button', { name: 'Reset' }).click()
    await expect(note(other)).toBeEmpty()
    await expect(copyButton(other)).toHaveText('Copy link')
    expect(await copyLink(other)).toBe(`${baseURL ?? ''}${address}`)
    await other.context().close()
  })
}

test('the palette copies the same link', async ({ page, baseURL }) => {
  await page.goto('/tools/password-generator')
  await length(page).fill('30')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('copy link')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe(`${baseURL ?? ''}/tools/password-generator#length=30`)
  await page.bringToFront()
  await page.goto('/about#how-to-check')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('copy link')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe(`${baseURL ?? ''}/about#how-to-check`)
})

test('a link replaces the settings of this visit, and Back keeps what was changed since', async ({ page }) => {
  await page.goto('/tools/password-generator')
  await length(page).fill('40')
  await page.getByLabel(/Numbers/).uncheck()
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first()
  await about.click()
  await page.getByRole('link', { name: 'this link' }).click()
  await expect(page).toHaveURL('/tools/password-generator#length=24&symbols=off')
  await expect(length(page)).toHaveValue('24')
  await isChecked(page.getByLabel(/Numbers/))
  await isChecked(symbols(page), false)
  await expect(page.locator('.copy-list-text')).toHaveText(/^[A-Za-z\d]{24}$/)
  await expect(note(page)).toHaveText('2 settings from the link · Reset')

  await length(page).fill('25')
  await expect(note(page)).toBeEmpty()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  await page.goForward()
  await expect(length(page)).toHaveValue('25')
  await isChecked(symbols(page), false)
})

test('a second link in the same tab replaces the first, and Back returns to it', async ({ page }) => {
  await page.goto('/tools/password-generator#length=24&symbols=off')
  await expect(note(page)).toHaveText('2 settings from the link · Reset')
  await page.evaluate(() => {
    location.hash = 'length=9999&kind=nothing'
  })
  await expect(length(page)).toHaveValue('64')
  await isChecked(symbols(page))
  await expect(note(page)).toHaveText(
    '1 setting from the link · Reset · nothing is not a choice of kind in Password Generator and was left out.',
  )
  await page.goBack()
  await expect(length(page)).toHaveValue('24')
  await expect(note(page)).toHaveText('2 settings from the link · Reset')
})

test('keeps typed text that a link cannot contain', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await openMoreOptions(page)
  await page.getByRole('textbox', { name: 'HMAC key' }).fill('secret')
  await page.getByRole('textbox', { name: 'Expected hash' }).fill('abc')
  await expect(copyButton(page)).toHaveText('Copy link')
  await page.evaluate(() => {
    location.hash = 'crc32=on&key=other&expected=other'
  })
  await expect(note(page)).toHaveText('1 setting from the link · Reset')
  await isChecked(page.getByLabel('CRC-32'))
  await expect(page.getByRole('textbox', { name: 'HMAC key' })).toHaveValue('secret')
  await expect(page.getByRole('textbox', { name: 'Expected hash' })).toHaveValue('abc')
})

test('stops a runaway pattern from a link', async ({ page }) => {
  await page.goto('/tools/regex-tester#pattern=%5E%28a%2B%29%2B%24')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${'a'.repeat(40)}!`)
  await expect(page.locator('.failure')).toContainText(/Stopped after 1 second/)
  await pattern(page).fill('a+')
  await expect(page.locator('.figure')).toHaveText('1match')
})

for (const rubbish of [
  '#=',
  '#=&&=%',
  '#length=&kind=',
  '#__proto__=1&constructor=off',
  '#%E0%A4%A=%FF&length=NaN',
  '#mode=none&limit=1&key=secret&find',
  `#${'length='.repeat(2000)}`,
]) {
  test(`opens a working page at ${rubbish.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`/tools/password-generator${rubbish}`)
    await expect(page.locator('.copy-list-text')).toHaveText(/^.{16}$/)
    await expect(note(page)).not.toContainText('from the link')
    await expect(copyButton(page)).toHaveText('Copy link')
    await page.goto(`/?tool=word-counter${rubbish}`)
    await page.getByRole('textbox', { name: 'Your text' }).fill('one two')
    await expect(page.locator('.figure')).toHaveText('2words')
  })
}

test('a link opens without an option that no longer exists, and one line names it', async ({ page }) => {
  await page.goto('/tools/duplicate-remover#ignore-time=on&ignore-case=on')
  await isChecked(page.getByLabel('Ignore case'))
  await expect(note(page)).toHaveText(
    '1 setting from the link · Reset · ' +
      'ignore-time is not an option of Duplicate Remover and was left out. Did you mean ignore-case?',
  )
  await expect(copyButton(page)).toHaveText('Copy link')
  await expectNoAxeViolations(page)
  await note(page).getByRole('button', { name: 'Reset' }).click()
  await expect(note(page)).toBeEmpty()
})

test('a link opens without a value that no longer exists, and the field shows its default', async ({ page }) => {
  await page.goto('/?tool=line-sorter#order=oldest')
  await expect(note(page)).toHaveText('oldest is not a choice of order in Line Sorter and was left out.')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Your lines' }).fill('b\na')
  expect(await copyLink(page)).toMatch(/\?tool=line-sorter$/)
})

test('a fragment without = still scrolls to its element', async ({ page }) => {
  await page.goto('/tools/word-counter#related')
  await expect(page.locator('#related')).toBeInViewport()
  await expect(page.locator('#related')).toBeFocused()
  await page.goto('/about')
  await page.goto('/tools/word-counter#goal=500')
  await expect(page.getByRole('spinbutton', { name: 'Word goal' })).toHaveValue('500')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('320 px: a long line about what was left out wraps above the tool', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`/tools/password-generator#length=24&${'x'.repeat(60)}=1&old=2`)
  await expect(note(page)).toContainText(`${'x'.repeat(40)}… is not an option`)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const [bottom, top] = await page.evaluate(() =>
    ['.linked-settings', '.tool-layout'].map((part, index) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return (index === 0 ? box?.bottom : box?.top) ?? NaN
    }),
  )
  expect(bottom).toBeLessThanOrEqual(top ?? NaN)
})

for (const width of [320, 1280]) {
  test(`${String(width)} px: accessible, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/tools/find-replace#find=one&replace=two&regex=on')
    await expect(note(page)).toHaveText('3 settings from the link · Reset')
    await expect(note(page)).toBeInViewport()
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await copyButton(page).scrollIntoViewIfNeeded()
    await expect(copyButton(page)).toBeInViewport({ ratio: 1 })
  })
}

test('on large screens, the note moves nothing', async ({ page }) => {
  const topOfTool = () => page.locator('.tool-layout').evaluate((layout) => layout.getBoundingClientRect().top)
  await page.goto('/tools/word-counter')
  const top = await topOfTool()
  await page.goto('/tools/word-counter#goal=500')
  await expect(note(page)).not.toBeEmpty()
  expect(await topOfTool()).toBe(top)
})
