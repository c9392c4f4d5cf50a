import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const line = 'The quick brown fox jumps over the lazy dog.\n'
const large = line.repeat(10_000)

async function paste(page: Page, content: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), content)
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+v')
}

test('a short text stays in a textarea', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await paste(page, line.repeat(100))
  await expect(page.locator('textarea.text-area-field')).toHaveValue(line.repeat(100))
  await expect(page.locator('.cm-content')).toHaveCount(0)
})

test('handles a large paste in the paste event, because WebKit renders it before beforeinput', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const dispatchPaste = (value: string) =>
    text(page).evaluate((area, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      // False if the page prevents the browser's own paste.
      return area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, value)
  expect(await dispatchPaste(line)).toBe(true)
  expect(await dispatchPaste(large)).toBe(false)
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.locator('.figure-value')).toHaveText('90,000')
})

test('opens many short lines in the editor, because a textarea would freeze', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await paste(page, 'foo bar\n'.repeat(5000))
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.locator('.figure-value')).toHaveText('10,000')
})

test('keeps text typed during a conversion', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/tools/case-converter')
  await page.evaluate((value) => navigator.clipboard.writeText(value), large.repeat(8))
  await page.getByRole('textbox').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Home')
  // A large text is sent to the worker after a delay, which does not end before the test has typed.
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: 'Title Case', exact: true }).click()
  await page.locator('.cm-content').focus()
  await page.keyboard.type('typed ')
  await page.clock.resume()
  await expect(page.getByRole('alert')).toContainText('The text changed while this was running')
  await expect(page.locator('.cm-line').first()).toContainText('typed ')
})

test('disables spell checking, and the direction follows the text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await expect(text(page)).toHaveAttribute('spellcheck', 'false')
  await expect(text(page)).toHaveAttribute('dir', 'auto')
  await paste(page, large)
  await expect(page.locator('.cm-content')).toHaveAttribute('spellcheck', 'false')
})

test('opens a large paste in the editor, counts it, and accepts typing', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await paste(page, large)
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.locator('.figure-value')).toHaveText('90,000')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('two words')
  await expect(page.locator('.figure-value')).toHaveText('90,002')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('.figure-value')).toHaveText('90,000')
  await expectNoAxeViolations(page)
})

test('the editor has a label, and Tab leaves it', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await paste(page, large)
  const editor = page.locator('.cm-content')
  await expect(editor).toHaveAttribute('aria-label', 'Your text')
  await expect(page.locator('.figure-value')).toHaveText('90,000')
  await editor.focus()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor).toBeFocused()
})

test('converts a large text in place and undoes it', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await page.evaluate((value) => navigator.clipboard.writeText(value), large)
  await page.getByRole('textbox').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText(line.trim().toUpperCase())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText(line.trim())
})

test('a result of several megabytes is complete', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await paste(page, large.repeat(4))
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText(line.trim().toUpperCase())
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download text' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString() === large.repeat(4).toUpperCase()).toBe(true)
})

test('typing into a line of several megabytes works at the end and over a selection, and can be undone', async ({
  page,
}) => {
  await page.goto('/tools/word-counter')
  await paste(page, 'word '.repeat(400_000))
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.locator('.figure-value')).toHaveText('400,000')
  await page.keyboard.type('two words')
  await expect(page.locator('.figure-value')).toHaveText('400,002')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.type('one')
  await expect(page.locator('.figure-value')).toHaveText('400,001')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('.figure-value')).toHaveText('400,002')
})

test('a formatted text is shown from its start, and undoing restores the scroll position', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  const entries = Array.from({ length: 40_000 }, (_, index) => ({ id: index, name: `entry ${String(index)}` }))
  await page.evaluate((value) => navigator.clipboard.writeText(value), JSON.stringify(entries))
  await page.getByRole('textbox').click()
  await page.keyboard.press('ControlOrMeta+v')
  // The text is one line, and its end is in view.
  const lines = page.locator('.cm-line')
  await expect(lines.first()).toContainText('"entry 39999"')
  await page.getByRole('button', { name: 'Format', exact: true }).click()
  await expect(lines.filter({ hasText: /^ {4}"id": 0,$/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines.first()).toContainText('"entry 39999"')
  await page.getByRole('textbox').focus()
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(lines.filter({ hasText: /^ {4}"id": 0,$/ })).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(lines.last()).toHaveText(']')
  await page.getByRole('button', { name: 'Minify', exact: true }).click()
  await expect(lines.first()).toContainText('[{"id":0,')
})

test('Clear restores the textarea, and Undo restores the text', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await paste(page, large)
  await expect(page.locator('.figure-value')).toHaveText('90,000')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('textarea.text-area-field')).toBeVisible()
  await expect(page.locator('.figure-value')).toHaveText('0')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.figure-value')).toHaveText('90,000')
})

