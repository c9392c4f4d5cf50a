import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rasterise } from './picture.js'
import { tokensFile } from './tokens.js'

const cacheFolder = join(import.meta.dirname, '../../.cache/pictures')

/** Hashes what affects a picture besides its text: the drawing code, the colours and the version of sharp. */
function hashDrawingCode() {
  const code = readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.js$/.test(name))
    .sort()
  const hash = createHash('sha256').update(sharp.versions.sharp)
  for (const file of [...code.map((name) => join(import.meta.dirname, name)), tokensFile])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

const drawingHash = hashDrawingCode()

/**
 * Returns a picture from the cache, or draws it.
 *
 * @param {unknown} words the text that distinguishes it from other pictures
 * @param {() => string} draw
 * @returns {Promise<Buffer>}
 */
export async function cachedPicture(words, draw) {
  const key = createHash('sha256')
    .update(JSON.stringify([drawingHash, words]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const picture = await rasterise(draw())
  mkdirSync(cacheFolder, { recursive: true })
  // Renamed after writing: an interrupted build must not leave an incomplete picture.
  await writeFile(`${file}.part`, picture)
  await rename(`${file}.part`, file)
  return picture
}
