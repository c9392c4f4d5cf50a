import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { hashSources } from '../scripts/build-record.js'

const root = join(import.meta.dirname, '..')
const built = join(root, '.cache/bench-engines')

const inputs = {
  engines: join(root, 'src/run/engines.ts'),
  context: join(root, 'src/run/engine-context.ts'),
  registry: join(root, 'src/tools/manifests.ts'),
  options: join(root, 'src/core/tool/options.ts'),
  problem: join(root, 'src/core/tool/option-problem.ts'),
}

/** Compiles the engines for Node, unless the last build was from the same sources. */
export async function buildEngines() {
  const record = join(built, 'sources.txt')
  const sources = hashSources() + JSON.stringify(inputs)
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return
  const rolldownOptions = { input: inputs, output: { entryFileNames: '[name].js' } }
  const options = { ssr: true, outDir: built, emptyOutDir: true, rolldownOptions }
  await build({ root, logLevel: 'warn', publicDir: false, build: options })
  writeFileSync(record, sources)
}

// Returns an engine with the page's context and its initial options. Browsers encode Base64 natively
// (`Uint8Array.prototype.toBase64`), which Node 20 lacks, so Buffer replaces it.
/** @param {string} id @returns {Promise<(input: object, options?: object) => unknown>} */
export async function openEngine(id) {
  const names = Object.keys(inputs)
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(built, `${name}.js`)).href)))
  const { loadEngine, createEngineContext, tools, initialOptions, optionProblem } = Object.assign({}, ...modules)
  const engine = await loadEngine(id)
  const { options: known } = tools.find((/** @type {{ id: string }} */ tool) => tool.id === id)
  const initial = initialOptions(known)
  const toBase64 = (/** @type {Uint8Array} */ bytes, /** @type {'base64' | 'base64url'} */ alphabet) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(alphabet)
  const context = createEngineContext({ toBase64 })
  return (input, options = {}) => {
    for (const [name, value] of Object.entries(options)) {
      if (!(name in known) || optionProblem(known[name], value)) throw new Error(`${id} has no option ${name}=${value}`)
    }
    return engine.run(input, { ...initial, ...options }, context)
  }
}
