import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importSource } from './import-source.js'

/** @typedef {typeof import('../src/recipes/read-recipes.ts')} RecipeReader */

/**
 * Throws an error that names the file if a recipe has a mistake, or if a text links to a tool that does not exist. Without
 * this, the bundler would report the same mistake once for each module that imports the file.
 *
 * @param {string} root
 */
export async function checkContent(root) {
  const { readRecipes } = /** @type {RecipeReader} */ (await importSource(join(root, 'src/recipes/read-recipes.ts')))
  readRecipes(join(root, 'content/recipes'))
  for (const file of listTexts(root)) checkToolLinks(root, file)
}

/** @param {string} root */
function listTexts(root) {
  const filesIn = (/** @type {string} */ folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const all = [join(root, 'content'), join(root, 'src/tools')].flatMap(filesIn)
  return all.filter((file) => file.endsWith('.mdx'))
}

/** @param {string} root @param {string} file */
function checkToolLinks(root, file) {
  for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\]\(\/tools\/([\w-]+)/g)) {
    if (existsSync(join(root, 'src/tools', id, 'tool.ts'))) continue
    const message = `${relative(root, file)} links to the tool ${id}, which does not exist.`
    throw Object.assign(new Error(message), { name: 'BrokenContent' })
  }
}
