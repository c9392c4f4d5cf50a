import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Characters on nearly all pages: ASCII and a few more. Must match the unicode-range in src/frame/fonts.css. */
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
 * Writes each font as two files: the basic characters, and the rest.
 *
 * @param {string} folder
 */
export async function cutFonts(folder = path.join(root, '.cache/fonts')) {
  await mkdir(folder, { recursive: true })
  for (const { name, file, ...options } of fonts) {
    const source = await readFile(path.join(root, 'node_modules', file))
    const inputHash = createHash('sha256')
      .update(source)
      .update(basicCharacters)
      .update(JSON.stringify(options))
      .digest('hex')
    const hashFile = path.join(folder, `${name}.made-from`)
    if (existsSync(hashFile) && (await readFile(hashFile, 'utf8')) === inputHash) continue
    const { default: subsetFont } = await import('subset-font')
    const subset = (/** @type {string} */ characters) =>
      subsetFont(source, characters, { targetFormat: 'woff2', ...options })
    await writeFile(path.join(folder, `${name}.woff2`), await subset(basicCharacters))
    await writeFile(path.join(folder, `${name}-rest.woff2`), await subset(await otherCharacters(source)))
    await writeFile(hashFile, inputHash)
  }
}