test('opens a file', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  const files = await chooser
  await files.setFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\ufeffÅngström, naïve 👩‍👩‍👧'),
  })
  await expect(text(page)).toHaveValue('Ångström, naïve 👩‍👩‍👧')
  await expect(page.locator('.figure-value')).toHaveText('3')
})

test('opens a dropped file', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['dropped words here'], 'dropped.txt', { type: 'text/plain' }))
    return data
  })
  await page.locator('.text-area').dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop to open')).toBeVisible()
  await page.locator('.text-area').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(text(page)).toHaveValue('dropped words here')
  await expect(page.getByText('Drop to open')).toBeHidden()
})

test('marks invalid bytes and shows a note if the file is opened as UTF-8 all the same', async ({ page }) => {
  await page.goto('/tools/word-counter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).click()
  await (await chooser).setFiles({ name: 'x.bin', mimeType: '', buffer: Buffer.from([0x61, 0xff, 0xfe, 0x62]) })
  await page.getByRole('combobox', { name: 'Encoding' }).selectOption('UTF-8')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('Some bytes in this file are not valid UTF-8')).toBeVisible()
  await expect(text(page)).toHaveValue('a\ufffd\ufffdb')
})

test('the result of an opened file is saved under the name of the file', async ({ page }) => {
  const openFile = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open file' }).click()
    await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  }
  const nameSavedBy = async (button: string) => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).last().click()
    return (await saved).suggestedFilename()
  }
  await page.goto('/tools/case-converter')
  await openFile('notes.md', '# Notes')
  await page.getByRole('button', { name: 'UPPER CASE', exact: true }).click()
  await expect(text(page)).toHaveValue('# NOTES')
  expect(await nameSavedBy('Download text')).toBe('notes.md')
  await page.getByRole('button', { name: 'Clear' }).click()
  await text(page).fill('typed')
  expect(await nameSavedBy('Download text')).toBe('case-converter.txt')

  await page.goto('/tools/css-minifier')
  await openFile('site.css', 'a { color: red; }')
  await page.getByRole('button', { name: 'Minify', exact: true }).click()
  expect(await nameSavedBy('Download')).toBe('site.min.css')
  await page.getByRole('button', { name: 'Beautify', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Beautified' })).toBeVisible()
  expect(await nameSavedBy('Download')).toBe('site.css')
})

test('Ctrl+Z undoes what a button has just done, wherever the focus is in the tool', async ({ page }) => {
  await page.goto('/tools/text-cleaner')
  await text(page).fill('a   b')
  for (const [index, focus] of [
    () => Promise.resolve(),
    () => page.getByRole('checkbox').first().focus(),
    () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
    () => text(page).focus(),
  ].entries()) {
    await page.getByRole('button', { name: 'Extra spaces', exact: true }).click()
    await expect(text(page)).toHaveValue('a b')
    await focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text(page), `focus ${String(index)}`).toHaveValue('a   b')
  }
})

test('Ctrl+Z in a field in which something was typed undoes the typing', async ({ page }) => {
  await page.goto('/tools/find-replace')
  await text(page).fill('one two')
  const find = page.getByRole('textbox', { name: 'Find', exact: true })
  const replace = page.getByRole('textbox', { name: 'Replace with', exact: true })
  await find.pressSequentially('one')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(text(page)).toHaveText(' two')
  // Nothing was typed in this field.
  await replace.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page)).toHaveText('one two')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(text(page)).toHaveText(' two')
  await find.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(find).not.toHaveValue('one')
  await expect(text(page)).toHaveText(' two')
})

test('downloads the text unchanged', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await text(page).fill('naïve\ntext')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download text' }).click()
  const download = await saved
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toBe('naïve\ntext')
})
