import { getRequestListener } from '@hono/node-server'
import { compile } from '@mdx-js/mdx'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { defineEnvironment } from './scripts/build-environment.js'
import { embeddedForm } from './scripts/embedded-form.js'
import { cutFonts } from './scripts/fonts.js'
import { cardFields, type Tool } from './src/core/tool.ts'
import { iconNames } from './src/ui/icon-names.ts'

type ContentServiceModule = typeof import('./src/services/content-service/content-service.ts')

function inProject(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

interface HtmlNode {
  readonly tagName?: string
  readonly value?: string
  readonly children?: readonly HtmlNode[]
  properties?: Record<string, unknown>
}

function textIn({ value, children = [] }: HtmlNode): string {
  return value ?? children.map(textIn).join('')
}

/** Headings get an id, so that an address can name them. */
function nameHeadings() {
  return (root: HtmlNode) => {
    for (const node of root.children ?? []) {
      if (!/^h[2-6]$/.test(node.tagName ?? '')) continue
      const words =
        textIn(node)
          .toLowerCase()
          .replaceAll(/['’]/g, '')
          .match(/[a-z\d]+/g) ?? []
      node.properties = { ...node.properties, id: words.join('-') }
    }
  }
}

/** Abouts and text pages are Markdown; they reach the site as components. */
const markdown: Plugin = {
  name: 'textwright:markdown',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.mdx')) return null
    // Not the Abouts: one may be opened on a page whose own headings have the same words.
    const isPage = id.startsWith(inProject('content/'))
    const compiled = await compile({ value: source, path: id }, { rehypePlugins: isPage ? [nameHeadings] : [] })
    return { code: String(compiled), map: null }
  },
}

const toolQuery = /\/tool\.ts\?(?<cut>card|keywords|content)$/

/**
 * A manifest in parts, for those who need no more of it: `tool.ts?card` is what pages show of a tool they have not opened,
 * `?keywords` the words it is found by, `?content` all that its own page is made of, in one file.
 */
const cutTools: Plugin = {
  name: 'textwright:cut-tools',
  enforce: 'pre',
  load: {
    filter: { id: toolQuery },
    async handler(id) {
      const { cut = '' } = toolQuery.exec(id)?.groups ?? {}
      const file = id.slice(0, id.indexOf('?'))
      this.addWatchFile(file)
      const { module } = await runnerImport<{ tool: Tool }>(file, {
        root: inProject('.'),
        configFile: false,
        logLevel: 'warn',
      })
      const keywords = JSON.stringify(module.tool.keywords)
      if (cut === 'keywords') return `export default ${keywords}`
      if (cut === 'card') {
        return `export default ${JSON.stringify(Object.fromEntries(cardFields.map((field) => [field, module.tool[field]])))}`
      }
      return `
        export { default as View } from './view.tsx'
        export { default as About } from './about.mdx'
        export const keywords = ${keywords}
      `
    },
  },
}

const contentService = '/src/services/content-service/content-service.ts'

/** The content service for `npm run dev`: what is changed in an article is there at the next request. */
const embeddedContent: Plugin = {
  name: 'textwright:embedded-content',
  configureServer(server) {
    const folder = inProject('content/blog')
    let opening: Promise<RequestListener> | undefined
    const open = async () => {
      const { createContentService } = (await server.ssrLoadModule(contentService)) as ContentServiceModule
      const service = await createContentService(folder)
      return getRequestListener((request) => service.fetch(request))
    }
    server.watcher.add(folder).on('all', (_, file) => {
      if (file.startsWith(folder) || file.startsWith(inProject('src/services'))) opening = undefined
    })
    server.middlewares.use((request, response, next) => {
      if (!/^\/cda(?:[/?]|$)/.test(request.url ?? '')) {
        next()
        return
      }
      opening ??= open()
      opening.then((serve) => serve(request, response)).catch(next)
    })
  },
}

/**
 * The interface's icons as one hidden sprite in every document. In a file of its own, Firefox before 125 would not show them
 * under our policy; in scripts, they would weigh on every page's start.
 */
const inlineIcons: Plugin = {
  name: 'textwright:inline-icons',
  transformIndexHtml(html) {
    const symbols = iconNames.map((name) => {
      const icon = readFileSync(inProject(`node_modules/lucide-static/icons/${name}.svg`), 'utf8')
      const shapes = icon.slice(icon.indexOf('>', icon.indexOf('<svg')) + 1, icon.lastIndexOf('</svg>'))
      return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s+/g, ' ').trim()}</symbol>`
    })
    return html.replace('<!--icons-->', `<!-- Lucide icons, ISC licence --><svg>${symbols.join('')}</svg>`)
  },
}

await cutFonts()

/** Waits for the page's own parts, which would wait for each other in one file with it. */
const startsPage = /\/index\.html$|\/src\/site\/client\.tsx$/

/** What the home page counts its own first line with. Most tools count with it too. */
const counting = /src\/(core\/text\/(words|char-class|graphemes|reading-speed|lines)|ui\/format)\.ts$/

/** Left alone, the build cuts what pages share into fifty files, and the same code weighs some kilobytes more. */
const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !startsPage.test(id) },
  { name: 'counting', test: counting },
  { name: 'site', test: /src\/(page|site)\//, minShareCount: 2 },
  // What a good part of the tools have, and then what a few of them share, by which of them do: pieces below the threshold
  // join their neighbours.
  { name: 'tools-common', test: /src\/(core|ui|run)\//, minShareCount: 8 },
  {
    name: 'shared',
    test: /src\/(core|ui|run)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
]

/** The content of a tool by its id; groups without what tells apart those of one name. */
function nameOfChunk({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, id] = /tools\/([\w-]+)\/tool\.ts\?content$/.exec(facadeModuleId ?? '') ?? []
  return id ?? name.replace(/~.*/, '')
}

/** WebKit evaluates a worker's entry a second time when a chunk imports it: two message listeners, two of every class. */
const workerEntryIsNotImported: Plugin = {
  name: 'textwright:worker-entry-is-not-imported',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
    for (const { fileName, imports, dynamicImports } of chunks) {
      const entry = [...imports, ...dynamicImports].find((imported) => entries.includes(imported))
      if (entry !== undefined)
        this.error(`${fileName} imports ${entry}, the worker's entry. Move what they share into a chunk of its own.`)
    }
  },
}

export default defineConfig({
  plugins: [markdown, cutTools, embeddedContent, embeddedForm, inlineIcons, react(), tailwind()],
  define: defineEnvironment(),
  worker: {
    format: 'es',
    plugins: () => [workerEntryIsNotImported],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'engine-host',
              tags: ['$initial' as const],
              test: (id: string) => !id.includes('/engine.worker.ts'),
            },
          ],
        },
      },
    },
  },
  build: {
    // The supported browsers, as the README names them. Styles are lowered to the same versions.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // A data: address in place of a small file would need a wider policy and could not be shared.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One chunk is a table of every character, asked for by those alone who bring such characters.
    chunkSizeWarningLimit: 700,
    // One stylesheet: a page that was drawn before its script runs must not wait for the style of its tool.
    cssCodeSplit: false,
    // On a busy machine it tells how long each plugin took, which is nothing that anybody asked for.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: (chunk) => `assets/${nameOfChunk(chunk)}-[hash].js`,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
})
