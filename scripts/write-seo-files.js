import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readLastChanges } from './last-changes.js'
import { drawIcons } from './typeset/icons.js'
import { cachedPicture } from './typeset/picture-cache.js'
import { drawShareImage, drawSiteImage } from './typeset/share-image.js'
import { palettes } from './typeset/tokens.js'

/**
 * @typedef {import('../src/build/prerender.tsx').Page} Page
 * @typedef {Pick<typeof import('../src/build/prerender.tsx'), 'seoFiles' | 'shareImages'>} Prerenderer
 */

const root = join(import.meta.dirname, '..')

/**
 * @param {Page[]} pages
 * @param {Prerenderer} prerenderer
 */
function drawShareImages(pages, prerenderer) {
  const { site, pages: pageImages } = prerenderer.shareImages(pages)
  const { name, tagline } = site
  const images = [
    { path: site.path, words: site, draw: () => drawSiteImage(site) },
    ...pageImages.map(({ path, mark, title, line }) => {
      const words = { mark, title, line }
      return { path, words: { ...words, name, tagline }, draw: () => drawShareImage(words, { name, tagline }) }
    }),
  ]
  return Promise.all(images.map(async ({ path, words, draw }) => ({ path, content: await cachedPicture(words, draw) })))
}

/**
 * Writes the files for search engines, sharing and installation into the site folder.
 *
 * @param {string} folder
 * @param {Page[]} pages
 * @param {Prerenderer} prerenderer
 */
export async function writeSeoFiles(folder, pages, prerenderer) {
  const options = { changes: readLastChanges(root), themeColor: palettes.dark.paper, builtAt: new Date() }
  const textFiles = [...prerenderer.seoFiles(pages, options)].map(([path, content]) => ({ path, content }))
  const pictures = await Promise.all([drawShareImages(pages, prerenderer), drawIcons()])
  for (const { path, content } of [...textFiles, ...pictures.flat()]) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}
