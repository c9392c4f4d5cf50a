import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spaceId } from './entities.ts'
import type { ImageSource, Picture } from './image-source.ts'
import { listFiles } from './list-files.ts'

const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(png|jpe?g|webp)$/

async function readPicture(folder: string, name: string, images: ImageSource): Promise<Picture> {
  const [, id, extension] = namePattern.exec(name) ?? []
  if (id === undefined || extension === undefined)
    throw new Error('The name must consist of lowercase letters, digits and single hyphens between them.')
  const bytes = await readFile(join(folder, name))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const path = `/cda/assets/${spaceId}/${id}/${hash}/${name}`
  const facts = await images.inspect({ bytes, path })
  const contentType = facts?.contentType ?? `image/${extension === 'jpg' ? 'jpeg' : extension}`
  return { id, name, contentType, dimensions: facts?.dimensions, bytes, path }
}

/** Returns every image in a folder by file name, and reports invalid ones. */
export async function readPictures(
  folder: string,
  images: ImageSource,
  report: (name: string, message: string) => void,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>()
  const names = new Map<string, string>()
  for (const name of await listFiles(folder, /\.(?:png|jpe?g|webp)$/i)) {
    try {
      const picture = await readPicture(folder, name, images)
      const other = names.get(picture.id)
      if (other !== undefined) report(name, `${other} has the same name with another extension.`)
      names.set(picture.id, name)
      pictures.set(name, picture)
    } catch (error) {
      report(name, error instanceof Error ? error.message : String(error))
    }
  }
  return pictures
}
