import { join } from 'node:path'
import { runnerImport } from 'vite'

/** @typedef {typeof import('../src/core/tool/manifest.ts')} ToolModule */

const root = join(import.meta.dirname, '..')

const toolQuery = /\/tool\.ts\?(?<part>card|search|step|content)$/

/**
 * Imports a source file at build time.
 *
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function importSource(file) {
  const imported = await runnerImport(file, { root, configFile: false, logLevel: 'warn' })
  return /** @type {unknown} */ (imported.module)
}

/** @type {Promise<unknown> | undefined} */
let toolModule

async function loadToolModule() {
  toolModule ??= importSource(join(root, 'src/core/tool/manifest.ts'))
  return /** @type {ToolModule} */ (await toolModule)
}

/** @param {string} file @returns {Promise<import('../src/core/tool/manifest.ts').Tool>} */
async function importTool(file) {
  const { tool } = /** @type {{ tool: import('../src/core/tool/manifest.ts').Tool }} */ (await importSource(file))
  return tool
}

/** @type {Promise<unknown> | undefined} */
let problemModule

/** @param {import('../src/core/tool/manifest.ts').Tool} tool */
async function problemOf(tool) {
  problemModule ??= importSource(join(root, 'src/core/tool/manifest-problem.ts'))
  const { manifestProblem } = /** @type {typeof import('../src/core/tool/manifest-problem.ts')} */ (await problemModule)
  return manifestProblem(tool)
}

/**
 * Provides parts of a tool: `tool.ts?card` has the fields that every page shows, `?search` has what the palette needs,
 * `?step` has what recipes need, and `?content` has the view and the manifest in one chunk, and loads the About section.
 *
 * @type {import('vite').Plugin}
 */
export const toolParts = {
  name: 'textwright:tool-parts',
  enforce: 'pre',
  load: {
    filter: { id: toolQuery },
    async handler(id) {
      const { part = '' } = toolQuery.exec(id)?.groups ?? {}
      const file = id.slice(0, id.indexOf('?'))
      this.addWatchFile(file)
      const tool = await importTool(file)
      const problem = await problemOf(tool)
      if (problem !== undefined) this.error(`${file}: ${problem}`)
      if (part === 'search') {
        const { keywords, nearestFor = [], next = [], inputs } = tool
        return `export default ${JSON.stringify({ keywords, nearestFor, next, inputs: Object.keys(inputs) })}`
      }
      if (part === 'card' || part === 'step') {
        const { cardFields, stepFields } = await loadToolModule()
        const fields = part === 'card' ? cardFields : stepFields
        return `export default ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, tool[field]])))}`
      }
      return `
        export { default as View } from './view.tsx'
        export { tool } from './tool.ts'
        export const loadAbout = () => import('./about.mdx')
      `
    },
  },
}

/**
 * Leaves out of the manifests what a tool's page does not use: the fields of the card, which it has already, those for the
 * search and the command line, and the results of the examples.
 *
 * @type {import('vite').Plugin}
 */
export const pageManifests = {
  name: 'textwright:page-manifests',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: {
    filter: { id: /\/src\/tools\/[\w-]+\/tool\.ts$/ },
    async handler(file) {
      this.addWatchFile(file)
      const tool = await importTool(file)
      const { cardFields, fieldsNotOnPages } = await loadToolModule()
      const examples = tool.examples.map((example) => ({ ...example, output: undefined }))
      const unused = Object.fromEntries([...cardFields, ...fieldsNotOnPages].map((field) => [field, undefined]))
      return `export const tool = ${JSON.stringify({ ...tool, examples, ...unused })}`
    },
  },
}
