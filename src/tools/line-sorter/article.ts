/** A word that titles are often sorted without. */
export const leadingArticle = /^\s*(?:an?|the)\s+/i
