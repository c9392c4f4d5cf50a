import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/** @typedef {import('../src/library/library-tools.ts').LibraryTool} LibraryTool */

/**
 * Another module in a declaration file: `from './tool.ts'`, `import("../src/core/tool/manifest.ts")`. Types that the compiler inferred
 * have no extension: `import("../../core/tool/options")`.
 */
const specifier = /(?<=\bfrom |\bimport\()(['"])(?<path>[.#][^'"]+?)(?:\.ts)?\1/g

/**
 * Copies a declaration file and those that it imports, and makes the imports relative.
 *
 * @param {string} file without `.d.ts`, in the folder `source`
 * @param {{ source: string, target: string }} folders
 * @param {Set<string>} copied
 */
async function copyTypes(file, folders, copied) {
  if (copied.has(file)) return
  copied.add(file)
  const text = await readFile(join(folders.source, `${file}.d.ts`), 'utf8')
  /** @type {string[]} */
  const imported = []
  const rewritten = text.replaceAll(specifier, (_, quote, path) => {
    const other = String(path).startsWith('#') ? String(path).slice(1) : join(dirname(file), String(path))
    imported.push(other)
    const step = relative(dirname(file), other)
    return `${String(quote)}${step.startsWith('.') ? step : `./${step}`}.js${String(quote)}`
  })
  const target = join(folders.target, `${file}.d.ts`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, rewritten)
  for (const other of imported) await copyTypes(other, folders, copied)
}

/** @param {readonly LibraryTool[]} tools */
function indexTypes(tools) {
  return [
    "import type { ToolFunction } from './types/library/tool-function.js'",
    'export type { ToolFunction }',
    "export type { RunSettings } from './types/library/run-settings.js'",
    "export { InputError } from './types/core/tool/input-error.js'",
    "export * from './types/library/documents.js'",
    ...tools.map(
      ({ id, functionName, summary }) =>
        `\n/** ${summary} */\n` +
        `export declare const ${functionName}: ToolFunction<typeof import('./types/tools/${id}/engine.js').engine>`,
    ),
    '',
  ].join('\n')
}

/**
 * Writes the types of the library: one declaration for each tool, and the files of the project that these use.
 *
 * @param {string} dist
 * @param {readonly LibraryTool[]} tools
 */
export async function writePackageTypes(dist, tools) {
  const source = await mkdtemp(join(tmpdir(), 'textwright-types-'))
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const project = join(root, 'tsconfig.package.json')
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', source])

  const folders = { source, target: join(dist, 'types') }
  const entries = [
    'library/documents',
    'library/recipes',
    'library/tool-function',
    ...tools.map(({ id }) => `tools/${id}/engine`),
  ]
  /** @type {Set<string>} */
  const copied = new Set()
  for (const entry of entries) await copyTypes(entry, folders, copied)
  await rm(source, { recursive: true })
  await writeFile(join(dist, 'index.d.ts'), indexTypes(tools))
  await writeFile(join(dist, 'recipes.d.ts'), "export * from './types/library/recipes.js'\n")
}
