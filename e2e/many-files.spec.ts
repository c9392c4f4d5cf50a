import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { chooseLightTheme, expect, expectNoAxeViolations, readClipboard, test } from './fixtures.ts'
import { openMoreOptions } from './more-options.ts'

// Several files are processed one after another with the tool's options, and saved as one file.

interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

function file(name: string, content: string | Buffer, mimeType = 'text/plain'): TestFile {
  return { name, mimeType, buffer: Buffer.from(content) }
}

const panel = (page: Page) => page.locator('.many-files')
const rows = (page: Page) => panel(page).getByRole('listitem')
const summary = (page: Page) => panel(page).getByRole('status')
const textField = (page: Page) => page.locator('textarea').first()

/** Drops files anywhere on the page. */
async function drop(page: Page, files: readonly TestFile[], target = 'h1') {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  await page
    .locator(target)
    .first()
    .evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer()
      for (const { name, mimeType, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }, contents)
}

async function open(page: Page, files: TestFile[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open file' }).first().click()
  await (await chooser).setFiles(files)
}

async function download(page: Page, button: string) {
  const saved = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: button }).click()
  const result = await saved
  return { name: result.suggestedFilename(), content: readFileSync(await result.path()) }
}

async function downloadZip(page: Page) {
  const { name, content } = await download(page, 'Download zip')
  const files = Object.entries(unzipSync(content)).map(([path, bytes]) => [path, strFromU8(bytes)] as const)
  return { name, files }
}

const tenFiles = Array.from({ length: 10 }, (_, index) => {
  const lines = Array.from({ length: 40 * (index + 1) }, (__, line) => `line ${String(line % (index + 3))} é😀`)
  return file(`list-${String(index)}.txt`, lines.join('\n'))
})

