import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const textField = (page: Page) => page.getByRole('textbox', { name: 'Your text' })

const dispatchOpenTool = (page: Page, toolId: string) =>
  page
    .evaluate((id) => dispatchEvent(new CustomEvent('openTool', { detail: { toolId: id } })), toolId)
    .then(() => undefined)
const startField = (page: Page) => page.getByRole('textbox', { name: 'Start with any text' })

/** Pastes as Ctrl+V does, into whatever has the focus. */
async function paste(page: Page, text: string) {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a tool page opens with the focus in its text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await expect(textField(page)).toBeFocused()
  await page.keyboard.type('one two')
  await expect(page.locator('.figure-value')).toHaveText('2')
})

test('a tool opened over the home page has the focus in its text', async ({ page }) => {
  await page.goto('/')
  await page.locator('.card', { hasText: 'Word Counter' }).click()
  await expect(page.getByRole('dialog', { name: 'Word Counter' }).getByRole('textbox')).toBeFocused()
})

test('a tool page reached by a link has the focus in its text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.locator('.related .card').first().click()
  await expect(page).not.toHaveURL(/word-counter/)
  await expect(textField(page)).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } })

  test('no field takes the focus, so no keyboard covers the page', async ({ page }) => {
    await page.goto('/tools/word-counter')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('body')).toBeFocused()
  })
})

test('text pasted beside the field replaces the text, and Undo restores it', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await textField(page).fill('was here before')
  await page.getByRole('heading', { level: 1 }).click()
  await page.locator('h1').focus()
  await paste(page, 'from the clipboard')
  await expect(textField(page)).toHaveValue('from the clipboard')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textField(page)).toHaveValue('was here before')
})

test('text pasted into another field stays there', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await page.getByRole('textbox', { name: 'Expected hash' }).focus()
  await paste(page, 'needle')
  await expect(textField(page)).toHaveValue('')
})

test('a file can be dropped anywhere on the page', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await page.locator('h1').evaluate((heading) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['three little words'], 'a.txt', { type: 'text/plain' }))
    for (const type of ['dragover', 'drop'])
      heading.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(textField(page)).toHaveValue('three little words')
})

test('both texts of the diff can be pasted one after the other', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await page.locator('h1').focus()
  await paste(page, 'first')
  await page.locator('h1').focus()
  await paste(page, 'second')
  await page.getByRole('button', { name: 'Edit Original' }).click()
  await expect(page.getByRole('textbox', { name: 'Original' })).toHaveValue('first')
  await expect(page.getByRole('textbox', { name: 'Modified' })).toHaveValue('second')
})

