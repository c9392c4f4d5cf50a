import { join } from 'node:path'
import { runnerImport } from 'vite'

/** @typedef {typeof import('../src/core/tool.ts')} ToolModule */

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

/** @param {string} part @returns {Promise<ToolModule['cardFields'] | ToolModule['stepFields']>} */
async function fieldsOf(part) {
  toolModule ??= importSource(join(root, 'src/core/tool.ts'))
  const { cardFields, stepFields } = /** @type {ToolModule} */ (await toolModule)
  return part === 'card' ? cardFields : stepFields
}

/** @type {Promise<unknown> | undefined} */
let problemModule

/** @param {import('../src/core/tool.ts').Tool} tool */
async function problemOf(tool) {
  problemModule ??= importSource(join(root, 'src/core/manifest-problem.ts'))
  const { manifestProblem } = /** @type {typeof import('../src/core/manifest-problem.ts')} */ (await problemModule)
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
      const { tool } = /** @type {{ tool: import('../src/core/tool.ts').Tool }} */ (await importSource(file))
      const problem = await problemOf(tool)
      if (problem !== undefined) this.error(`${file}: ${problem}`)
      if (part === 'search') {
        const { keywords, nearestFor = [], next = [], inputs } = tool
        return `export default ${JSON.stringify({ keywords, nearestFor, next, inputs: Object.keys(inputs) })}`
      }
      if (part === 'card' || part === 'step') {
        const fields = await fieldsOf(part)
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
