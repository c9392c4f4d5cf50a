/** Titles are often sorted without it. */
export const leadingArticle = /^\s*(?:an?|the)\s+/i