test('ten dropped files become a zip of what the tool gives for each file alone', async ({ page }) => {
  await page.goto('/tools/duplicate-remover')
  const alone: string[] = []
  for (const single of tenFiles) {
    await drop(page, [single])
    await expect(textField(page)).toHaveValue(single.buffer.toString())
    await page.getByRole('button', { name: 'Remove duplicates' }).click()
    await expect(page.locator('.action-message')).toHaveText(/^Removed/)
    alone.push(await textField(page).inputValue())
  }
  await textField(page).fill('my text\nmy text')

  await drop(page, tenFiles)
  await expect(summary(page)).toHaveText('10 done')
  await expect(rows(page)).toHaveText(tenFiles.map(({ name }) => `${name}Done`))
  const { name, files } = await downloadZip(page)
  expect(name).toBe('duplicate-remover.zip')
  expect(files).toEqual(tenFiles.map((single, index) => [single.name, alone[index]]))

  await panel(page).getByRole('button', { name: 'Close files' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(textField(page)).toHaveValue('my text\nmy text')
  await expect(textField(page)).toBeFocused()
})

test('files chosen in the Open dialog get different and safe names', async ({ page }) => {
  await page.goto('/tools/text-extractor')
  await open(page, [file('page.html', 'a@example.com'), file('notes.txt', 'b@example.com')])
  await expect(summary(page)).toHaveText('2 done')
  expect((await downloadZip(page)).files.map(([name]) => name)).toEqual(['page.html.txt', 'notes.txt'])

  await drop(page, [file('CON', 'a'), file('../../x.txt', 'b'), file('X.txt', 'c')], '.many-files')
  await expect(summary(page)).toHaveText('3 done')
  expect((await downloadZip(page)).files.map(([name]) => name)).toEqual(['_CON.txt', 'x.txt', 'X (2).txt'])
})

test('a choice can be changed without a text, and the files are run again', async ({ page }) => {
  await page.goto('/tools/case-converter')
  await drop(page, [file('a.txt', 'one two'), file('b.txt', 'three')])
  await expect(summary(page)).toHaveText('2 done')
  await panel(page).locator('summary', { hasText: 'Style: UPPER CASE' }).click()
  await panel(page).getByRole('combobox', { name: 'Style' }).selectOption('Title Case')
  await panel(page).getByRole('button', { name: 'Run again with the new settings' }).click()
  await expect(panel(page).getByRole('button', { name: 'Run again' })).toHaveCount(0)
  await expect(summary(page)).toHaveText('2 done')
  expect((await downloadZip(page)).files).toEqual([
    ['a.txt', 'One Two'],
    ['b.txt', 'Three'],
  ])
})

test('a recipe gives a zip of what comes out of its last step', async ({ page }) => {
  await page.goto(`/recipes#recipe=${encodeURIComponent('line-sorter | duplicate-remover | json-formatter')}`)
  await drop(page, [file('a.txt', '2\n1\n2'), file('b.txt', '7\r\n7'), file('c.txt', Buffer.from([0xc3, 0x28]))])
  await expect(rows(page)).toHaveText([
    /^a\.txtJSON Formatter: .+/,
    'b.txtDone',
    'c.txtSome bytes in this file are not valid UTF-8. Open it alone to choose its encoding.',
  ])
  await page.getByRole('button', { name: 'Remove JSON Formatter' }).click()
  await panel(page).getByRole('button', { name: 'Run again with the new settings' }).click()
  await expect(summary(page)).toHaveText('2 done, 1 failed')
  expect(await downloadZip(page)).toEqual({
    name: 'recipe.zip',
    files: [
      ['a.txt', '1\n2'],
      ['b.txt', '7'],
    ],
  })
})

test('Word Counter gives a table with one row per file', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await openMoreOptions(page)
  await page.getByRole('spinbutton', { name: 'Word goal' }).fill('10')
  await textField(page).fill('my own text')
  await drop(page, [file('=a.txt', 'one two three'), file('b.txt', 'One. Two.'), file('empty.txt', '')])
  await expect(summary(page)).toHaveText('3 done')
  const { name, content } = await download(page, 'Download CSV')
  expect(name).toBe('word-counter.csv')
  const [header, ...lines] = content.toString().trimEnd().split('\r\n')
  expect(header).toBe(
    'file,words,characters,sentences,paragraphs,characters no spaces,unique words,average word length,' +
      'average sentence length,reading seconds,speaking seconds,pages,goal words,goal percent',
  )
  expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual([
    ["'=a.txt", '3', '13', '1'],
    ['b.txt', '2', '9', '2'],
    ['empty.txt', '0', '0', '0'],
  ])
  await panel(page).getByRole('button', { name: 'Close files' }).click()
  await expect(page.locator('.figure-value')).toHaveText('3')
})

test('Hash Generator gives a file that sha256sum accepts', async ({ page }) => {
  const files = [file('a.bin', Buffer.from([0, 255, 1])), file('two words.txt', 'text'), file('empty', '')]
  await page.goto('/tools/hash-generator')
  await drop(page, files)
  await expect(summary(page)).toHaveText('3 done')
  const { name, content } = await download(page, 'Download checksums')
  const folder = mkdtempSync(join(tmpdir(), 'checksums-'))
  for (const { name: original, buffer } of files) writeFileSync(join(folder, original), buffer)
  writeFileSync(join(folder, name), content)
  expect(content.toString()).toMatch(/^(?:[\da-f]{64} {2}\S.*\n){3}$/)
  const output = execFileSync('sha256sum', ['-c', '--strict', name], { cwd: folder, encoding: 'utf8' })
  expect(output).toBe('a.bin: OK\ntwo words.txt: OK\nempty: OK\n')

  const hashOf = (algorithm: string, { buffer }: TestFile) => createHash(algorithm).update(buffer).digest('hex')
  await expect(rows(page)).toHaveText(files.map((each) => `${each.name}${hashOf('sha256', each)}`))
  await panel(page).getByRole('combobox', { name: 'Hash' }).selectOption('MD5')
  await expect(rows(page)).toHaveText(files.map((each) => `${each.name}${hashOf('md5', each)}`))
  const lines = files.map((each) => `${hashOf('md5', each)}  ${each.name}\n`)
  expect(await download(page, 'Download checksums')).toEqual({
    name: 'MD5SUMS.txt',
    content: Buffer.from(lines.join('')),
  })
  await expect(panel(page).getByRole('button', { name: 'Cancel' })).toBeHidden()
  await panel(page).getByRole('button', { name: 'Copy checksums' }).click()
  await expect(page.getByText('Hash copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe(lines.join(''))
  await expectNoAxeViolations(page, { within: '.many-files' })
})

test('Hash Generator says which file has the expected hash', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await page.getByRole('textbox', { name: 'Your text' }).fill('abc')
  await expect(page.getByRole('region', { name: 'Hashes' })).toBeVisible()
  await openMoreOptions(page)
  await page.getByRole('radio', { name: 'Base64' }).check()
  await drop(page, [file('a.bin', 'a'), file('b.bin', 'b')])
  await expect(summary(page)).toHaveText('2 done')
  // What belongs to the text is hidden with it.
  await expect(page.getByRole('region', { name: 'Hashes' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy all hashes' })).toBeHidden()
  await expect(panel(page).getByRole('option')).toHaveText(['MD5', 'SHA-256', 'SHA-512'])
  const expected = page.getByRole('textbox', { name: 'Expected hash' })
  const sha1 = createHash('sha1').update('b').digest('hex')
  await expected.fill(sha1)
  await expect(panel(page).getByText('b.bin has the expected hash.')).toBeVisible()
  await expect(rows(page).nth(1)).toHaveText(`b.bin✓ Matches SHA-1. ${sha1}`)
  await expect(expected).toBeFocused()
  await expected.fill(createHash('sha1').update('c').digest('hex'))
  await expect(panel(page).getByText('No hash matches.')).toBeVisible()
  await expectNoAxeViolations(page, { within: '.many-files' })
})

test('Base64 encodes binary files with their own media types', async ({ page }) => {
  await page.goto('/tools/base64-encoder')
  await page.getByRole('checkbox', { name: 'As a data URI' }).check()
  await drop(page, [file('dot.png', Buffer.from([137, 80]), 'image/png'), file('unknown', Buffer.from([255]), '')])
  await expect(summary(page)).toHaveText('2 done')
  expect((await downloadZip(page)).files).toEqual([
    ['dot.png.txt', 'data:image/png;base64,iVA='],
    ['unknown.txt', 'data:application/octet-stream;base64,/w=='],
  ])
})

test('Text Diff takes two files and says so for more', async ({ page }) => {
  await page.goto('/tools/text-diff')
  await drop(page, [file('old.txt', 'first'), file('new.txt', 'second')])
  await page.getByRole('button', { name: 'Edit Original' }).click()
  await expect(page.getByRole('textbox', { name: 'Original' })).toHaveValue('first')
  await expect(page.getByRole('textbox', { name: 'Modified' })).toHaveValue('second')

  await open(page, [file('a', '1'), file('b', '2'), file('c', '3')])
  await expect(page.getByText('Text Diff compares two files, not 3.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Original' })).toHaveValue('first')
  await expect(panel(page)).toHaveCount(0)
})

test('a bad file does not stop the others', async ({ page }) => {
  await page.goto('/tools/json-formatter')
  await drop(page, [
    file('good.json', '[1]'),
    file('bad.json', '{"a": }'),
    file('picture.json', Buffer.from([0xff, 0xd8, 0xff])),
    file('cut-off.json', Buffer.from([0xff, 0xfe, 0x31, 0x00, 0x32])),
    file('also-good.json', '{}'),
  ])
  await expect(summary(page)).toHaveText('2 done, 3 failed')
  await expect(rows(page)).toHaveText([
    'good.jsonDone',
    /^bad\.jsonInvalid JSON\. Please check your input\. Line 1, column 7/,
    'picture.jsonpicture.json is a picture, so there is no text to open.',
    'cut-off.jsonSome bytes in this file are not valid UTF-16.',
    'also-good.jsonDone',
  ])
  expect((await downloadZip(page)).files).toEqual([
    ['good.json', '[\n  1\n]'],
    ['also-good.json', '{}'],
  ])
})

test('a pattern that takes too long is stopped for its file, and Cancel stops the rest', async ({ page }) => {
  await page.goto('/tools/regex-tester')
  await page.getByLabel('Pattern', { exact: true }).fill('(a+)+$')
  const slow = Array.from({ length: 20 }, (_, index) => file(`slow-${String(index)}.txt`, `${'a'.repeat(40)}!`))
  await drop(page, [file('quick.txt', 'aa'), ...slow, file('never.txt', 'a')])
  const cancel = panel(page).getByRole('button', { name: 'Cancel' })
  await expect(panel(page).locator('.run-status')).toContainText(/\d+ of 22 · slow-\d+\.txt/)
  await expect(rows(page).nth(1)).toContainText('the pattern takes too long')
  await cancel.click()
  await expect(summary(page)).toHaveText(/^1 done, \d+ skipped, \d+ failed$/)
  await expect(cancel).toBeHidden()
  await expect(panel(page)).toBeFocused()
  await expect(rows(page).last()).toHaveText('never.txtSkipped')
  expect((await downloadZip(page)).files).toEqual([['quick.txt', 'aa']])
})

test('says so if the code that opens files cannot be loaded', async ({ page, expectLog }) => {
  expectLog(/open-files/)
  expectLog(/Failed to load resource/)
  await page.route(/open-files/, (route) => route.abort('connectionfailed'))
  await page.goto('/tools/word-counter')
  await drop(page, [file('a.txt', 'a')])
  await expect(page.getByText('Could not open the file: a part of this page failed to load.')).toBeVisible()
})

for (const id of ['password-generator', 'meta-generator']) {
  test(`${id} says that it takes no files`, async ({ page }) => {
    await page.goto(`/tools/${id}`)
    await drop(page, [file('a.txt', 'a'), file('b.txt', 'b')])
    await expect(page.getByText('This tool takes no files.')).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })
}

test('a file dropped while another one is open is not lost to the browser', async ({ page }) => {
  await page.goto('/tools/hash-generator')
  await drop(page, [file('first.bin', 'a')])
  await expect(page.locator('.opened-file-name')).toContainText('first.bin')
  await drop(page, [file('second.bin', 'b')])
  await expect(page.locator('.opened-file-name')).toContainText('second.bin')
  await drop(page, [file('a', 'a'), file('b', 'b')])
  await expect(page.getByText('Close the open file first')).toBeVisible()
  await page.getByRole('button', { name: 'Close file' }).click()
  await drop(page, [file('a', 'a'), file('b', 'b')])
  await expect(summary(page)).toHaveText('2 done')
})

test('a single file that is dropped on the panel is opened', async ({ page }) => {
  await page.goto('/?tool=word-counter')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Your text' })
  await expect(field).toBeFocused()
  await drop(page, [file('a.txt', 'a'), file('b.txt', 'b')], 'dialog h2')
  await expect(summary(page)).toHaveText('2 done')
  await drop(page, [file('c.txt', 'only one')], '.many-files')
  await expect(panel(page)).toHaveCount(0)
  await expect(field).toHaveValue('only one')
})

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/tools/reverse-text')
  await expect(textField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Open file' }).focus()
  // Playwright may start to listen only after the first key press.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles([file('a.txt', 'ab'), file('b.txt', 'cd')])
  }).toPass()
  await expect(panel(page)).toBeFocused()
  await expect(summary(page)).toHaveText('2 done')
  const isFocused = (name: string) => expect(panel(page).getByRole('button', { name })).toBeFocused()
  await page.keyboard.press('Tab')
  await isFocused('Close files')
  await page.keyboard.press('Tab')
  await expect(panel(page).locator('summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await isFocused('Download zip')
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('reverse-text.zip')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('list')).toBeFocused()
})

for (const width of [1366, 375, 320]) {
  test(`at ${String(width)} px it fits and has no accessibility violations`, async ({ page }) => {
    if (width === 375) await chooseLightTheme(page)
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/tools/json-formatter')
    await drop(page, [
      file(`${'a-very-long-name-'.repeat(10)}.json`, '[1]'),
      file('bad.json', '{"a": }'),
      ...tenFiles.map(({ name }) => file(name, '[]')),
    ])
    await expect(summary(page)).toHaveText('11 done, 1 failed')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(panel(page).getByRole('button', { name: 'Download zip' })).toBeInViewport()
    await expectNoAxeViolations(page)
  })
}

test('nothing of the files is in the address, history, storage or a request', async ({ page, context }) => {
  const marker = 'qzxmarkerqzx'
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.goto('/tools/case-converter')
  await drop(page, [file(`${marker}.txt`, marker), file('b.txt', `${marker} `.repeat(10_000))])
  await expect(summary(page)).toHaveText('2 done')
  await downloadZip(page)
  const stored = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      history.state,
    ]),
  )
  // Downloads have an address of their own, which does not leave the browser.
  const sent = requests.filter((request) => !request.startsWith('blob:'))
  for (const text of [page.url(), await page.title(), ...sent, stored]) expect(text.toLowerCase()).not.toContain(marker)
})

