import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const library = join(import.meta.dirname, '../dist/npm/dist')

/** A module that uses the library without a bundler. Its last line is added by the test. */
const code = `
  import { hashGenerator, passwordGenerator, slugGenerator, wordCounter } from '/index.js'
  import { run } from '/recipes.js'

  const results = [
    (await wordCounter({ text: 'three short words' })).words,
    (await hashGenerator({ text: 'abc' }, { sha1: true }))['SHA-1'].slice(0, 8),
    (await passwordGenerator({}, { length: 24 })).text.length,
    (await slugGenerator({ text: '東京' })).text,
    (await run('duplicate-remover | line-sorter', 'b\\na\\nb')).text,
  ]
`
const expected = [3, 'a9993e36', 24, 'dongjing', 'a\nb']

/** Serves a page of another project, which has the library next to it. */
async function openApp(page: Page, policy = "script-src * 'unsafe-inline' 'wasm-unsafe-eval'"): Promise<void> {
  const headers = { 'Content-Security-Policy': policy }
  await page.route('https://app.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', headers, body: '<h1>App</h1>' })
    const body =
      pathname === '/worker.js' ? `${code}\npostMessage(results)` : readFileSync(join(library, pathname), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('https://app.example/')
}

test('the library runs on a page', async ({ page }) => {
  await openApp(page)
  await page.addScriptTag({ type: 'module', content: `${code}\nwindow.results = results` })
  await expect.poll(() => page.evaluate('window.results')).toEqual(expected)
})

test('the library runs in a worker', async ({ page }) => {
  await openApp(page)
  const results = page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.addEventListener('message', ({ data }) => resolve(data))
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      }),
  )
  expect(await results).toEqual(expected)
})

test('where WebAssembly is forbidden, hashing fails with a sentence and the rest works', async ({ page }) => {
  await openApp(page, "script-src * 'unsafe-inline'")
  const content = `
    import { hashGenerator, wordCounter } from '/index.js'
    const { words } = await wordCounter({ text: 'three short words' })
    const problem = await hashGenerator({ text: 'abc' }).catch((error) => error.message)
    window.results = [words, problem]
  `
  await page.addScriptTag({ type: 'module', content })
  const problem =
    "Hashing needs WebAssembly. If a Content-Security-Policy forbids it, add 'wasm-unsafe-eval' to its script-src."
  await expect.poll(() => page.evaluate('window.results')).toEqual([3, problem])
})
