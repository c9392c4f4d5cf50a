import { groupByCategory } from '#core/tool/category.ts'
import { shareImageOf, siteShareImage } from '#config/share-image.ts'
import { productName } from '#config/site-words.ts'
import { defaultTagline } from '#config/tagline.ts'
import { cards } from '#tools/cards.ts'
import type { PrerenderedPage } from './published-pages.ts'

/** The text of every share image, for the script that renders them. */
export function shareImages(pages: readonly PrerenderedPage[]) {
  return {
    site: {
      path: siteShareImage,
      name: productName,
      tagline: defaultTagline(cards.length),
      // In the same order as on the home page.
      marks: groupByCategory(cards).flatMap(({ members }) => members.map(({ icon }) => icon)),
    },
    pages: pages.flatMap(({ share }) => (share ? [{ ...share, path: shareImageOf(share.id) }] : [])),
  }
}
