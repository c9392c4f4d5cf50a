import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What our pages are written with: English, and the few other signs in their own texts. As in src/page/tokens.css. */
export const basicCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') + '\u{a0}§©°±¶·×éü–—‘’“”•…′↑↓−'

const fonts = [
  { name: 'fraunces', file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 300, max: 700 } },
  },
  { name: 'ibm-plex-mono', file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2' },
]

/** @param {Buffer} font */
async function otherCharacters(font) {
  const { create } = await import('fontkit')
  const { characterSet } = /** @type {import('fontkit').Font} */ (create(font))
  return characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !basicCharacters.includes(character))
    .join('')
}

/**
 * Each face in two files: what nearly all of our pages are written with, and the rest of its letters.
 *
 * @param {string} folder
 */
export async function cutFonts(folder = path.join(root, '.cache/fonts')) {
  await mkdir(folder, { recursive: true })
  for (const { name, file, ...options } of fonts) {
    const whole = await readFile(path.join(root, 'node_modules', file))
    const recipe = createHash('sha256')
      .update(whole)
      .update(basicCharacters)
      .update(JSON.stringify(options))
      .digest('hex')
    const recipeFile = path.join(folder, `${name}.made-from`)
    if (existsSync(recipeFile) && (await readFile(recipeFile, 'utf8')) === recipe) continue
    const { default: subsetFont } = await import('subset-font')
    const cut = (/** @type {string} */ characters) =>
      subsetFont(whole, characters, { targetFormat: 'woff2', ...options })
    await writeFile(path.join(folder, `${name}.woff2`), await cut(basicCharacters))
    await writeFile(path.join(folder, `${name}-rest.woff2`), await cut(await otherCharacters(whole)))
    await writeFile(recipeFile, recipe)
  }
}
