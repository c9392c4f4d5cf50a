import { getRequestListener } from '@hono/node-server'
import { compile } from '@mdx-js/mdx'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { defineEnvironment, unpublishedPaths } from './scripts/build-environment.js'
import { characterMaps } from './scripts/character-maps.js'
import { countUnpacked } from './scripts/count-unpacked.js'
import { embeddedForm } from './scripts/embedded-form.js'
import { cutFonts } from './scripts/fonts.js'
import { importSource } from './scripts/import-source.js'
import { resultSchemas } from './scripts/result-schemas-module.js'
import { iconNames } from './src/ui/icon-names.ts'

type RecipeReader = typeof import('./src/recipes/read-recipes.ts')
type ContentServiceModule = typeof import('./src/services/content-service/content-service.ts')
type ImageSourceModule = typeof import('./src/services/content-service/sharp-images.ts')

function inProject(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

interface HtmlNode {
  readonly tagName?: string
  /** The name of a component. */
  readonly name?: string | null
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  readonly value?: string
  children?: readonly HtmlNode[]
  properties?: Record<string, unknown>
}

function textIn({ value, children = [] }: HtmlNode): string {
  return value ?? children.map(textIn).join('')
}

/** Adds ids to headings, so that links can point to them. */
function addHeadingIds() {
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

/** Returns the path in `<When page="…">`, which content has around what is about a page. */
function pageOf({ name, attributes = [] }: HtmlNode): string | undefined {
  const path = name === 'When' ? attributes.find((attribute) => attribute.name === 'page')?.value : undefined
  return typeof path === 'string' ? path : undefined
}

/** Replaces `<When page="…">` with its content, or with nothing if the page is not published. */
function resolvePages() {
  const resolve = (node: HtmlNode) => {
    const { children } = node
    if (!children) return
    for (const child of children) resolve(child)
    node.children = children.flatMap((child) => {
      const page = pageOf(child)
      if (page === undefined) return child
      return unpublished.includes(page) ? [] : (child.children ?? [])
    })
  }
  return resolve
}

/** Compiles MDX (About sections and text pages) to components. */
const markdown: Plugin = {
  name: 'textwright:markdown',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.mdx')) return null
    // Not for About sections, which may be shown on a page that has the same headings.
    const isPage = id.startsWith(inProject('content/'))
    const compiled = await compile(
      { value: source, path: id },
      { rehypePlugins: isPage ? [resolvePages, addHeadingIds] : [] },
    )
    return { code: String(compiled), map: null }
  },
}

const recipeQuery = /\/content\/recipes\/(?<slug>[\w-]+)\.md\?(?<part>card|search|page)$/

/**
 * Provides parts of a recipe of the gallery: `?card` has what lists show, `?search` also has the keywords, and `?page` has
 * everything. The steps are described at build time, because that needs the manifests of all tools.
 */
const recipeParts: Plugin = {
  name: 'textwright:recipe-parts',
  enforce: 'pre',
  load: {
    filter: { id: recipeQuery },
    async handler(id) {
      const { slug, part } = recipeQuery.exec(id)?.groups ?? {}
      this.addWatchFile(id.slice(0, id.indexOf('?')))
      const { readRecipes } = await loadRecipeReader()
      const recipe = readRecipes(inProject('content/recipes')).find((known) => known.slug === slug)
      if (!recipe) throw new Error(`there is no recipe called ${slug ?? ''}`)
      const { title, summary, group, keywords } = recipe
      const card = { slug, title, summary, group }
      const parts = new Map<string | undefined, object>([
        ['card', card],
        ['search', { ...card, keywords }],
      ])
      return `export default ${JSON.stringify(parts.get(part) ?? recipe)}`
    },
  },
}

let recipeReader: Promise<unknown> | undefined

async function loadRecipeReader(): Promise<RecipeReader> {
  recipeReader ??= importSource(inProject('src/recipes/read-recipes.ts'))
  return (await recipeReader) as RecipeReader
}

/** Returns the paths of the pages that the site leaves out, with the recipes that use a hidden tool. */
async function readUnpublished(): Promise<string[]> {
  const paths = unpublishedPaths()
  const usesHidden = ({ toolId }: { toolId: string }) => paths.includes(`/tools/${toolId}`)
  if (!paths.some((path) => path.startsWith('/tools/'))) return paths
  const { readRecipes } = await loadRecipeReader()
  const recipes = readRecipes(inProject('content/recipes')).filter(({ steps }) => steps.some(usesHidden))
  return [...paths, ...recipes.map(({ slug }) => `/recipes/${slug}`)]
}

const unpublished = await readUnpublished()

/** Leaves out the code of unpublished pages, which other files find by their folder. Engines stay: other tools run them. */
const unpublishedCode: Plugin = {
  name: 'textwright:unpublished-code',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/(?:tools\/[\w-]+\/(?:view\.tsx|about\.mdx)|(?:blog|contact)\/\w+-page\.tsx)$/ },
    handler: (id) => (unpublished.some((path) => dirname(id).endsWith(`/src${path}`)) ? 'export {}' : null),
  },
}

