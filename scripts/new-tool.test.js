import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialOptions } from '../src/core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { exampleSeed } from '../src/core/tool/manifest.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { createTool, InvalidTool, shapes } from './new-tool.js'

/**
 * @typedef {import('../src/core/tool/manifest.ts').Tool} Tool
 * @typedef {import('../src/core/tool/manifest.ts').Examples<Tool>} Examples
 * @typedef {import('../src/core/tool/engine-interface.ts').AnyEngine} AnyEngine
 * @typedef {import('../src/core/tool/options.ts').OptionValues<Tool['options']>} OptionValues
 */

// Each test starts Vite, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const project = join(import.meta.dirname, '..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'textwright-new-tool-'))
  for (const path of ['package.json', 'src/config/published.ts', 'src/core/tool/category.ts', 'src/tools/cards.ts']) {
    cpSync(join(project, path), join(root, path))
  }
  writeTool('line-sorter', { category: 'Text Formatting', menu: 'Text Formatting', order: 30 })
  writeTool('find-replace', { category: 'Text Manipulation', menu: 'Text Formatting', order: 45 })
  writeTool('title-analyzer', { category: 'SEO Tools', menu: 'SEO Tools', order: 40 })
})
afterEach(() => rmSync(root, { recursive: true }))

/**
 * @param {string} id
 * @param {{ category: string, menu: string, order: number }} manifest
 */
function writeTool(id, manifest) {
  mkdirSync(join(root, 'src/tools', id))
  writeFileSync(join(root, 'src/tools', id, 'card.ts'), `export const card = ${JSON.stringify(manifest)}`)
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

const listFiles = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()

test('creates one folder and changes nothing else', async () => {
  const before = listFiles()
  expect(await createTool({ root, name: 'Slug Maker', category: 'SEO Tools' })).toBe('slug-maker')
  const created = [
    '',
    '/about.mdx',
    '/card.ts',
    '/engine.test.ts',
    '/engine.ts',
    '/examples.ts',
    '/result.ts',
    '/search.ts',
    '/tool.ts',
    '/view.tsx',
  ]
  expect(listFiles().filter((path) => !before.includes(path))).toEqual(
    created.map((file) => `src/tools/slug-maker${file}`),
  )
})

test('fills in every placeholder', async () => {
  await createTool({ root, name: 'Slug Maker', category: 'SEO Tools' })
  const card = read('src/tools/slug-maker/card.ts')
  for (const line of ["name: 'Slug Maker'", "icon: 'SM'"]) expect(card).toContain(line)
  expect(read('src/tools/slug-maker/search.ts')).toContain("keywords: ['slug', 'maker']")
  expect(read('src/tools/slug-maker/view.tsx')).toContain('export default function SlugMaker(')
  expect(read('src/tools/slug-maker/engine.test.ts')).toContain("test('write the test cases for Slug Maker'")
  for (const file of readdirSync(join(root, 'src/tools/slug-maker'))) {
    expect(read(`src/tools/slug-maker/${file}`)).not.toContain('{{')
  }
})

test.each([
  ['SEO Tools', 'SEO Tools', 50],
  ['Text Formatting', 'Text Formatting', 50],
  ['Text Manipulation', 'Text Formatting', 50],
  ['Generators', 'Generators', 10],
])('%s: puts the tool in the menu %s with the order %i', async (category, menu, order) => {
  await createTool({ root, name: 'Slug Maker', category })
  const card = read('src/tools/slug-maker/card.ts')
  for (const line of [`category: '${category}'`, `menu: '${menu}'`, `order: ${String(order)}`])
    expect(card).toContain(line)
})

test.each([
  ['Find & Fix', 'find-fix'],
  ['base64 to Hex', 'base64-to-hex'],
  ['UTF-8 Bytes', 'utf-8-bytes'],
])('%s becomes %s', async (name, id) => {
  expect(await createTool({ root, name, category: 'Generators' })).toBe(id)
})

test.each([
  ['', 'Generators', 'Give the tool a name'],
  ['64 Encoder', 'Generators', 'start with a letter'],
  ["Author's Tool", 'Generators', 'isn’t a valid tool name'],
  ['../escape', 'Generators', 'isn’t a valid tool name'],
  ['Größe', 'Generators', 'isn’t a valid tool name'],
  ['Slug -', 'Generators', 'isn’t a valid tool name'],
  ['A'.repeat(41), 'Generators', 'too long'],
  ['line sorter', 'Generators', 'The tool line-sorter already exists'],
  ['Slug Maker', 'Slugs', 'The category “Slugs” doesn’t exist. Choose one of: Text Analysis'],
])('rejects %j in %s', async (name, category, message) => {
  const before = listFiles()
  const result = createTool({ root, name, category })
  await expect(result).rejects.toThrow(message)
  await expect(result).rejects.toBeInstanceOf(InvalidTool)
  expect(listFiles()).toEqual(before)
})

test.each([
  [[], 'Give the tool a name'],
  [['Slug Maker', '--colour', 'red'], "Unknown option '--colour'"],
])('prints one sentence and exits with 1 for the arguments %j', (args, sentence) => {
  const script = join(import.meta.dirname, 'new-tool.js')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(stderr).not.toContain('    at ')
})

test('rejects an unknown shape', async () => {
  const result = createTool({ root, name: 'Slug Maker', category: 'SEO Tools', shape: 'round' })
  await expect(result).rejects.toThrow('The shape “round” doesn’t exist. Choose one of: convert, count')
})

/** @param {string} file @returns {Promise<unknown>} */
const load = (file) => import(file)

test('the new files of every shape pass the type check and print the output of their example', async () => {
  // Inside the project, where its packages and its settings are found.
  const folder = join(project, '.cache/new-tool')
  rmSync(folder, { recursive: true, force: true })
  for (const shape of Object.keys(shapes)) {
    const id = await createTool({ root, name: `${shape} Tool`, category: 'SEO Tools', shape })
    // Moved, because the next tool is created beside the existing ones, which are loaded.
    cpSync(join(root, 'src/tools', id), join(folder, shape), { recursive: true })
    rmSync(join(root, 'src/tools', id), { recursive: true })
    const { tool } = /** @type {{ tool: Tool }} */ (await load(join(folder, shape, 'tool.ts')))
    const { engine } = /** @type {{ engine: AnyEngine }} */ (await load(join(folder, shape, 'engine.ts')))
    const { examples } = /** @type {{ examples: Examples }} */ (await load(join(folder, shape, 'examples.ts')))
    const [{ input, options, output }] = examples
    const values = /** @type {OptionValues} */ ({ ...initialOptions(tool.options), ...options })
    const context = createEngineContext({ random: seededRandom(exampleSeed) })
    expect(engine.print(await engine.run(/** @type {never} */ (input), values, context))).toBe(output)
  }
  const settings = join(folder, 'tsconfig.json')
  const options = { incremental: false, composite: false, noEmit: true }
  writeFileSync(
    settings,
    JSON.stringify({
      extends: '../../tsconfig.page.json',
      compilerOptions: options,
      include: ['.', '../../src/*.d.ts'],
    }),
  )
  const tsc = join(project, 'node_modules/@typescript/native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', settings], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
