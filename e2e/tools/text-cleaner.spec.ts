import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, readClipboard, test } from '../fixtures.ts'
import { openMoreOptions } from '../more-options.ts'
import { tryExample } from '../try-example.ts'

const pdf = [
  'The committee met three times during the spring to con-',
  'sider the proposal, which had been sent to every member',
  'in advance. No member objected to the plan.',
  '',
  'It was agreed that the office would prepare a summary of',
  'the costs before the end of the month.',
].join('\n')

const joined =
  'The committee met three times during the spring to consider the proposal, which had been sent to every member in ' +
  'advance. No member objected to the plan.\n\nIt was agreed that the office would prepare a summary of the costs ' +
  'before the end of the month.'

const textField = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const message = (page: Page) => page.locator('.action-message')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a button cleans in place, and Undo restores the text', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  const text = textField(page)
  await text.fill('  ★ Hello   “world” 👩‍👩‍👧 \n\n\n\nbye ')
  await button(page, 'Extra spaces').click()
  await expect(text).toHaveValue('★ Hello “world” 👩‍👩‍👧\n\n\n\nbye')
  await expect(message(page)).toHaveText('Removed 4 runs of extra spaces · Undo')
  await button(page, 'Extra line breaks').click()
  await expect(text).toHaveValue('★ Hello “world” 👩‍👩‍👧\n\nbye')
  await button(page, 'Extra line breaks').click()
  await expect(message(page)).toHaveText('Nothing to change')
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  await button(page, 'All three').click()
  await expect(text).toHaveValue('Hello "world"\n\nbye')
  await button(page, 'Copy').click()
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Hello "world"\n\nbye')
})

test('chosen changes are applied together, copied and downloaded', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill(pdf)
  await page.getByRole('checkbox', { name: 'Join lines, keep paragraphs' }).check()
  await expect(textField(page)).toHaveValue(pdf)
  await page.getByRole('checkbox', { name: 'Remove blank lines' }).check()
  await button(page, 'Apply 2 changes').click()
  const onOneLineEach = joined.replace('\n\n', '\n')
  await expect(textField(page)).toHaveValue(onOneLineEach)
  await expect(message(page)).toHaveText('Joined 3 line breaks, removed 1 blank line · Undo')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await button(page, 'Copy').click()
  expect(await readClipboard(page)).toBe(onOneLineEach)

  const download = page.waitForEvent('download')
  await button(page, 'Download text').click()
  expect((await download).suggestedFilename()).toBe('text-cleaner.txt')

  await button(page, 'Undo').click()
  await expect(textField(page)).toHaveValue(pdf)
})

test('one button cleans text from a PDF', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill(pdf.replace('before', 'be-\nfore').replace('office', 'oﬃce'))
  await button(page, 'PDF text').click()
  await expect(textField(page)).toHaveValue(joined)
  await expect(message(page)).toContainText('split 1 ligature')
})

test('works with the keyboard alone, and Ctrl+Enter applies', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await page.keyboard.type('a\nb')
  const more = page.getByText('More options')
  await more.focus()
  await page.keyboard.press('Enter')
  const prefix = page.getByRole('textbox', { name: 'Line prefix' })
  for (
    let presses = 0;
    presses < 40 && !(await prefix.evaluate((field) => field === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await expect(prefix).toBeFocused()
  await page.keyboard.type('> ')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(textField(page)).toHaveValue('> a\n> b')
  await expect(prefix).toHaveValue('')
  await expect(message(page)).toHaveText('Added 2 line prefixes · Undo')
})

test('lists invisible characters while typing and removes only those', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill('pass\u200bword\u200b \u202etxt 👩‍👩‍👧 می\u200cخواهم')
  await expect(message(page)).toHaveText('3 invisible characters found')
  await expect(page.locator('.stats-row')).toHaveText(['zero width space U+200B2', 'right-to-left override U+202E1'])
  await page.getByRole('checkbox', { name: 'Remove invisible characters' }).check()
  await button(page, 'Apply 1 change').click()
  await expect(textField(page)).toHaveValue('password txt 👩‍👩‍👧 می\u200cخواهم')
  await expect(page.locator('.stats-row')).toHaveCount(0)
})

test('decodes entities', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill('<b>Tea</b> &amp; cake')
  await page.getByRole('checkbox', { name: 'Remove HTML tags' }).check()
  await button(page, 'Apply 1 change').click()
  await expect(textField(page)).toHaveValue('Tea & cake')
})

test('splits lines at a separator and joins them with another one', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill('a, b,c')
  await openMoreOptions(page)
  await page.getByRole('textbox', { name: 'Split lines at' }).fill(',')
  await page.getByRole('checkbox', { name: 'Remove extra spaces' }).check()
  await page.getByRole('textbox', { name: 'Join lines with' }).fill(';')
  await button(page, 'Apply 3 changes').click()
  await expect(textField(page)).toHaveValue('a;b;c')
  await expect(message(page)).toHaveText(
    'Added 2 line breaks, removed 1 run of extra spaces, replaced 2 line breaks · Undo',
  )
})

test('an example of a mode chooses its changes', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await tryExample(page, 'text-cleaner', 'Caption with symbols and emoji')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await button(page, 'Apply 3 changes').click()
  await expect(textField(page)).toHaveValue(/^Summer SALE!!\n\nCafé "Zürich" 50 off/)
})

test('cleans a large text', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await textField(page).fill('one\ntwo\n\n'.repeat(20_000))
  await page.getByRole('checkbox', { name: 'Join lines, keep paragraphs' }).check()
  await button(page, 'Apply 1 change').click()
  await expect(message(page)).toHaveText('Joined 20,000 line breaks · Undo')
  await expect(page.locator('.cm-line').first()).toHaveText('one two')
})

test('a suggestion on the home page opens the tool with its changes chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Start with any text' }).fill(pdf)
  await button(page, 'Lines broken as in a PDF · Join lines').click()
  const dialog = page.getByRole('dialog', { name: 'Text Cleaner' })
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(pdf)
  await button(page, 'Apply 1 change').click()
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(joined)
})

for (const [width, height] of [
  [1366, 657],
  [1280, 720],
  [375, 667],
] as const) {
  test.describe(`at ${String(width)}×${String(height)}`, () => {
    test.use({ viewport: { width, height } })

    test('what is needed is in view, and the page is accessible', async ({ page }) => {
      await page.goto('/tools/text-cleaner')
      await textField(page).fill(pdf)
      const bottomOf = (locator: ReturnType<typeof textField>) =>
        locator.evaluate((element) => element.getBoundingClientRect().bottom)
      expect(await bottomOf(textField(page))).toBeLessThan(height)
      await expect(button(page, 'All three')).toBeInViewport({ ratio: 1 })
      if (width > 1000) {
        await page.getByRole('checkbox', { name: 'Join lines, keep paragraphs' }).check()
        await expect(button(page, 'Apply 1 change')).toBeInViewport({ ratio: 1 })
        for (const name of ['Plain quotes and dashes', 'Remove HTML tags'])
          await expect(page.getByRole('checkbox', { name })).toBeInViewport({ ratio: 1 })
      }
      await expectNoAxeViolations(page)
    })
  })
}
