/** What networks show best. The build draws every share image to it. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The picture of every page that has none of its own. */
export const siteShareImage = '/share.png'

/**
 * Where the picture of one page lies. Not named after its content: whoever showed a page once asks for its picture
 * again, after any number of builds.
 */
export function shareImageOf(id: string): string {
  return `/share/${id}.png`
}
