import { site } from './site.ts'

/** Size of every share image, as social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The share image for pages that do not have their own. */
export const siteShareImage = '/share.png'

/**
 * Returns the path of a page's share image. The path contains no content hash, because other sites may fetch the image
 * again many builds later.
 */
export function shareImageOf(id: string): string {
  return `/share/${id}.png`
}

/** Returns the address of an image that the build has drawn. A site with another name has its own image, or none. */
export function shareImageAddress(path: string): string | undefined {
  return site.hasOwnName || site.shareImage !== undefined ? site.shareImage : site.address + path
}
