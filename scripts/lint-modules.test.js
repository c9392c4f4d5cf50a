import { Linter } from 'eslint'
import * as parser from '@typescript-eslint/parser'
import { describe, expect, test } from 'vitest'
import { safetyRules } from '../eslint/safety.js'
import { moduleRules } from '../eslint/modules.js'

/** @type {Linter.Config[]} */
const config = [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser } }, ...moduleRules, ...safetyRules]

/** @param {string} file @param {string} code */
const messagesFor = (file, code) => new Linter().verify(code, config, file).map(({ message }) => message)

const engine = 'An engine imports only #core'
const view = 'A view may import #core, #ui, #run and react'
const parentImport = "Do not import with '../'"

describe('which module may import which', () => {
  test.each([
    ['src/core/tool/options.ts', './tool.ts'],
    ['src/core/text/words.ts', './lines.ts'],
    ['src/core/text/words.ts', '#core/tool/input-error.ts'],
    ['src/tools/manifests.ts', '#core/tool/manifest.ts'],
    ['src/tools/word-counter/tool.ts', '#core/tool/manifest.ts'],
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
    ['src/ui/use-generator.ts', '#run/use-engine.ts'],
    ['src/tools/word-counter/result.ts', './tool.ts'],
    ['src/frame/header.tsx', '#tools/cards.ts'],
    ['src/frame/header.tsx', 'react'],
    ['src/recipes/recipe-runner.tsx', '#run/use-recipe.ts'],
    ['src/recipes/recipe-runner.tsx', '#tools/manifests.ts'],
    ['src/pages/app.tsx', '#frame/header.tsx'],
    ['src/pages/app.tsx', '#run/engines.ts'],
    ['src/pages/client.tsx', 'react-dom/client'],
    ['src/build/prerender.tsx', 'node:fs/promises'],
    ['src/server/main.ts', '#config/policy.ts'],
    ['src/offline/worker.ts', '#config/addresses.ts'],
    ['src/build/hosting/nginx-config.ts', '#config/policy.ts'],
    ['src/server/main.ts', 'sirv'],
    ['src/cli/main.ts', '#run/engines.ts'],
    ['src/cli/main.ts', '#tools/manifests.ts'],
    ['src/cli/main.ts', 'node:util'],
    ['src/cli/mcp/serve.ts', '@modelcontextprotocol/sdk/types.js'],
    ['src/cli/mcp/tool-list.ts', 'virtual:result-schemas'],
    ['src/library/recipes.ts', '#run/run-notation.ts'],
    ['src/library/recipes.ts', '#tools/manifests.ts'],
  ])('%s may import %s', (file, source) => {
    expect(messagesFor(file, `import { a } from '${source}'\nexport const b = await import('${source}')`)).toEqual([])
  })

  test.each([
    ['src/core/tool/options.ts', 'react', 'core/ must not import other modules'],
    ['src/core/tool/options.ts', '#run/engine-context.ts', 'core/ must not import other modules'],
    ['src/core/format.ts', '#core/large-map.ts', 'This file is in #core'],
    ['src/core/text/words.ts', '../tool.ts', parentImport],
    ['src/core/text/words.ts', '..', parentImport],
    ['src/tools/manifests.ts', './word-counter/tool.ts', 'The registry must not import a tool by name'],
    ['src/tools/word-counter/engine.ts', '../case-converter/engine.ts', parentImport],
    ['src/tools/word-counter/engine.ts', '#tools/case-converter/engine.ts', engine],
    ['src/tools/word-counter/engine.ts', './view.tsx', engine],
    ['src/tools/word-counter/engine.ts', '#run/engine-context.ts', engine],
    ['src/tools/word-counter/engine.ts', 'react', engine],
    ['src/tools/word-counter/engine.ts', 'node:fs', engine],
    ['src/tools/word-counter/engine.ts', '@scure/bip39', engine],
    ['src/tools/word-counter/tool.ts', '#ui/figure.tsx', engine],
    ['src/tools/word-counter/parts/count.ts', '#core/tool/manifest.ts', 'This folder is not a module yet'],
    ['src/tools/word-counter/view.tsx', '#tools/case-converter/engine.ts', view],
    ['src/tools/word-counter/view.tsx', '#pages/app.tsx', view],
    ['src/tools/word-counter/view.tsx', 'react-dom', view],
    ['src/run/engines.ts', '#tools/word-counter/engine.ts', 'run/ may import #core'],
    ['src/run/engines.ts', 'hash-wasm-of-mine', 'run/ may import #core'],
    ['src/ui/button.tsx', '#config/site.ts', 'ui/ may import only #core'],
    ['src/ui/button.tsx', '#frame/header.tsx', 'ui/ may import only #core'],
    ['src/tools/word-counter/view.tsx', './engine.ts', view],
    ['src/tools/word-counter/result.ts', './engine.ts', 'A result is printed on the page'],
    ['src/tools/word-counter/result.ts', 'entities', 'A result is printed on the page'],
    ['src/frame/header.tsx', '#pages/app.tsx', 'frame/ is what every page stands in'],
    ['src/frame/header.tsx', '#tools/manifests.ts', 'frame/ is what every page stands in'],
    ['src/frame/header.tsx', '#tools/word-counter/tool.ts', 'frame/ is what every page stands in'],
    ['src/pages/app.tsx', '#server/main.ts', 'pages/ may import every module of a page'],
    ['src/pages/app.tsx', '#cli/main.ts', 'pages/ may import every module of a page'],
    ['src/pages/app.tsx', 'node:fs', 'pages/ may import every module of a page'],
    ['src/build/prerender.tsx', '#server/main.ts', 'build/ makes the site'],
    ['src/offline/worker.ts', '#frame/header.tsx', 'The offline worker must stay small'],
    ['src/build/hosting/nginx-config.ts', '#server/server.ts', 'build/ makes the site'],
    ['src/server/main.ts', '#frame/header.tsx', 'The server serves files and services'],
    ['src/server/main.ts', '#tools/manifests.ts', 'The server serves files and services'],
    ['src/cli/main.ts', '#tools/word-counter/engine.ts', 'The command line may import'],
    ['src/cli/main.ts', '#ui/figure.tsx', 'The command line may import'],
    ['src/cli/main.ts', '@modelcontextprotocol/sdk/types.js', 'The command line may import'],
    ['src/library/recipes.ts', 'node:fs', 'The library runs everywhere'],
    ['src/library/recipes.ts', '#ui/figure.tsx', 'The library runs everywhere'],
    ['src/newcomer/main.ts', '#core/tool/manifest.ts', 'This folder is not a module yet'],
  ])('%s may not import %s', (file, source, message) => {
    const forms = [
      `import { a } from '${source}'`,
      `import type { A } from '${source}'`,
      `export * from '${source}'`,
      `await import('${source}')`,
      `let a: import('${source}').A`,
    ]
    for (const code of forms) expect(messagesFor(file, code), code).toEqual([expect.stringContaining(message)])
  })
})

