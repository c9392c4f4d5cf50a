import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const sharedFiles = ['card.ts', 'engine.test.ts', 'about.mdx']
const shapeFiles = ['search.ts', 'tool.ts', 'examples.ts', 'result.ts', 'engine.ts', 'view.tsx']

/** What a tool can do, by the name of the folder with its templates. */
export const shapes = {
  convert: 'turns a text into another, in place',
  count: 'shows figures about a text while you type',
  generate: 'makes something from options alone',
  compare: 'takes two texts',
}

/** Thrown for an invalid name, category or shape. The message is shown to the user. */
export class InvalidTool extends Error {}

/**
 * @template T
 * @param {string} root
 * @param {string} path
 * @returns {Promise<T>}
 */
async function load(root, path) {
  /** @type {{ module: T }} */
  const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: 'silent' })
  return module
}

/** @param {string} name */
function findNameProblem(name) {
  if (name === '') return 'Give the tool a name: npm run new:tool -- "Slug Maker"'
  if (name.length > 40) return `“${name}” is too long: a tool's name can have up to 40 characters.`
  if (!/^[a-z][a-z0-9]*(?:[ &/+.-]+[a-z0-9]+)*$/i.test(name)) {
    return `“${name}” isn’t a valid tool name: use the letters a to z, digits and spaces, and start with a letter.`
  }
  return undefined
}

/** @param {string} word */
const capitalize = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)

/**
 * Returns an order after every tool of the same category or menu. Steps of ten leave gaps for later tools.
 *
 * @param {readonly import('../src/tools/cards.ts').ToolCard[]} cards
 * @param {{ category: string, menu: string }} tool
 */
function nextOrder(cards, { category, menu }) {
  const relatedTools = cards.filter((tool) => tool.category === category || tool.menu === menu)
  return Math.floor(Math.max(0, ...relatedTools.map((tool) => tool.order)) / 10) * 10 + 10
}

/**
 * Creates a folder with a working tool and two failing tests that list what is left to write.
 *
 * @param {{ root: string, name: string, category: string, shape?: string }} options
 * @returns {Promise<string>} the tool's id
 */
export async function createTool({ root, name, category, shape = 'convert' }) {
  const problem = findNameProblem(name)
  if (problem) throw new InvalidTool(problem)

  const words = name.toLowerCase().split(/[^a-z0-9]+/)
  const id = words.join('-')
  const folder = join(root, 'src/tools', id)
  if (existsSync(folder)) throw new InvalidTool(`The tool ${id} already exists in src/tools/${id}.`)

  if (!Object.hasOwn(shapes, shape)) {
    throw new InvalidTool(`The shape “${shape}” doesn’t exist. Choose one of: ${Object.keys(shapes).join(', ')}.`)
  }
  /** @type {typeof import('../src/core/tool/category.ts')} */
  const { categories, menuGroups } = await load(root, 'src/core/tool/category.ts')
  if (!categories.some((known) => known === category)) {
    throw new InvalidTool(`The category “${category}” doesn’t exist. Choose one of: ${categories.join(', ')}.`)
  }
  /** @type {typeof import('../src/tools/cards.ts')} */
  const { cards } = await load(root, 'src/tools/cards.ts')
  // Two of the home page's categories have no menu.
  const menu = menuGroups.find((group) => group === category) ?? 'Text Formatting'

  /** @type {Record<string, string>} */
  const replacements = {
    name,
    category,
    menu,
    order: String(nextOrder(cards, { category, menu })),
    icon: words
      .map((word) => word.slice(0, 1).toUpperCase())
      .join('')
      .slice(0, 3),
    keywords: [...new Set(words)].map((word) => `'${word}'`).join(', '),
    component: words.map(capitalize).join(''),
  }
  mkdirSync(folder)
  const templates = [...sharedFiles, ...shapeFiles.map((file) => join(shape, file))]
  for (const path of templates) {
    const template = readFileSync(join(import.meta.dirname, 'templates', `${path}.txt`), 'utf8')
    writeFileSync(
      join(folder, basename(path)),
      template.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => replacements[String(key)] ?? ''),
    )
  }
  return id
}

/** @param {string} id */
const nextSteps = (
  id,
) => `Created src/tools/${id}. Its page, card and command already work: npm run dev, then /tools/${id}

Two tests fail until you write the rest (npx vitest run src/tools):
  card.ts          summary and icon
  search.ts        what people may search for
  examples.ts      a useful example
  engine.test.ts   test cases for what the tool does, one per line
  engine.ts        the code that makes them pass; result.ts says what it returns and prints
  about.mdx        what a visitor should know
  view.tsx         what the page shows
`

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      category: { type: 'string', default: 'Text Formatting' },
      shape: { type: 'string', default: 'convert' },
    },
  })
  const root = join(import.meta.dirname, '..')
  const id = await createTool({ root, name: positionals.join(' ').trim(), ...values })
  console.log(nextSteps(id))
}

/** @param {unknown} error */
const isWrongUsage = (error) =>
  error instanceof InvalidTool ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main()
  } catch (error) {
    if (!isWrongUsage(error)) throw error
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}
