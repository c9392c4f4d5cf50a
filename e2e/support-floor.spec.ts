import { parse, type Token } from 'acorn'
import type { BrowserContext } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, isDeep, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'
import { useTool } from './use-tool.ts'

// The oldest supported browsers: Safari 16.4, Chrome 111, Firefox 128.

const site = join(import.meta.dirname, '../dist/site')
const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))

interface TokenWithValue extends Token {
  readonly value?: string | { readonly pattern: string }
}

/** Returns the tokens of a script. Throws on syntax that is newer than ES2022. */
function tokensOf(file: string): TokenWithValue[] {
  const tokens: TokenWithValue[] = []
  parse(readFileSync(join(site, file), 'utf8'), { ecmaVersion: 2022, sourceType: 'module', onToken: tokens })
  return tokens
}

/** APIs that some of these browsers lack. Those in use are listed in `guardedApis` with the reason. */
const newerApis = new Set([
  ...['DurationFormat', 'groupBy', 'fromAsync', 'withResolvers', 'getOrInsert'],
  ...[
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
    'toBase64',
    'fromBase64',
    'setFromBase64',
    'toHex',
    'fromHex',
  ],
  ...['sumPrecise', 'Float16Array', 'URLPattern', 'canParse', 'randomUUID', 'scheduler', 'requestIdleCallback'],
  ...[
    'checkVisibility',
    'showPopover',
    'hidePopover',
    'togglePopover',
    'startViewTransition',
    'moveBefore',
    'setHTML',
    'CloseWatcher',
  ],
  ...['Highlight', 'EditContext', 'WebTransport', 'getDirectory', 'createSyncAccessHandle'],
])

const guardedApis: Readonly<Record<string, string>> = {
  toBase64: 'run/engine-context.ts checks for it; without it, the engine encodes on its own',
  scheduler: 'ui/text-area/ checks for it and uses setTimeout otherwise',
  requestIdleCallback: 'frame/offline.ts and CodeMirror check for it',
  EditContext: 'CodeMirror checks for it',
  Float16Array: 'a package of the content client checks for it',
  startViewTransition: 'React catches the error, and the site has no such transitions',
  checkVisibility: 'frame/ and ui/: see the tests of menus and panels',
  showPopover: 'frame/ and ui/: see the tests of menus and tooltips',
  hidePopover: 'frame/ and ui/: see the tests of menus and tooltips',
  togglePopover: 'frame/ and ui/: see the tests of menus and tooltips',
}

/** Tools that run visitors' patterns or explain them, with their examples, and the syllable rules. */
const mayUseLookbehind = [
  'examples',
  'find-replace',
  'readability-score',
  'regex-tester',
  'cheat-sheet',
  'tool-parts',
  'engine',
]

test('scripts use only syntax that the oldest supported browsers support', () => {
  const usingLookbehind = scripts.filter((file) =>
    tokensOf(file).some(({ value }) => /\(\?<[=!]/.test((typeof value === 'object' ? value.pattern : value) ?? '')),
  )
  const names = usingLookbehind.map((file) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, ''))
  expect(names.filter((name) => !mayUseLookbehind.includes(name))).toEqual([])
})

/** PDF.js checks for them, or brings polyfills: its build for old browsers. A test below opens a PDF without them. */
const bringingPolyfills = 'assets/documents/pdf'

test('scripts use newer APIs only with a guard', () => {
  const ownScripts = scripts.filter((file) => !file.startsWith(bringingPolyfills))
  expect(scripts.length - ownScripts.length).toBeGreaterThan(0)
  const used = ownScripts.flatMap((file) =>
    tokensOf(file).flatMap(({ type, value }) => (type.label === 'name' && typeof value === 'string' ? [value] : [])),
  )
  const found = [...new Set(used)].filter((name) => newerApis.has(name))
  expect(found.filter((name) => !(name in guardedApis))).toEqual([])
})

/** Added to the start of every script, so that it reaches the worker too. Only the first script runs it. */
const removalScript = `
if (!globalThis.isOld) {
globalThis.isOld = true
delete Uint8Array.prototype.toBase64
delete Uint8Array.fromBase64
delete URL.canParse
delete Promise.withResolvers
delete Object.groupBy
delete Array.fromAsync
delete globalThis.scheduler
const iteratorMethods = 'map filter take drop flatMap reduce toArray forEach some every find'.split(' ')
if (globalThis.Iterator) for (const name of iteratorMethods) delete Iterator.prototype[name]
for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) delete Set.prototype[name]
if (globalThis.Document) {
  delete Document.prototype.startViewTransition
  delete Element.prototype.checkVisibility
}
}
`

async function removeNewerApis(context: BrowserContext) {
  await context.route(/\/(?:assets\/.*|start)\.js$/, async (route) => {
    const response = await route.fetch()
    // The page may have been left in the meantime.
    const script = await response.text().catch(() => '')
    await route.fulfill({ response, body: removalScript + script }).catch(() => undefined)
  })
}

/** Tools that use the removed APIs; the deep run tests every tool. */
const affectedTools = [
  'character-counter',
  'word-counter',
  'reverse-text',
  'base64-encoder',
  'text-diff',
  'text-cleaner',
]

test('tools work without newer APIs', async ({ page, context }) => {
  test.setTimeout(300_000)
  await removeNewerApis(context)
  for (const id of isDeep ? toolIds : affectedTools) {
    await page.goto(`/tools/${id}`)
    expect(await page.evaluate(() => 'canParse' in URL), 'the page still has newer APIs').toBe(false)
    await useTool(page, id)
  }
})

test('a worker works without newer APIs', async ({ page, context }) => {
  await removeNewerApis(context)
  const starting = page.waitForEvent('worker')
  await page.goto('/tools/character-counter')
  await page.getByRole('textbox', { name: 'Your text' }).fill('👩‍👩‍👧é '.repeat(10_000))
  await expect(page.locator('.figure-value').first()).toHaveText('30,000')
  const worker = await starting
  expect(await worker.evaluate(() => 'canParse' in URL), 'the worker still has newer APIs').toBe(false)
})

test('documents open without newer APIs', async ({ page, context }) => {
  await removeNewerApis(context)
  await page.goto('/tools/word-counter')
  for (const file of ['notes.pandoc.docx', 'notes.weasyprint.pdf']) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open file' }).first().click()
    const starting = page.waitForEvent('worker')
    await (await chooser).setFiles(join(import.meta.dirname, '../test/documents', file))
    const worker = await starting
    expect(worker.url()).toContain('/document.worker-')
    await expect(page.locator('.text-area-status').first()).toContainText(`Text of ${file}`)
    await page.getByRole('button', { name: 'Undo' }).click()
  }
})

test('every page is shown without newer APIs', async ({ page, context }) => {
  await removeNewerApis(context)
  for (const path of ['/', '/blog', '/contact', '/about']) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
  }
})
