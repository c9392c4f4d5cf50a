import type { Picture } from './pictures.ts'

export interface Dimensions {
  readonly width: number
  readonly height: number
}

export interface PictureFacts {
  readonly contentType: string
  readonly dimensions: Dimensions
}

export interface Image {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Knows the sizes of pictures and has them in other sizes: drawn with sharp, or as files of a build. */
export interface ImageSource {
  /** Returns undefined for a picture that is newer than the build. Throws if the file is not a picture. */
  inspect(file: Pick<Picture, 'bytes' | 'path'>): Promise<PictureFacts | undefined>
  /** Returns a picture in the size and format of a query like `?w=600&fm=webp`. Throws an `ApiError` for others. */
  find(picture: Picture, query: string): Promise<Image>
}
