import { compile } from '@mdx-js/mdx'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { defineEnvironment } from './scripts/build-environment.js'
import { embeddedForm } from './scripts/embedded-form.js'
import { cardFields, type Tool } from './src/core/tool.ts'
import { iconNames } from './src/ui/icon-names.ts'

function inProject(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Abouts and text pages are Markdown; they reach the site as components. */
const markdown: Plugin = {
  name: 'textwright:markdown',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.mdx')) return null
    const compiled = await compile({ value: source, path: id })
    return { code: String(compiled), map: null }
  },
}

const cardQuery = /\/tool\.ts\?card$/

/** `tool.ts?card` is what pages show of a tool they have not opened, without its options and examples. */
const toolCards: Plugin = {
  name: 'textwright:tool-cards',
  enforce: 'pre',
  load: {
    filter: { id: cardQuery },
    async handler(id) {
      const file = id.replace('?card', '')
      this.addWatchFile(file)
      const { module } = await runnerImport<{ tool: Tool }>(file, { root: inProject('.'), configFile: false, logLevel: 'warn' })
      const card = Object.fromEntries(cardFields.map((field) => [field, module.tool[field]]))
      return `export default ${JSON.stringify(card)}`
    },
  },
}

/** The few interface icons as one file that every page shares. */
function writeIconSprite() {
  const symbols = iconNames.map((name) => {
    const icon = readFileSync(inProject(`node_modules/lucide-static/icons/${name}.svg`), 'utf8')
    const shapes = icon.slice(icon.indexOf('>', icon.indexOf('<svg')) + 1, icon.lastIndexOf('</svg>'))
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s+/g, ' ').trim()}</symbol>`
  })
  mkdirSync(inProject('.cache'), { recursive: true })
  writeFileSync(
    inProject('.cache/icons.svg'),
    `<!-- Lucide icons, ISC licence --><svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}

writeIconSprite()

/** Left alone, the build cuts what pages share into fifty files. Pieces below the threshold join their neighbours. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shared',
    test: /src\/(core|ui|run|page|site)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
  },
]

export default defineConfig({
  plugins: [markdown, toolCards, embeddedForm, react(), tailwind()],
  define: defineEnvironment(),
  worker: { format: 'es' },
  build: {
    // A data: address in place of a small file would need a wider policy and could not be shared.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One chunk is a table of every character, asked for by those alone who bring such characters.
    chunkSizeWarningLimit: 700,
    // One stylesheet: a page that was drawn before its script runs must not wait for the style of its tool.
    cssCodeSplit: false,
    rolldownOptions: {
      // On a busy machine it tells how long each plugin took, which is nothing that anybody asked for.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
