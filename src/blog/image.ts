import { services } from '#page/services.ts'
import { shareImageSize } from '#page/share-image.ts'

export interface ImageSize {
  readonly width: number
  /** Without it the image keeps its shape. */
  readonly height?: number
  /** WebP unless told otherwise. */
  readonly format?: 'webp' | 'jpg'
}

/** 600 × 400, and the same shape for smaller and for denser screens. */
export const cardSizes: readonly ImageSize[] = [450, 600, 900, 1200].map((width) => ({
  width,
  height: (width * 2) / 3,
}))

export const heroSizes: readonly ImageSize[] = [640, 960, 1280, 1920].map((width) => ({
  width,
  height: (width * 9) / 16,
}))

/** What networks show where a post is shared. Not every one of them reads WebP. */
export const shareSize: ImageSize = { ...shareImageSize, format: 'jpg' }

const figureWidths = [480, 720, 1080]
const widestFigure = 1440

/** No wider than it is. */
export function figureSizes(width: number): readonly ImageSize[] {
  const widest = Math.min(width, widestFigure)
  return [...figureWidths.filter((each) => each < widest), widest].map((each) => ({ width: each }))
}

const quality = 80

/** How the Images API is asked for a size. */
export function imageQuery({ width, height, format = 'webp' }: ImageSize): string {
  const fill = height === undefined ? {} : { h: String(height), fit: 'fill' }
  return new URLSearchParams({ w: String(width), ...fill, fm: format, q: String(quality) }).toString()
}

/** The file of an image in one size, for hosts where nobody answers but files. */
export function staticImagePath(url: string, { width, height, format = 'webp' }: ImageSize): string {
  // The id and the hash of its content, which stand before the file's name.
  const name = url.split('/').slice(-3, -1).join('-')
  return `/assets/blog/${name}-${String(width)}${height === undefined ? '' : `x${String(height)}`}.${format}`
}

/** Where an image is to be had in one size. The one place that knows. */
export function imageAddress(url: string, size: ImageSize): string {
  return services.content.kind === 'none' ? staticImagePath(url, size) : `${url}?${imageQuery(size)}`
}

export function sourceSet(url: string, sizes: readonly ImageSize[]): string {
  return sizes.map((size) => `${imageAddress(url, size)} ${String(size.width)}w`).join(', ')
}
