import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashSources } from '../scripts/build-record.js'

const root = join(import.meta.dirname, '..')
const built = join(root, '.cache/bench-engines')
const record = join(built, 'sources.txt')

const inputs = {
  engines: 'src/run/engines.ts',
  host: 'src/run/host.ts',
  base64: 'src/cli/base64.ts',
  registry: 'src/tools/registry.ts',
  options: 'src/core/options.ts',
}

/** Compiles the engines for Node, unless the last build was from the same sources. */
export async function buildEngines() {
  const sources = hashSources() + JSON.stringify(inputs)
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return
  const vite = createRequire(join(root, 'package.json')).resolve('vite')
  const { build } = await import(pathToFileURL(vite).href)
  const input = Object.fromEntries(Object.entries(inputs).map(([name, file]) => [name, join(root, file)]))
  const rolldownOptions = { input, output: { entryFileNames: '[name].js' } }
  const options = { ssr: true, outDir: built, emptyOutDir: true, rolldownOptions }
  await build({ root, logLevel: 'warn', publicDir: false, build: options })
  writeFileSync(record, sources)
}

/** @param {keyof typeof inputs} name */
function importBuilt(name) {
  return import(pathToFileURL(join(built, `${name}.js`)).href)
}

/**
 * An engine with the page's host and the options a visitor starts with. Browsers write Base64 natively
 * (`Uint8Array.prototype.toBase64`), which Node 20 lacks: its Buffer stands in.
 *
 * @param {string} id
 * @returns {Promise<(input: object, options?: object) => unknown>}
 */
export async function openEngine(id) {
  const [{ loadEngine }, { createHost }, { toBase64 }, { tools }, { initialOptions }] = await Promise.all([
    importBuilt('engines'),
    importBuilt('host'),
    importBuilt('base64'),
    importBuilt('registry'),
    importBuilt('options'),
  ])
  const engine = await loadEngine(id)
  const initial = initialOptions(tools.find((/** @type {{ id: string }} */ tool) => tool.id === id).options)
  const host = createHost({ toBase64 })
  return (input, options = {}) => engine.run(input, { ...initial, ...options }, host)
}
