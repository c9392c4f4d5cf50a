import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rasterise } from './picture.js'
import { tokensFile } from './tokens.js'

const cacheFolder = join(import.meta.dirname, '../../.cache/pictures')

/** All that shapes a picture besides its words: how it is drawn, in which colours, by which program. */
function hashDrawingCode() {
  const code = readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.js$/.test(name))
    .sort()
  const hash = createHash('sha256').update(sharp.versions.sharp)
  for (const file of [...code.map((name) => join(import.meta.dirname, name)), tokensFile])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

const drawing = hashDrawingCode()

/**
 * A picture that was drawn before is not drawn again.
 *
 * @param {unknown} words what makes it different from other pictures
 * @param {() => string} draw
 * @returns {Promise<Buffer>}
 */
export async function cachedPicture(words, draw) {
  const key = createHash('sha256')
    .update(JSON.stringify([drawing, words]))
    .digest('hex')
  const file = join(cacheFolder, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const picture = await rasterise(draw())
  mkdirSync(cacheFolder, { recursive: true })
  // In one step: a build that is cut short must not leave half a picture to the next.
  await writeFile(`${file}.part`, picture)
  await rename(`${file}.part`, file)
  return picture
}
