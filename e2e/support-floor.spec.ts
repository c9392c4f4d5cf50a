import { parse, type Token } from 'acorn'
import type { BrowserContext } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, isDeep, test } from './fixtures.ts'
import { toolIds } from './tool-ids.ts'
import { useTool } from './use-tool.ts'

// The oldest browsers that must work: Safari 16.4, Chrome 111, Firefox 128.

const site = join(import.meta.dirname, '../dist/site')
const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))

interface TokenWithValue extends Token {
  readonly value?: string | { readonly pattern: string }
}

/** The tokens of a script, or an error at the first syntax that is newer than ES2022. */
function tokensOf(file: string): TokenWithValue[] {
  const tokens: TokenWithValue[] = []
  parse(readFileSync(join(site, file), 'utf8'), { ecmaVersion: 2022, sourceType: 'module', onToken: tokens })
  return tokens
}

/** Names of the platform that some of these browsers lack. What is used goes to `guarded` with its reason. */
const newer = new Set([
  ...[
    'isWellFormed',
    'toWellFormed',
    'Segmenter',
    'DurationFormat',
    'groupBy',
    'fromAsync',
    'withResolvers',
    'getOrInsert',
  ],
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

const guarded: Readonly<Record<string, string>> = {
  isWellFormed: 'core/text/surrogates.ts has a fallback',
  Segmenter: 'run/segmenter.ts loads a fallback',
  toBase64: 'run/host.ts looks for it; without it the engine encodes by itself',
  scheduler: 'ui/text-area/ looks for it and waits by setTimeout otherwise',
  requestIdleCallback: 'page/offline.ts and CodeMirror look for it',
  EditContext: 'CodeMirror looks for it',
  Float16Array: 'a package of the content client looks for it',
  startViewTransition: 'React catches the error, and we have no such transition',
  checkVisibility: 'page/ and ui/: see the tests of menus and panels',
  showPopover: 'page/ and ui/: see the tests of menus and tooltips',
  hidePopover: 'page/ and ui/: see the tests of menus and tooltips',
  togglePopover: 'page/ and ui/: see the tests of menus and tooltips',
}

/** A visitor's own pattern, and the syllable rules that no other page loads. */
const mayUseLookbehind = ['find-replace', 'readability-score', 'regex-tester', 'engine']

test('scripts have no syntax that the oldest supported browsers lack', () => {
  const usingLookbehind = scripts.filter((file) =>
    tokensOf(file).some(({ value }) => /\(\?<[=!]/.test((typeof value === 'object' ? value.pattern : value) ?? '')),
  )
  const names = usingLookbehind.map((file) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, ''))
  expect(names.filter((name) => !mayUseLookbehind.includes(name))).toEqual([])
})

test('scripts use newer parts of the platform only where they are guarded', () => {
  const used = scripts.flatMap((file) =>
    tokensOf(file).flatMap(({ type, value }) => (type.label === 'name' && typeof value === 'string' ? [value] : [])),
  )
  const found = [...new Set(used)].filter((name) => newer.has(name))
  expect(found.filter((name) => !(name in guarded))).toEqual([])
})

/** Stands at the start of every script, so that it reaches the worker too. Only the first one runs it. */
const removal = `
if (!globalThis.isOld) {
globalThis.isOld = true
delete Intl.Segmenter
delete String.prototype.isWellFormed
delete String.prototype.toWellFormed
delete Uint8Array.prototype.toBase64
delete Uint8Array.fromBase64
delete URL.canParse
delete Promise.withResolvers
delete Object.groupBy
delete Array.fromAsync
delete globalThis.scheduler
if (globalThis.Iterator) for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']) delete Iterator.prototype[name]
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
    await route.fulfill({ response, body: removal + (await response.text()) })
  })
}

/** Tools that use what is removed; the deep run tries every tool. */
const affected = ['character-counter', 'word-counter', 'reverse-text', 'base64-encoder', 'text-diff', 'text-cleaner']

test('tools work without newer parts of the platform', async ({ page, context }) => {
  test.setTimeout(300_000)
  await removeNewerApis(context)
  for (const id of isDeep ? toolIds : affected) {
    await page.goto(`/tools/${id}`)
    expect(await page.evaluate(() => 'isWellFormed' in String.prototype), 'the page has them still').toBe(false)
    await useTool(page, id)
  }
})

test('a worker works without newer parts of the platform', async ({ page, context }) => {
  await removeNewerApis(context)
  await page.goto('/tools/character-counter')
  const starting = page.waitForEvent('worker')
  await page.getByRole('textbox', { name: 'Your text' }).fill('👩‍👩‍👧é '.repeat(10_000))
  await expect(page.locator('.figure-value').first()).toHaveText('30,000')
  const worker = await starting
  expect(await worker.evaluate(() => 'isWellFormed' in String.prototype), 'the worker has them still').toBe(false)
})

test('no page stays blank without newer parts of the platform', async ({ page, context }) => {
  await removeNewerApis(context)
  for (const path of ['/', '/blog', '/contact', '/about']) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
  }
})
