// Builds the npm package: the command, the library and its types. All packages are bundled, so it has no dependencies.
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPackageLicenses } from './add-licenses.js'
import { build } from 'vite'
import { characterMaps } from './character-maps.js'
import { countUnpacked } from './count-unpacked.js'
import { defineVersion } from './build-environment.js'
import { writePackageTypes } from './package-types.js'
import { importSource } from './import-source.js'
import { resultSchemas } from './result-schemas-module.js'

const root = join(import.meta.dirname, '..')

/** @typedef {import('../src/library/library-tools.ts').LibraryTool} LibraryTool */

/** @returns {Promise<readonly LibraryTool[]>} */
export async function readTools() {
  const source = await importSource(join(root, 'src/library/library-tools.ts'))
  return /** @type {typeof import('../src/library/library-tools.ts')} */ (source).libraryTools
}

const entryPrefix = 'textwright:'

/** @param {LibraryTool} tool */
function toolEntry({ id, functionName, needsWebAssembly }) {
  return `
    import { engine } from '/src/tools/${id}/engine.ts'
    import { tool } from '/src/tools/${id}/tool.ts'
    import { toolFunction } from '/src/library/tool-function.ts'
    ${needsWebAssembly ? "import { digest, hasher } from '/src/run/hashing.ts'" : ''}
    export const ${functionName} = /* @__PURE__ */ toolFunction(tool, engine${needsWebAssembly ? ', { digest, hasher }' : ''})
  `
}

/** @param {readonly LibraryTool[]} tools */
function indexFile(tools) {
  const functions = tools.map(({ id, functionName }) => `export { ${functionName} } from './tools/${id}.js'\n`)
  return [
    "export { InputError } from './input-error.js'\n",
    "export { readDocument } from './documents.js'\n",
    ...functions,
  ].join('')
}

/**
 * Provides the entry files of the library, one for each tool, so that a program gets only the tools it uses.
 *
 * @param {readonly LibraryTool[]} tools
 * @returns {import('vite').Plugin}
 */
function libraryEntries(tools) {
  const entries = new Map(tools.map((tool) => [entryPrefix + tool.id, toolEntry(tool)]))
  return {
    name: 'textwright:library-entries',
    enforce: 'pre',
    resolveId: (id) => (entries.has(id) ? id : undefined),
    load: (id) => entries.get(id),
  }
}

/**
 * Names the chunks of a tool after its folder: all engines are in files with the same name.
 *
 * @param {{ facadeModuleId?: string | null, moduleIds: string[] }} chunk
 */
function chunkName({ facadeModuleId, moduleIds }) {
  const [, id] = /\/tools\/([\w-]+)\//.exec(facadeModuleId ?? moduleIds.at(-1) ?? '') ?? []
  return id === undefined ? 'chunks/[name].js' : `chunks/${id}-[name].js`
}

/**
 * @param {string} outDir
 * @param {readonly LibraryTool[]} tools
 */
async function buildCode(outDir, tools) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [libraryEntries(tools), characterMaps, countUnpacked, resultSchemas],
    define: defineVersion(),
    // The build of fflate for Node imports a module that browsers lack.
    resolve: { alias: { fflate: join(root, 'node_modules/fflate/esm/browser.js') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      license: { fileName: licenses },
      rolldownOptions: {
        // Turns off plugin timings, which are logged on a busy machine.
        checks: { bundlerTimings: false },
        input: {
          'input-error': join(root, 'src/core/tool/input-error.ts'),
          documents: join(root, 'src/library/documents.ts'),
          recipes: join(root, 'src/library/recipes.ts'),
          'cli/main': join(root, 'src/cli/main.ts'),
          'cli/engine-thread': join(root, 'src/cli/engine-thread.ts'),
          ...Object.fromEntries(tools.map(({ id }) => [`tools/${id}`, entryPrefix + id])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: chunkName },
      },
    },
  })
}

/** The licences of the bundled packages. */
const licenses = 'THIRD-PARTY-LICENSES.txt'

/** Files that are copied, by their path in the project. */
const documents = new Map([
  ['LICENSE', 'LICENSE'],
  ['docs/library.md', 'README.md'],
  ['docs/command.md', 'command.md'],
  ['docs/agents.md', 'agents.md'],
  ['docs/recipes.md', 'recipes.md'],
])

/** @param {unknown} projectPackage */
function packageJson(projectPackage) {
  const { name, version, license, engines } = /** @type {Record<string, unknown>} */ (projectPackage)
  return {
    name,
    version,
    description: 'Text tools as a command, a library and a Model Context Protocol server. Nothing is sent anywhere.',
    license,
    type: 'module',
    engines,
    bin: { textwright: 'dist/cli/main.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './recipes': { types: './dist/recipes.d.ts', default: './dist/recipes.js' },
      './package.json': './package.json',
    },
    types: './dist/index.d.ts',
    sideEffects: false,
    files: ['dist', licenses, ...documents.values()],
  }
}

/**
 * Builds the package that `npm pack` packs.
 *
 * @param {string} folder
 */
export async function buildPackage(folder) {
  const dist = join(folder, 'dist')
  const tools = await readTools()
  await buildCode(dist, tools)
  await rename(join(dist, licenses), join(folder, licenses))
  await addPackageLicenses(join(folder, licenses))
  await writeFile(join(dist, 'index.js'), indexFile(tools))
  await writePackageTypes(dist, tools)
  const projectPackage = /** @type {unknown} */ (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageJson(projectPackage), null, 2)}\n`)
  for (const [source, target] of documents) await copyFile(join(root, source), join(folder, target))
}
