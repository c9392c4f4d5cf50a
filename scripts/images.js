import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { parse } from 'yaml'
import { drawFeaturedImage } from './typeset/featured-image.js'
import { rasterise } from './typeset/picture.js'

/** @typedef {{ file: string, svg: string, hash: string }} FeaturedImage */

/** Thrown if an article's front matter lacks something needed to draw its picture. The message is for the author. */
export class ArticleProblem extends Error {}

/**
 * @param {string} name
 * @param {string} article
 */
function readImageText(name, article) {
  const [, frontMatter] = /^---\n(.*?)\n---\n/s.exec(article) ?? []
  /** @type {unknown} */
  const parsed = parse(frontMatter ?? '')
  const { slug, image } = /** @type {{ slug?: unknown, image?: Record<string, unknown> } | null} */ (parsed) ?? {}
  const { mark, before, after } = image ?? {}
  /** @param {string} field @param {unknown} value */
  const requireText = (field, value) => {
    if (typeof value === 'string' && value.trim() !== '') return value
    throw new ArticleProblem(`${name}: ${field} in the front matter is missing or isn’t text.`)
  }
  const words = {
    slug: requireText('slug', slug),
    mark: requireText('image.mark', mark),
    before: requireText('image.before', before),
    after: requireText('image.after', after),
  }
  if ([...words.mark].length > 3) {
    throw new ArticleProblem(`${name}: image.mark is “${words.mark}”, but it must have one to three characters.`)
  }
  return words
}

/**
 * Draws the picture of every article in a folder, as described in its front matter.
 *
 * @param {string} folder
 * @returns {FeaturedImage[]}
 */
export function featuredImages(folder) {
  const articles = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
    : []
  return articles.map((name) => {
    const words = readImageText(name, readFileSync(join(folder, name), 'utf8'))
    try {
      const svg = drawFeaturedImage(words)
      const hash = createHash('sha256').update(svg).digest('hex')
      return { file: join(folder, 'images', `${words.slug}.png`), svg, hash }
    } catch (error) {
      throw new ArticleProblem(`${name}: ${/** @type {Error} */ (error).message}`)
    }
  })
}

/**
 * Whether the picture on disk is current: its metadata contains a hash of the SVG it was drawn from.
 *
 * @param {FeaturedImage} image
 */
export async function isUpToDate({ file, hash }) {
  if (!existsSync(file)) return false
  const { exif } = await sharp(file).metadata()
  return exif?.includes(hash) ?? false
}

/**
 * Draws the pictures that are missing or out of date.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} the files that were drawn
 */
export async function drawFeaturedImages(folder) {
  const written = []
  for (const image of featuredImages(folder)) {
    if (await isUpToDate(image)) continue
    mkdirSync(dirname(image.file), { recursive: true })
    writeFileSync(image.file, await rasterise(image.svg, image.hash))
    written.push(image.file)
  }
  return written
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const written = await drawFeaturedImages(join(import.meta.dirname, '../content/blog'))
    console.log(written.length === 0 ? 'All pictures are up to date.' : `Drew:\n${written.join('\n')}`)
  } catch (error) {
    if (!(error instanceof ArticleProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
