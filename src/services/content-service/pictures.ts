import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { spaceId } from './entities.ts'
import { listFiles } from './list-files.ts'

/** An image file from the blog's folder. */
export interface Picture {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
  /** URL path. It contains a hash of the content, so the file can be cached forever. */
  readonly path: string
}

const contentTypes = new Map([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
])

const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:png|jpe?g|webp)$/

async function readPicture(folder: string, name: string): Promise<Picture> {
  const id = namePattern.exec(name)?.[1]
  if (id === undefined)
    throw new Error('The name must consist of lowercase letters, digits and single hyphens between them.')
  const bytes = await readFile(join(folder, name))
  const { format, width, height } = await sharp(bytes).metadata()
  const contentType = contentTypes.get(format)
  if (contentType === undefined) throw new Error(`The format must be PNG, JPEG or WebP, not ${format}.`)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { id, name, contentType, width, height, bytes, path: `/cda/assets/${spaceId}/${id}/${hash}/${name}` }
}

/** Returns every image in a folder by file name, and reports invalid ones. */
export async function readPictures(
  folder: string,
  report: (name: string, message: string) => void,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>()
  const names = new Map<string, string>()
  for (const name of await listFiles(folder, /\.(?:png|jpe?g|webp)$/i)) {
    try {
      const picture = await readPicture(folder, name)
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