test.describe('a generator', () => {
  for (const id of ['password-generator', 'lorem-generator', 'random-text', 'username-generator']) {
    test(`${id} has a result at once, and Generate has the focus`, async ({ page }) => {
      await page.goto(`/tools/${id}`)
      await expect(page.getByRole('button', { name: 'Generate' })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeVisible()
      await expect(page.getByText(/^Press Generate/)).toBeHidden()
    })
  }

  test('makes a new result when an option changes, and says what is wrong beside the options', async ({ page }) => {
    await page.goto('/tools/password-generator')
    const password = page.locator('.copy-list-text')
    await expect(password).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Length' }).fill('24')
    await expect.poll(async () => (await password.innerText()).trim().length).toBe(24)
    for (const name of [/Uppercase/, /Lowercase/, /Numbers/, /Symbols/])
      await page.getByRole('checkbox', { name }).uncheck()
    await expect(
      page.getByRole('status').filter({ hasText: 'Please select at least one character type' }),
    ).toBeVisible()
    await expect(password).toBeHidden()
  })
})

test.describe('the text box on the home page', () => {
  test('counts the text and opens a suggested tool with it', async ({ page }) => {
    await page.goto('/')
    await startField(page).fill('{"a": [1, 2]}')
    await expect(page.locator('.counted-line')).toContainText('13 characters')
    await page.getByRole('button', { name: 'Looks like JSON · Format' }).click()
    const dialog = page.getByRole('dialog', { name: 'JSON Formatter' })
    // Formatted, as the suggestion says.
    await expect(dialog.locator('.cm-line').nth(1)).toHaveText('  "a": [')
    await page.keyboard.press('Escape')
    await expect(startField(page)).toHaveValue('{"a": [1, 2]}')
  })

  test('counts nothing until there is text, and nothing moves when it arrives', async ({ page }) => {
    await page.goto('/')
    const counts = page.locator('.counted-line')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await startField(page).fill('')
      await expect(counts).toHaveText('')
      const { height } = (await counts.boundingBox()) ?? {}
      await startField(page).fill('two words')
      await expect(counts).toContainText('2 words')
      expect((await counts.boundingBox())?.height).toBe(height)
    }
  })

  const carries: [way: string, open: (page: Page) => Promise<void>][] = [
    [
      'a card',
      (page) =>
        page
          .locator('#tools')
          .getByRole('link', { name: /^.{0,3}Line Sorter/ })
          .click(),
    ],
    [
      'a menu',
      async (page) => {
        const menus = page.getByRole('navigation', { name: 'Main' })
        await menus.getByRole('button', { name: 'Text Formatting' }).click()
        await menus.getByRole('link', { name: 'Line Sorter' }).click()
      },
    ],
    ['the footer', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Line Sorter' }).click()],
    [
      'the search',
      async (page) => {
        await page.getByRole('button', { name: 'Search for a tool' }).click()
        await page.getByRole('combobox').fill('line sorter')
        await page
          .getByRole('option', { name: /^.{0,3}Line Sorter/ })
          .first()
          .click()
      },
    ],
    [
      'a shortcut',
      async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill('line sorter')
        await expect(page.getByRole('option', { selected: true })).toContainText('Line Sorter')
        await page.keyboard.press('Enter')
      },
    ],
    ['the openTool event', (page) => dispatchOpenTool(page, 'line-sorter')],
  ]
  for (const [way, open] of carries) {
    test(`is carried by ${way} into the tool, and Undo brings back what the tool held`, async ({ page }) => {
      await page.goto('/')
      const field = page.getByRole('dialog', { name: 'Line Sorter' }).getByRole('textbox')
      await dispatchOpenTool(page, 'line-sorter')
      await field.fill('was here before')
      await page.keyboard.press('Escape')
      await startField(page).fill('pear\napple')
      await open(page)
      await expect(field).toHaveValue('pear\napple')
      await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
      await expect(field).toHaveValue('was here before')
    })
  }

  test('is carried into the first of two fields', async ({ page }) => {
    await page.goto('/')
    await startField(page).fill('one')
    await dispatchOpenTool(page, 'text-diff')
    await expect(page.getByRole('textbox', { name: 'Original' })).toHaveValue('one')
    await expect(page.getByRole('textbox', { name: 'Modified' })).toHaveValue('')
  })

  test('stays in the box for tools that take no text, and for the next tool', async ({ page }) => {
    await page.goto('/')
    await startField(page).fill('one two')
    for (const id of ['password-generator', 'meta-generator']) {
      await dispatchOpenTool(page, id)
      await expect(page.getByRole('dialog').locator('.tool-layout')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(startField(page)).toHaveValue('one two')
    }
    await dispatchOpenTool(page, 'word-counter')
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('one two')
  })

  test('does not take the place of what a tool made of it', async ({ page }) => {
    await page.goto('/')
    await startField(page).fill('one two')
    const field = page.getByRole('textbox', { name: 'Your text' })
    await dispatchOpenTool(page, 'case-converter')
    await page.getByRole('button', { name: 'UPPER CASE', exact: true }).click()
    await expect(field).toHaveValue('ONE TWO')
    await page.keyboard.press('Escape')
    await dispatchOpenTool(page, 'case-converter')
    await expect(field).toHaveValue('ONE TWO')
  })

  test('takes what is pasted on the page', async ({ page }) => {
    await page.goto('/')
    await paste(page, 'pear\napple\npear')
    await expect(startField(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Duplicate lines · Remove' })).toBeVisible()
  })

  test('puts a regular expression into the pattern', async ({ page }) => {
    await page.goto('/')
    await startField(page).fill(String.raw`/\d{4}-\d{2}/gi`)
    await page.getByRole('button', { name: 'A regular expression · Test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regex Tester' })
    await expect(dialog.getByLabel('Pattern', { exact: true })).toHaveValue(String.raw`\d{4}-\d{2}`)
  })

  test('holds a large text without laying it out, and hands it over', async ({ page }) => {
    await page.goto('/')
    await startField(page).focus()
    await paste(page, 'word '.repeat(200_000))
    await expect(page.getByText('1,000,000 characters')).toBeVisible()
    await page.locator('.suggestion').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('.figure-value')).toHaveText('200,000')
  })
})
