import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashSources } from '../../scripts/build-record.js'

export const root = join(import.meta.dirname, '../..')
const built = join(root, '.cache/bench-engines')
const record = join(built, 'sources.txt')

const inputs = {
  engines: 'src/run/engines.ts',
  host: 'src/run/host.ts',
  commandHasher: 'src/cli/hasher.ts',
  commandBase64: 'src/cli/base64.ts',
  registry: 'src/tools/registry.ts',
  options: 'src/core/options.ts',
  figures: 'src/tools/word-counter/four-figures.ts',
  graphemes: 'src/core/text/graphemes.ts',
  lines: 'src/core/text/lines.ts',
  pieces: 'src/core/text-in-pieces.ts',
}

/** Compiles the engines as the build does for the command line, unless that was done for these very sources. */
export async function buildEngines() {
  const sources = hashSources() + JSON.stringify(inputs)
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return
  // The product's own Vite: this folder has none.
  const vite = createRequire(join(root, 'package.json')).resolve('vite')
  const { build } = await import(pathToFileURL(vite).href)
  const input = Object.fromEntries(Object.entries(inputs).map(([name, file]) => [name, join(root, file)]))
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir: built, emptyOutDir: true, rolldownOptions: { input, output: { entryFileNames: '[name].js' } } },
  })
  mkdirSync(built, { recursive: true })
  writeFileSync(record, sources)
}

/** @param {keyof typeof inputs} name */
export function importBuilt(name) {
  return import(pathToFileURL(join(built, `${name}.js`)).href)
}

/**
 * @typedef {object} OpenEngine
 * @property {(input: object, options?: object) => unknown} run
 * @property {(input: object, options?: object) => unknown} runOnCommandLine with what Node has and a page has not
 * @property {Stream} stream
 * @property {Stream} streamOnCommandLine
 */
/** @typedef {(chunks: AsyncIterable<Uint8Array>, options?: object) => AsyncGenerator} Stream */

/**
 * An engine ready to run: options that are not named are those a visitor finds, and nothing is left to the caller.
 *
 * @param {string} id
 * @returns {Promise<OpenEngine>}
 */
export async function openEngine(id) {
  const [{ loadEngine }, { createHost }, { createHasher }, { toBase64 }, { tools }, { initialOptions }] = await Promise.all([
    importBuilt('engines'),
    importBuilt('host'),
    importBuilt('commandHasher'),
    importBuilt('commandBase64'),
    importBuilt('registry'),
    importBuilt('options'),
  ])
  const engine = await loadEngine(id)
  const usual = initialOptions(tools.find((/** @type {{ id: string }} */ tool) => tool.id === id).options)
  const host = createHost()
  const commandHost = createHost({ hasher: createHasher, toBase64 })
  return {
    run: (input, options = {}) => engine.run(input, { ...usual, ...options }, host),
    runOnCommandLine: (input, options = {}) => engine.run(input, { ...usual, ...options }, commandHost),
    stream: (chunks, options = {}) => engine.stream(chunks, { ...usual, ...options }, host),
    streamOnCommandLine: (chunks, options = {}) => engine.stream(chunks, { ...usual, ...options }, commandHost),
  }
}

/** @returns {Promise<string[]>} */
export async function listTools() {
  const { tools } = await importBuilt('registry')
  return tools.map((/** @type {{ id: string }} */ { id }) => id)
}
