/** Size of every share image, as social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Share image of pages without their own. */
export const siteShareImage = '/share.png'

/** Path of a page's share image. It has no content hash: other sites may fetch the image again after many builds. */
export function shareImageOf(id: string): string {
  return `/share/${id}.png`
}
