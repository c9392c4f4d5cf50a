import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { promiseRules } from '../eslint/promises.js'
import { moduleRules } from '../eslint/modules.js'

/** @type {Linter.Config[]} */
const config = [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: /** @type {Linter.Parser} */ (ts.parser) } },
  ...moduleRules,
  ...promiseRules,
]

/** @param {string} file @param {string} code */
const messagesFor = (file, code) => new Linter().verify(code, config, file).map(({ message }) => message)

const engine = 'An engine imports only #core'
const view = 'A view knows #core, #ui, #run and react'
const parentImport = "Never '../'"

describe('which module may import which', () => {
  test.each([
    ['src/core/options.ts', './tool.ts'],
    ['src/core/text/words.ts', './lines.ts'],
    ['src/core/text/words.ts', '#core/input-error.ts'],
    ['src/tools/registry.ts', '#core/tool.ts'],
    ['src/tools/word-counter/tool.ts', '#core/tool.ts'],
    ['src/tools/word-counter/engine.ts', './tool.ts'],
    ['src/tools/word-counter/engine.ts', '#core/text/words.ts'],
    ['src/tools/password-generator/words.ts', '@scure/bip39/wordlists/english.js'],
    ['src/tools/slug-generator/engine.ts', 'any-ascii'],
    ['src/tools/word-counter/view.tsx', './tool.ts'],
    ['src/tools/word-counter/view.tsx', '#ui/text-area/text-area.tsx'],
    ['src/tools/word-counter/view.tsx', '#run/use-engine.ts'],
    ['src/tools/word-counter/view.tsx', 'react'],
    ['src/run/hash-library.ts', 'hash-wasm'],
    ['src/run/use-engine.ts', 'react'],
    ['src/ui/toaster.tsx', 'react-dom'],
    ['src/ui/large-text.ts', '@codemirror/view'],
    ['src/page/shell.tsx', '#tools/cards.ts'],
    ['src/page/shell.tsx', 'react'],
    ['src/site/app.tsx', '#page/shell.tsx'],
    ['src/site/app.tsx', '#run/engines.ts'],
    ['src/site/client.tsx', 'react-dom/client'],
    ['src/site/prerender.tsx', 'node:fs/promises'],
    ['src/server/main.ts', '#page/policy.ts'],
    ['src/offline/worker.ts', '#page/addresses.ts'],
    ['src/hosting/nginx-config.ts', '#page/policy.ts'],
    ['src/server/main.ts', 'sirv'],
    ['src/cli/main.ts', '#run/engines.ts'],
    ['src/cli/main.ts', '#tools/registry.ts'],
    ['src/cli/main.ts', 'node:util'],
    ['src/tools/every-tool.test.ts', '#run/engine-context.ts'],
    ['src/tools/word-counter/engine.test.ts', 'fast-check'],
    ['src/core/random.test.ts', 'vitest'],
  ])('%s may import %s', (file, source) => {
    expect(messagesFor(file, `import { a } from '${source}'\nexport const b = await import('${source}')`)).toEqual([])
  })

  test.each([
    ['src/core/options.ts', 'react', 'core/ must not import other modules'],
    ['src/core/options.ts', '#run/engine-context.ts', 'core/ must not import other modules'],
    ['src/core/options.ts', '#core/tool.ts', 'This is #core itself'],
    ['src/core/text/words.ts', '../tool.ts', parentImport],
    ['src/core/text/words.ts', '..', parentImport],
    ['src/tools/registry.ts', './word-counter/tool.ts', 'The registry finds tools by their folder'],
    ['src/tools/word-counter/engine.ts', '../case-converter/engine.ts', parentImport],
    ['src/tools/word-counter/engine.ts', '#tools/case-converter/engine.ts', engine],
    ['src/tools/word-counter/engine.ts', './view.tsx', engine],
    ['src/tools/word-counter/engine.ts', '#run/engine-context.ts', engine],
    ['src/tools/word-counter/engine.ts', 'react', engine],
    ['src/tools/word-counter/engine.ts', 'node:fs', engine],
    ['src/tools/word-counter/engine.ts', '@scure/bip39', engine],
    ['src/tools/word-counter/tool.ts', '#ui/format.ts', engine],
    ['src/tools/word-counter/parts/count.ts', '#core/tool.ts', 'This folder is not a module yet'],
    ['src/tools/word-counter/view.tsx', '#tools/case-converter/engine.ts', view],
    ['src/tools/word-counter/view.tsx', '#site/app.tsx', view],
    ['src/tools/word-counter/view.tsx', 'react-dom', view],
    ['src/run/engines.ts', '#tools/word-counter/engine.ts', 'run/ knows #core'],
    ['src/run/engines.ts', 'hash-wasm-of-mine', 'run/ knows #core'],
    ['src/ui/button.tsx', '#page/site.ts', 'ui/ draws what it is given'],
    ['src/ui/button.tsx', '#run/use-engine.ts', 'ui/ draws what it is given'],
    ['src/page/shell.tsx', '#site/app.tsx', 'page/ is what every page has'],
    ['src/page/shell.tsx', '#tools/registry.ts', 'page/ is what every page has'],
    ['src/page/shell.tsx', '#tools/word-counter/tool.ts', 'page/ is what every page has'],
    ['src/site/app.tsx', '#server/main.ts', 'site/ knows every module that pages are made of'],
    ['src/site/app.tsx', '#cli/main.ts', 'site/ knows every module that pages are made of'],
    ['src/site/app.tsx', 'node:fs', 'site/ knows every module that pages are made of'],
    ['src/site/prerender.tsx', '#server/main.ts', 'The prerender knows'],
    ['src/offline/worker.ts', '#page/shell.tsx', 'The worker for offline use'],
    ['src/hosting/nginx-config.ts', '#server/server.ts', 'hosting/ writes down'],
    ['src/server/main.ts', '#page/shell.tsx', 'The server serves files and services'],
    ['src/server/main.ts', '#tools/registry.ts', 'The server serves files and services'],
    ['src/cli/main.ts', '#tools/word-counter/engine.ts', 'The command line knows'],
    ['src/cli/main.ts', '#ui/format.ts', 'The command line knows'],
    ['src/newcomer/main.ts', '#core/tool.ts', 'This folder is not a module yet'],
    ['src/tools/every-tool.test.ts', '../run/engine-context.ts', parentImport],
  ])('%s may not import %s', (file, source, message) => {
    const forms = [
      `import { a } from '${source}'`,
      `import type { A } from '${source}'`,
      `export * from '${source}'`,
      // A test may load what it likes when it likes.
      ...(file.includes('.test.') ? [] : [`await import('${source}')`, `let a: import('${source}').A`]),
    ]
    for (const code of forms) expect(messagesFor(file, code), code).toEqual([expect.stringContaining(message)])
  })
})

