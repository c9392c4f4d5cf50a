/** The mark of recipes in lists, search results and share images. */
export const recipeMark = '→'

export function recipePath(slug: string): string {
  return `/recipes/${slug}`
}
