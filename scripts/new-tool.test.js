import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTool, Refusal } from './new-tool.js'

// Each test starts Vite anew, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const project = join(import.meta.dirname, '..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'textwright-new-tool-'))
  for (const path of ['package.json', 'src/core/category.ts', 'src/tools/registry.ts']) {
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
  writeFileSync(join(root, 'src/tools', id, 'tool.ts'), `export const tool = ${JSON.stringify(manifest)}`)
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

const listing = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()

test('makes one folder with the five files and touches nothing else', async () => {
  const before = listing()
  expect(await createTool({ root, name: 'Slug Maker', category: 'SEO Tools' })).toBe('slug-maker')
  const made = ['', '/about.mdx', '/engine.test.ts', '/engine.ts', '/tool.ts', '/view.tsx']
  expect(listing().filter((path) => !before.includes(path))).toEqual(made.map((file) => `src/tools/slug-maker${file}`))
})

test('writes the name into every file that needs it, and leaves no blank', async () => {
  await createTool({ root, name: 'Slug Maker', category: 'SEO Tools' })
  const tool = read('src/tools/slug-maker/tool.ts')
  for (const line of ["name: 'Slug Maker'", "icon: 'SM'", "keywords: ['slug', 'maker']"]) expect(tool).toContain(line)
  expect(read('src/tools/slug-maker/view.tsx')).toContain('export default function SlugMaker(')
  expect(read('src/tools/slug-maker/engine.test.ts')).toContain("test('write the test cases of Slug Maker'")
  for (const file of readdirSync(join(root, 'src/tools/slug-maker'))) {
    expect(read(`src/tools/slug-maker/${file}`)).not.toContain('{{')
  }
})

test.each([
  ['SEO Tools', 'SEO Tools', 50],
  ['Text Formatting', 'Text Formatting', 50],
  ['Text Manipulation', 'Text Formatting', 50],
  ['Generators', 'Generators', 10],
])('%s: it is in the menu %s, at %i', async (category, menu, order) => {
  await createTool({ root, name: 'Slug Maker', category })
  const tool = read('src/tools/slug-maker/tool.ts')
  for (const line of [`category: '${category}'`, `menu: '${menu}'`, `order: ${String(order)}`])
    expect(tool).toContain(line)
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
  ['64 Encoder', 'Generators', 'beginning with a letter'],
  ["Author's Tool", 'Generators', "cannot be a tool's name"],
  ['../escape', 'Generators', "cannot be a tool's name"],
  ['Größe', 'Generators', "cannot be a tool's name"],
  ['Slug -', 'Generators', "cannot be a tool's name"],
  ['A'.repeat(41), 'Generators', 'too long'],
  ['line sorter', 'Generators', 'There is a line-sorter already'],
  ['Slug Maker', 'Slugs', 'There is no category “Slugs”. Choose one of: Text Analysis'],
])('refuses %j in %s', async (name, category, message) => {
  const before = listing()
  const refused = createTool({ root, name, category })
  await expect(refused).rejects.toThrow(message)
  await expect(refused).rejects.toBeInstanceOf(Refusal)
  expect(listing()).toEqual(before)
})

test.each([
  [[], 'Give the tool a name'],
  [['Slug Maker', '--colour', 'red'], "Unknown option '--colour'"],
])('from the command line, %j ends with a sentence and 1', (args, sentence) => {
  const script = join(import.meta.dirname, 'new-tool.js')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  expect(stderr).not.toContain('    at ')
})
