import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { parse } from 'yaml'
import { drawFeaturedImage } from './typeset/featured-image.js'
import { rasterise } from './typeset/picture.js'

/** @typedef {{ file: string, svg: string, stamp: string }} FeaturedImage */

/** An article lacks what its picture is made from; the message is for whoever wrote it. */
export class ArticleProblem extends Error {}

/**
 * @param {string} name
 * @param {string} article
 */
function readWords(name, article) {
  const [, frontMatter] = /^---\n(.*?)\n---\n/s.exec(article) ?? []
  /** @type {unknown} */
  const parsed = parse(frontMatter ?? '')
  const { slug, image } = /** @type {{ slug?: unknown, image?: Record<string, unknown> } | null} */ (parsed) ?? {}
  const { mark, before, after } = image ?? {}
  /** @param {string} field @param {unknown} value */
  const text = (field, value) => {
    if (typeof value === 'string' && value.trim() !== '') return value
    throw new ArticleProblem(`${name}: its front matter has no ${field}, or it is no text.`)
  }
  const words = {
    slug: text('slug', slug),
    mark: text('image.mark', mark),
    before: text('image.before', before),
    after: text('image.after', after),
  }
  if ([...words.mark].length > 3) {
    throw new ArticleProblem(`${name}: image.mark is “${words.mark}”, but it takes one to three characters.`)
  }
  return words
}

/**
 * The picture of every article in a folder, drawn from the article's own words.
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
    const words = readWords(name, readFileSync(join(folder, name), 'utf8'))
    try {
      const svg = drawFeaturedImage(words)
      const stamp = createHash('sha256').update(svg).digest('hex')
      return { file: join(folder, 'images', `${words.slug}.png`), svg, stamp }
    } catch (error) {
      throw new ArticleProblem(`${name}: ${/** @type {Error} */ (error).message}`)
    }
  })
}

/**
 * Whether the picture on disk is of the words as they are now: it carries the stamp of what it was drawn from.
 *
 * @param {FeaturedImage} image
 */
export async function isUpToDate({ file, stamp }) {
  if (!existsSync(file)) return false
  const { exif } = await sharp(file).metadata()
  return exif?.includes(stamp) ?? false
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
    writeFileSync(image.file, await rasterise(image.svg, image.stamp))
    written.push(image.file)
  }
  return written
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const written = await drawFeaturedImages(join(import.meta.dirname, '../content/blog'))
    console.log(written.length === 0 ? 'Every article has its picture.' : `Drew:\n${written.join('\n')}`)
  } catch (error) {
    if (!(error instanceof ArticleProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