describe('what the site promises', () => {
  const leaves = 'never leaves the page'
  const stored = 'Nothing is stored but the theme'
  const html = 'HTML is never built from a string'

  test.each([
    ['src/ui/a.tsx', "await fetch('/x')", leaves],
    ['src/ui/a.tsx', "window.fetch('/x')", leaves],
    ['src/run/a.ts', "globalThis.fetch('/x')", leaves],
    ['src/run/engine.worker.ts', 'self.fetch', leaves],
    ['src/site/a.tsx', 'new XMLHttpRequest()', leaves],
    ['src/site/a.tsx', "new WebSocket('ws://x')", leaves],
    ['src/site/a.tsx', "new EventSource('/x')", leaves],
    ['src/site/a.tsx', "navigator.sendBeacon('/x')", leaves],
    ['src/ui/a.tsx', "localStorage.setItem('a', 'b')", stored],
    ['src/page/shell.tsx', "window.localStorage.getItem('theme')", stored],
    ['src/ui/a.tsx', 'sessionStorage.clear()', stored],
    ['src/page/theme.ts', 'sessionStorage.clear()', stored],
    ['src/ui/a.tsx', "indexedDB.open('a')", stored],
    ['src/offline/worker.ts', "indexedDB.open('a')", stored],
    ['src/page/offline.ts', "fetch('/x')", leaves],
    ['src/contact/contact-form.tsx', "fetch('/x')", leaves],
    ['src/page/offline.ts', "caches.open('a')", 'Only our own files are kept'],
    ['src/ui/a.tsx', "document.cookie = 'a=b'", stored],
    ['src/ui/a.tsx', "element.innerHTML = '<b>'", html],
    ['src/ui/a.tsx', "element.insertAdjacentHTML('beforeend', '<b>')", html],
    ['src/ui/a.tsx', "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />", html],
    ['src/page/shell.tsx', "createElement('p', { dangerouslySetInnerHTML: { __html: '' } })", html],
    ['src/tools/word-counter/engine.ts', 'Math.random()', 'Randomness comes from the engine context'],
    ['src/ui/a.tsx', 'Math.random()', 'Randomness comes from the engine context'],
    ['src/ui/a.tsx', "eval('1')", 'never run as code'],
    ['src/ui/a.tsx', "new Function('return 1')", 'never run as code'],
    ['src/tools/word-counter/engine.ts', 'new Date()', 'Time comes from the engine context'],
    ['src/core/text/words.ts', 'Date.now()', 'Time comes from the engine context'],
  ])('%s may not say %s', (file, code, message) => {
    expect(messagesFor(file, code)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['src/page/theme.ts', "localStorage.getItem('theme')"],
    ['src/page/structured-data.tsx', 'export const A = () => <script dangerouslySetInnerHTML={{ __html: json }} />'],
    ['src/contact/form-client.ts', 'const { fetch: send } = globalThis'],
    ['src/run/engine-context.ts', 'crypto.getRandomValues(new Uint8Array(bytes))'],
    ['src/run/engine-context.ts', 'new Date()'],
    ['src/tools/word-counter/engine.ts', 'new Date(0)'],
    ['src/tools/word-counter/engine.ts', 'Math.max(1, 2)'],
    ['src/server/main.test.ts', "await fetch('http://127.0.0.1/')"],
  ])('%s may say %s', (file, code) => {
    expect(messagesFor(file, code)).toEqual([])
  })
})

describe('patterns that work in every supported browser', () => {
  test.each([
    ['/(?<=a)b/.test(text)', 'No lookbehind'],
    ["new RegExp('(?<!a)b')", 'No lookbehind'],
    ['new RegExp(String.raw`${word}(?<!a)b`)', 'No lookbehind'],
    [String.raw`/\p{L}+/gu.test(text)`, 'Add the flag m'],
  ])('%s is refused', (code, message) => {
    expect(messagesFor('src/core/text/words.ts', code)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    String.raw`/\p{L}+/gmu.test(text)`,
    String.raw`/\p{L}+/uy.test(text)`,
    String.raw`/^\p{L}+/u.test(text)`,
    '/(?<name>a)b/g.test(text)',
  ])('%s is fine', (code) => {
    expect(messagesFor('src/core/text/words.ts', code)).toEqual([])
  })
})