const contentService = '/src/services/content-service/content-service.ts'
const imageSource = '/src/services/content-service/sharp-images.ts'

/** The content service for `npm run dev`. It reloads when an article or the service's code changes. */
const embeddedContent: Plugin = {
  name: 'textwright:embedded-content',
  configureServer(server) {
    const folder = inProject('content/blog')
    let opening: Promise<RequestListener> | undefined
    const open = async () => {
      const { createContentService } = (await server.ssrLoadModule(contentService)) as ContentServiceModule
      const { sharpImages } = (await server.ssrLoadModule(imageSource)) as ImageSourceModule
      const service = await createContentService(folder, sharpImages)
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
 * Adds the interface icons to every document as a hidden sprite. Firefox before 125 does not show icons from a separate
 * file under our policy. In scripts, the icons would slow down the start of every page.
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

/** Entry modules stay out of the shared chunks: they load the page's chunks, which import the shared ones. */
const startsPage = /\/index\.html$|\/src\/pages\/client\.tsx$/

/** Returns a pattern for modules and folders in src. */
function inSource(...paths: readonly string[]): RegExp {
  return new RegExp(`/src/(?:${paths.join('|')})(?:/|\\.tsx?$)`)
}

/** Modules that hold a tool's text and options. The home page uses them to open a tool with a text. */
const toolState = inSource(
  'core/(format|tool/options)',
  'core/long-text/(size-limits|chunks|long-text|one-byte-string)',
  'ui/(act-on-arrival|animate|arrival|listeners|saved|private-field|tool-context|use-tool-options|use-tool-state)',
  'ui/text-area/(needs-editor|text-buffer|use-leaving-question|use-text)',
)

/** Modules that count text, for the home page and some tools. */
const counting = inSource('core/text/(words|graphemes|reading-speed)')

/** The text area, which generators do not have, with the parts around it. */
const textArea = inSource('ui/(text-area|tool-text-area|try-example|launched-files)')

/** What only tools use that change the text in place. */
const inPlace = inSource('ui/(use-in-place-tool|choice-actions|in-place-bar|describe-change)')

/** What works on several files. It is loaded when there are several. In a shared chunk, tools would load it at once. */
const manyFiles = inSource('ui/many-files', 'core/file-names', 'run/file-worker')

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** The dynamically imported modules that lead to a module, by its id. */
const roots = new Map<string, ReadonlySet<string>>()

function rootsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = roots.get(id)
  if (known) return known
  const found = new Set<string>()
  // Set before the importers are visited, because modules may import each other.
  roots.set(id, found)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (dynamicImporters.length > 0) found.add(id)
  for (const importer of importers) for (const root of rootsOf(importer, graph)) found.add(root)
  return found
}

/**
 * What a tool's view shares with parts that load later, such as the engine. In the view's chunk, a failed import of the view
 * would take them with it in browsers that remember the failure.
 */
function sharedPartsName(id: string, graph: ModuleGraph): string | null {
  const found = [...rootsOf(id, graph)]
  return found.length > 1 && found.some((root) => /\/tools\/[\w-]+\/view\.tsx$/.test(root)) ? 'tool-parts' : null
}

/**
 * Without groups, the build splits shared code into fifty files, which adds some kilobytes. A group also takes what its
 * modules import. `minShareCount` counts pages and everything else that is loaded on its own, such as engines.
 */
const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !startsPage.test(id) },
  { name: 'tool-state', test: toolState },
  { name: 'char-class', test: inSource('core/text/char-class') },
  { name: 'lines', test: inSource('core/text/lines') },
  { name: 'counting', test: counting },
  { name: 'pages', test: inSource('config', 'frame', 'pages', 'recipes/recipe-path'), minShareCount: 2 },
  {
    name: 'tools-common',
    test: (id: string) => inSource('ui', 'run').test(id) && !textArea.test(id) && !inPlace.test(id),
    minShareCount: 6,
  },
  { name: 'text-area', test: textArea, minShareCount: 12 },
  { name: 'in-place', test: inPlace },
  // Merged with other shared code, its tools would load that too.
  { name: 'offer-line', test: inSource('ui/offer-line') },
  {
    // Code that a few tools share, grouped by those tools. Chunks below the threshold are merged.
    name: 'shared',
    // The pages with recipes share a chunk of their own. Merged with code of a few tools, those would load it too.
    test: (id: string) => inSource('ui', 'core(?!/recipe)', 'run(?!/use-recipe)').test(id) && !manyFiles.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 600,
  },
  { name: 'many-files', test: manyFiles },
  { name: sharedPartsName, test: inSource('ui', 'core', 'run', 'tools'), entriesAware: true },
]

