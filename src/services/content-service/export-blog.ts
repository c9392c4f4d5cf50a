import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createImport } from './contentful-import.ts'
import { readLibrary } from './library.ts'
import { sharpImages } from './sharp-images.ts'

/**
 * Writes the files for an import into Contentful: the content, and the images. Each image is at the path where the importer
 * looks for the file of a URL, so that it can be uploaded from disk instead of fetched from the site.
 */
export async function exportBlog(
  articles: string,
  { target, origin }: { readonly target: string; readonly origin: string },
): Promise<{ entries: number; assets: number }> {
  const library = await readLibrary(articles, sharpImages)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'content.json'), `${JSON.stringify(createImport(library, origin), null, 2)}\n`)
  for (const { path, bytes } of library.pictures) {
    const file = join(target, 'assets', new URL(origin).host, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  return { entries: library.entries.length, assets: library.assets.length }
}
