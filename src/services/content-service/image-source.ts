export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** An image file from the blog's folder. */
export interface Picture {
  readonly id: string
  readonly name: string
  readonly contentType: string
  /** Undefined if it is newer than the build. */
  readonly dimensions: Dimensions | undefined
  readonly bytes: Buffer
  /** URL path. It contains a hash of the content, so the file can be cached forever. */
  readonly path: string
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