test.describe('the installed app', () => {
  /** Acts like a browser that was opened with files: it keeps them until the page sets a consumer. */
  async function launchWith(page: Page, files: Readonly<Record<string, string | null>>) {
    await page.addInitScript((contents) => {
      const handles = Object.entries(contents).map(([name, content]) => ({
        getFile: () =>
          content === null
            ? Promise.reject(new DOMException('moved', 'NotFoundError'))
            : Promise.resolve(new File([content], name)),
      }))
      let isConsumed = false
      Object.defineProperty(window, 'launchQueue', {
        value: {
          setConsumer: (consumer: (params: { files: typeof handles }) => void) => {
            if (!isConsumed) consumer({ files: handles })
            isConsumed = true
          },
        },
      })
    }, files)
  }

  test('opens a file in the tool for its type', async ({ page, request }) => {
    const { file_handlers: handlers } = (await (await request.get('/manifest.webmanifest')).json()) as {
      file_handlers: { action: string; accept: Record<string, string[]> }[]
    }
    const action = handlers.find(({ accept }) => Object.values(accept).flat().includes('.json'))?.action ?? ''
    await launchWith(page, { 'a.json': '{"a": 1}' })
    await page.goto(action)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
    await expect(page.getByRole('textbox', { name: 'JSON' })).toHaveText('{"a": 1}')
    // Only once: another tool opens empty.
    await page.locator('.related .card').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('JSON Formatter')
    await expect(textField(page)).toHaveValue('')
  })

  test('opens several files in the panel', async ({ page }) => {
    await launchWith(page, { 'a.txt': 'one', 'b.md': 'two words' })
    await page.goto('/tools/word-counter')
    await expect(summary(page)).toHaveText('2 done')
    await expect(rows(page)).toHaveText(['a.txtDone', 'b.mdDone'])
  })

  test('says that a file cannot be read, and opens the other one', async ({ page }) => {
    await launchWith(page, { 'moved.txt': null, 'b.md': 'two words' })
    await page.goto('/tools/word-counter')
    await expect(page.getByText('Could not read a file. It may have been moved.')).toBeVisible()
    await expect(textField(page)).toHaveValue('two words')
  })

  test('opened without a file, nothing happens', async ({ page }) => {
    await launchWith(page, {})
    await page.goto('/tools/word-counter')
    await expect(textField(page)).toHaveValue('')
    await expect(panel(page)).toHaveCount(0)
  })
})