describe('what the site promises', () => {
  const leaves = 'Text never leaves the page'
  const stored = 'Only the theme is stored'
  const html = 'Do not build HTML from strings'

  test.each([
    ['src/ui/a.tsx', "await fetch('/x')", leaves],
    ['src/ui/a.tsx', "window.fetch('/x')", leaves],
    ['src/run/a.ts', "globalThis.fetch('/x')", leaves],
    ['src/run/engine.worker.ts', 'self.fetch', leaves],
    ['src/pages/a.tsx', 'new XMLHttpRequest()', leaves],
    ['src/pages/a.tsx', "new WebSocket('ws://x')", leaves],
    ['src/pages/a.tsx', "new EventSource('/x')", leaves],
    ['src/pages/a.tsx', "navigator.sendBeacon('/x')", leaves],
    ['src/ui/a.tsx', "localStorage.setItem('a', 'b')", stored],
    ['src/frame/header.tsx', "window.localStorage.getItem('theme')", stored],
    ['src/ui/a.tsx', 'sessionStorage.clear()', stored],
    ['src/frame/theme.ts', 'sessionStorage.clear()', stored],
    ['src/ui/a.tsx', "indexedDB.open('a')", stored],
    ['src/offline/worker.ts', "indexedDB.open('a')", stored],
    ['src/frame/offline.ts', "fetch('/x')", leaves],
    ['src/contact/contact-form.tsx', "fetch('/x')", leaves],
    ['src/frame/offline.ts', "caches.open('a')", 'Only src/offline/worker.ts caches files'],
    ['src/ui/a.tsx', "document.cookie = 'a=b'", stored],
    ['src/ui/a.tsx', "element.innerHTML = '<b>'", html],
    ['src/ui/a.tsx', "element.insertAdjacentHTML('beforeend', '<b>')", html],
    ['src/ui/a.tsx', "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />", html],
    ['src/frame/header.tsx', "createElement('p', { dangerouslySetInnerHTML: { __html: '' } })", html],
    ['src/tools/word-counter/engine.ts', 'Math.random()', "Use the engine context's random source"],
    ['src/ui/a.tsx', 'Math.random()', "Use the engine context's random source"],
    ['src/ui/a.tsx', "eval('1')", 'Do not run text as code'],
    ['src/ui/a.tsx', "new Function('return 1')", 'Do not run text as code'],
    ['src/tools/word-counter/engine.ts', 'new Date()', "Use the engine context's clock"],
    ['src/core/text/words.ts', 'Date.now()', "Use the engine context's clock"],
  ])('%s may not contain %s', (file, code, message) => {
    expect(messagesFor(file, code)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['src/frame/theme.ts', "localStorage.getItem('theme')"],
    ['src/frame/structured-data.tsx', 'export const A = () => <script dangerouslySetInnerHTML={{ __html: json }} />'],
    ['src/contact/form-client.ts', 'const { fetch: send } = globalThis'],
    ['src/run/engine-context.ts', 'crypto.getRandomValues(new Uint8Array(bytes))'],
    ['src/run/engine-context.ts', 'new Date()'],
    ['src/tools/word-counter/engine.ts', 'new Date(0)'],
    ['src/tools/word-counter/engine.ts', 'Math.max(1, 2)'],
  ])('%s may contain %s', (file, code) => {
    expect(messagesFor(file, code)).toEqual([])
  })
})

describe('patterns that work in every supported browser', () => {
  test.each([
    ['/(?<=a)b/.test(text)', 'Do not use a lookbehind'],
    ["new RegExp('(?<!a)b')", 'Do not use a lookbehind'],
    ['new RegExp(String.raw`${word}(?<!a)b`)', 'Do not use a lookbehind'],
    [String.raw`/\p{L}+/gu.test(text)`, 'Add the flag m'],
  ])('%s is rejected', (code, message) => {
    expect(messagesFor('src/core/text/words.ts', code)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    String.raw`/\p{L}+/gmu.test(text)`,
    String.raw`/\p{L}+/uy.test(text)`,
    String.raw`/^\p{L}+/u.test(text)`,
    '/(?<name>a)b/g.test(text)',
  ])('%s is allowed', (code) => {
    expect(messagesFor('src/core/text/words.ts', code)).toEqual([])
  })
})
