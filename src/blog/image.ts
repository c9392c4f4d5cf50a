import { services } from '#config/services.ts'
import { shareImageSize } from '#config/share-image.ts'
import { withBase } from '#config/site.ts'

export interface ImageSize {
  readonly width: number
  /** If missing, the image keeps its aspect ratio. */
  readonly height?: number
  /** WebP by default. */
  readonly format?: 'webp' | 'jpg'
}

/** 600 × 400, and other sizes with the same aspect ratio for smaller and denser screens. */
export const cardSizes: readonly ImageSize[] = [450, 600, 900, 1200].map((width) => ({
  width,
  height: (width * 2) / 3,
}))

export const heroSizes: readonly ImageSize[] = [640, 960, 1280, 1920].map((width) => ({
  width,
  height: (width * 9) / 16,
}))

/** Size of a post's share image. It is a JPEG, because some networks don't support WebP. */
export const shareSize: ImageSize = { ...shareImageSize, format: 'jpg' }

const figureWidths = [480, 720, 1080]
const widestFigure = 1440

/** Returns the sizes for an image in the text, which are never wider than the image itself. */
export function figureSizes(width: number): readonly ImageSize[] {
  const widest = Math.min(width, widestFigure)
  return [...figureWidths.filter((each) => each < widest), widest].map((each) => ({ width: each }))
}

const quality = 80

/** Returns the query string that requests a size from the Images API. */
export function imageQuery({ width, height, format = 'webp' }: ImageSize): string {
  const fill = height === undefined ? {} : { h: String(height), fit: 'fill' }
  return new URLSearchParams({ w: String(width), ...fill, fm: format, q: String(quality) }).toString()
}

/** Returns the path of an image's file in one size, for static hosts. */
export function staticImagePath(url: string, { width, height, format = 'webp' }: ImageSize): string {
  // The asset's id and content hash are the two segments before the file name.
  const name = url.split('/').slice(-3, -1).join('-')
  return `/assets/blog/${name}-${String(width)}${height === undefined ? '' : `x${String(height)}`}.${format}`
}

/** Returns the URL of an image in one size. */
export function imageAddress(url: string, size: ImageSize): string {
  return services.content.kind === 'none'
    ? withBase(staticImagePath(url, size))
    : `${withBase(url)}?${imageQuery(size)}`
}

export function sourceSet(url: string, sizes: readonly ImageSize[]): string {
  return sizes.map((size) => `${imageAddress(url, size)} ${String(size.width)}w`).join(', ')
}
