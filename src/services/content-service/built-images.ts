import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { ApiError } from './api-error.ts'
import type { ImageSource, PictureFacts } from './image-source.ts'

/** What a build knows of its pictures. */
export interface ImageIndex {
  /** By the path of the picture. */
  readonly pictures: Readonly<Record<string, PictureFacts>>
  /** Names of files, by the path and query that a page requests. */
  readonly files: Readonly<Record<string, string>>
}

export const imageIndexFile = 'index.json'

const contentTypes = new Map([
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
])

async function readIndex(folder: string): Promise<ImageIndex> {
  try {
    return JSON.parse(await readFile(join(folder, imageIndexFile), 'utf8')) as ImageIndex
  } catch (error) {
    // A build with a hosted blog has no pictures.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { pictures: {}, files: {} }
    throw error
  }
}

/** Serves pictures in the sizes that the build has drawn: those that its pages ask for. */
export async function openBuiltImages(folder: string): Promise<ImageSource> {
  const index = await readIndex(folder)
  const pictures = new Map(Object.entries(index.pictures))
  const files = new Map(Object.entries(index.files))
  return {
    inspect: ({ path }) => Promise.resolve(pictures.get(path)),
    async find(picture, query) {
      const file = files.get(picture.path + query)
      if (file !== undefined) {
        return { bytes: await readFile(join(folder, file)), contentType: contentTypes.get(extname(file)) ?? '' }
      }
      // A picture that is newer than the build is only available in its own size.
      if (picture.dimensions === undefined) return picture
      throw new ApiError('BadRequest', 'The image is not available in this size and format.')
    },
  }
}
