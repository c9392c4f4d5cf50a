// Measures what each function of the library adds to a page, and writes the table in docs/library.md:
// `node scripts/function-sizes.js`.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildPackage, readTools } from './build-package.js'

const document = join(import.meta.dirname, '../docs/library.md')

/**
 * In bytes. `later` is what loads when it is needed, such as a table.
 *
 * @typedef {{ name: string, minified: number, compressed: number, later: number }} FunctionSize
 */

/**
 * Bundles one function, as a program that imports nothing else does.
 *
 * @param {string} name
 * @param {string} app a folder in which the package is installed
 * @returns {Promise<FunctionSize>}
 */
export async function measureFunction(name, app) {
  const entry = join(app, `${name}.js`)
  await writeFile(entry, `export { ${name} } from 'textwright'`)
  const bundle = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (bundle)
  const chunks = output.filter((file) => file.type === 'chunk')
  const atOnce = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  /** @param {boolean} isAtOnce */
  const code = (isAtOnce) =>
    chunks.filter(({ fileName }) => atOnce.has(fileName) === isAtOnce).map((chunk) => chunk.code)
  const start = code(true).join('')
  return {
    name,
    minified: Buffer.byteLength(start),
    compressed: gzipSync(start).length,
    later: Buffer.byteLength(code(false).join('')),
  }
}

const heading = '| function | minified | compressed | loaded if needed |\n|---|---|---|---|\n'
const row = /^\| `(?<name>\w+)` \| (?<minified>[\d.]+) KB \| (?<compressed>[\d.]+) KB \|(?: (?<later>[\d.]+) KB)? \|$/gm

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** @param {readonly FunctionSize[]} sizes */
function table(sizes) {
  const rows = sizes.map(({ name, minified, compressed, later }) => {
    const onDemand = later === 0 ? '' : ` ${inKilobytes(later)}`
    return `| \`${name}\` | ${inKilobytes(minified)} | ${inKilobytes(compressed)} |${onDemand} |\n`
  })
  return heading + rows.join('')
}

/**
 * Returns the sizes that the document names.
 *
 * @param {string} text
 * @returns {FunctionSize[]}
 */
export function documentedSizes(text) {
  const bytes = (/** @type {string | undefined} */ kilobytes = '0') => Math.round(Number(kilobytes) * 1000)
  return [...text.matchAll(row)].map(({ groups = {} }) => ({
    name: String(groups['name']),
    minified: bytes(groups['minified']),
    compressed: bytes(groups['compressed']),
    later: bytes(groups['later']),
  }))
}

async function writeSizes() {
  const app = await mkdtemp(join(tmpdir(), 'textwright-sizes-'))
  try {
    await mkdir(join(app, 'node_modules'))
    await buildPackage(join(app, 'node_modules/textwright'))
    const sizes = []
    const names = [...(await readTools()).map(({ functionName }) => functionName), 'readDocument']
    for (const name of names) sizes.push(await measureFunction(name, app))
    const text = await readFile(document, 'utf8')
    const start = text.indexOf(heading)
    const end = text.indexOf('\n\n', start) + 1
    await writeFile(document, text.slice(0, start) + table(sizes) + text.slice(end))
  } finally {
    await rm(app, { recursive: true })
  }
}

if (process.argv[1] === import.meta.filename) await writeSizes()
