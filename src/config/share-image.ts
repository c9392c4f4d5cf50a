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
