import type { Page } from '@playwright/test'
import { chooseLightTheme, expect, expectNoAxeViolations, test, themes } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Word Counter' })
const card = (page: Page) => page.locator('#tools').getByRole('link', { name: /Word Counter/ })

test('a card opens its tool and sets the URL, and closing restores focus', async ({ page }) => {
  await page.goto('/')
  await card(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/?tool=word-counter')
  await expect(dialog(page).getByRole('textbox', { name: 'Your text' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(card(page)).toBeFocused()
})

test('a click with Ctrl or ⌘ opens a new tab', async ({ page, context }) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await card(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/tools/word-counter')
  await expect(dialog(page)).toBeHidden()
})

test('the URL opens a tool, and closing it shows the home page', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await expect(dialog(page)).toBeVisible()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/$/)

  // Printing shows only the tool, with a short text in full.
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('One line.\n'.repeat(20))
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page).getByRole('heading', { name: 'Word Counter', exact: true })).toBeVisible()
  await expect(page.locator('#tools')).toBeHidden()
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  // Nothing had focus before, so focus moves to the tool's card.
  await expect(card(page)).toBeFocused()
})

test('Back closes the tool, Forward opens it again', async ({ page }) => {
  await page.goto('/')
  await card(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
})

test('Back and Forward work with three tools', async ({ page }) => {
  const opened = (name: string) => page.getByRole('dialog', { name })
  const open = async (name: string) => {
    await page
      .locator('#tools')
      .getByRole('link', { name: new RegExp(name) })
      .click()
    await expect(opened(name)).toBeVisible()
  }
  await page.goto('/about')
  await page.getByRole('link', { name: 'Textwright', exact: true }).first().click()
  for (const name of ['Word Counter', 'Regex Tester']) {
    await open(name)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  // Closing removed each history entry, so the last tool directly follows the page.
  await open('Text Diff')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(opened('Text Diff')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')

  // Each of three URLs shows its tool in both directions.
  for (const id of ['word-counter', 'regex-tester', 'text-diff']) await page.goto(`/?tool=${id}`)
  await expect(opened('Text Diff')).toBeVisible()
  for (const name of ['Regex Tester', 'Word Counter']) {
    await page.goBack()
    await expect(opened(name)).toBeVisible()
  }
  for (const name of ['Regex Tester', 'Text Diff']) {
    await page.goForward()
    await expect(opened(name)).toBeVisible()
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the title of the document is that of the open tool, also after Back and Forward', async ({ page }) => {
  const homeTitle = /^Textwright \| \d+ text tools/
  await page.goto('/')
  await expect(page).toHaveTitle(homeTitle)
  await card(page).click()
  await expect(page).toHaveTitle('Word Counter | Textwright')
  await page.goBack()
  await expect(page).toHaveTitle(homeTitle)
  await page.goForward()
  await expect(page).toHaveTitle('Word Counter | Textwright')
  // Another tool replaces the open one.
  await page.evaluate(() => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: 'text-diff' } })))
  await expect(page).toHaveTitle('Text Diff | Textwright')
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(homeTitle)
  await page.goto('/?tool=regex-tester')
  await expect(page).toHaveTitle('Regex Tester | Textwright')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveTitle(homeTitle)
})

test('the close button leaves no extra history entry, and a double click goes back once', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await page.getByRole('link', { name: 'Textwright', exact: true }).first().click()
  await card(page).click()
  await page.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/tools/regex-tester')
})

test('the openTool event opens a tool; an unknown tool is ignored', async ({ page }) => {
  await page.goto('/')
  const dispatchOpenTool = (toolId: string) =>
    page.evaluate((id) => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: id } })), toolId)
  await dispatchOpenTool('nonsense')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  await dispatchOpenTool('word-counter')
  await expect(dialog(page)).toBeVisible()
})

test('another tool replaces the open one, and closing shows the page', async ({ page }) => {
  await page.goto('/')
  // Several events in a row: the last one wins.
  await page.evaluate(() => {
    const dispatchOpenTool = (toolId?: string) =>
      dispatchEvent(new CustomEvent('openTool', toolId ? { detail: { toolId } } : {}))
    dispatchOpenTool()
    dispatchOpenTool('word-counter')
    dispatchOpenTool('word-counter')
    dispatchOpenTool('regex-tester')
  })
  await expect(page.getByRole('dialog', { name: 'Regex Tester' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('cancelling the file chooser does not close the tool', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await expect(dialog(page)).toBeVisible()
  await page.locator('input[type=file]').dispatchEvent('cancel', { bubbles: true })
  await page.waitForTimeout(200)
  await expect(dialog(page)).toBeVisible()
})

for (const theme of themes) {
  test(`has no accessibility violations, ${theme}, narrow or wide`, async ({ page }) => {
    if (theme === 'light') await chooseLightTheme(page)
    await page.goto('/?tool=word-counter')
    await expect(dialog(page).getByRole('textbox', { name: 'Your text' })).toBeVisible()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoAxeViolations(page)
    }
  })
}

test('an unknown tool in the URL shows a working home page', async ({ page }) => {
  await page.goto('/?tool=nonsense')
  await expect(page.getByRole('dialog')).toBeHidden()
  await card(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('closes only if the mouse button is both pressed and released on the backdrop', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await expect(dialog(page)).toBeVisible()
  // Releasing a text selection outside the panel must not close it.
  await page.mouse.move(640, 400)
  await page.mouse.down()
  await page.mouse.move(8, 8)
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.down()
  await page.mouse.move(640, 400)
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(dialog(page)).toBeHidden()
})

test('focuses the text and shows no tooltip, even if the browser focuses Close', async ({ page }) => {
  await page.addInitScript(() => {
    // Simulates Firefox.
    const { value: showModal } = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') as {
      value: (this: HTMLDialogElement) => void
    }
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      this.querySelector('button')?.focus()
    }
  })
  await page.goto('/')
  await page.clock.install()
  await card(page).focus()
  await page.keyboard.press('Enter')
  // The text takes the focus only from the heading, so the dialog has moved it there from Close first.
  await expect(dialog(page).getByRole('textbox', { name: 'Your text' })).toBeFocused()
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await close.focus()
  await page.clock.runFor(1000)
  await expect(page.locator('.tooltip')).toHaveCount(0)
  // Focused with the keyboard, the button has a tooltip.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.clock.runFor(1000)
  await expect(page.locator('.tooltip')).toHaveText('Close')
})

test('closing the tool keeps the text', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('three little words')
  await page.keyboard.press('Escape')
  await card(page).click()
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('three little words')
})

test('traps focus, and the page behind does not scroll', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  await expect(dialog(page)).toBeVisible()
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const element = document.activeElement
      return element === document.body || element?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.mouse.move(8, 400)
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [width, inset] of [
  [1280, 24],
  [375, 0],
] as const) {
  test(`at ${String(width)} px the panel is ${String(inset)} px from the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/?tool=word-counter')
    await expect(dialog(page)).toBeVisible()
    const box = await page.locator('.dialog-panel').boundingBox()
    expect(box?.y).toBe(inset)
    expect(box?.x).toBeCloseTo(inset, -1)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(700 - inset)
  })
}

test('a link in the footer opens a tool, and closing it leaves no extra history entry', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await page.getByRole('link', { name: 'Textwright', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Word Counter' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/tools/regex-tester')
})