/** Names a tool's chunk after the tool's id, and a group's chunk without the suffix that makes it unique. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, id] = /tools\/([\w-]+)\/view\.tsx$/.exec(facadeModuleId ?? '') ?? []
  return id ?? name.replace(/~.*/, '')
}

/** Puts what the worker for documents loads into a folder of its own, because no page downloads it before. */
function documentFolder(): Plugin {
  let isForDocuments = false
  return {
    name: 'textwright:document-folder',
    options({ input }) {
      isForDocuments = JSON.stringify(input).includes('/document.worker.ts')
    },
    outputOptions(output) {
      if (!isForDocuments) return null
      const folder = 'assets/documents'
      return {
        ...output,
        entryFileNames: `${folder}/[name]-[hash].js`,
        chunkFileNames: ({ facadeModuleId }) =>
          `${folder}/${facadeModuleId?.endsWith('.bcmap') ? 'maps/' : ''}[name]-[hash].js`,
      }
    },
  }
}

/** Fails the build if a chunk imports the worker's entry, because WebKit would evaluate the entry twice. */
const workerEntryIsNotImported: Plugin = {
  name: 'textwright:worker-entry-is-not-imported',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
    for (const { fileName, imports, dynamicImports } of chunks) {
      const entry = [...imports, ...dynamicImports].find((imported) => entries.includes(imported))
      if (entry !== undefined)
        this.error(`${fileName} imports ${entry}, the worker's entry. Move their shared code into a separate chunk.`)
    }
  },
}

export default defineConfig({
  // Scripts and styles find each other by relative addresses, so that they are the same for every base path.
  base: './',
  plugins: [
    unpublishedCode,
    markdown,
    recipeParts,
    characterMaps,
    countUnpacked,
    resultSchemas,
    embeddedContent,
    embeddedForm,
    inlineIcons,
    react(),
  ],
  define: defineEnvironment(process.env, unpublished),
  worker: {
    format: 'es',
    plugins: () => [characterMaps, countUnpacked, documentFolder(), workerEntryIsNotImported],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'worker-parts',
              tags: ['$initial' as const],
              test: (id: string) => !/\/\w+\.worker\.ts$/.test(id),
            },
          ],
        },
      },
    },
  },
  build: {
    // The supported browsers listed in the README. CSS is compiled for the same versions.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // data: URLs would need a less strict policy and could not be shared between pages.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Scripts load on demand with these chunks only, which most tools need. Listing the many small ones as well would
      // make every page larger, and visitors rarely need one that they do not have.
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => /(tools-common|text-area)-/.test(file)),
    },
    // One chunk is the any-ascii table, which loads only for non-ASCII slugs.
    chunkSizeWarningLimit: 700,
    // One stylesheet, because a prerendered tool page must be styled before its script runs.
    cssCodeSplit: false,
    // Turns off plugin timings, which are logged on a busy machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
})
