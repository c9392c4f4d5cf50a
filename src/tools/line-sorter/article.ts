/** A word that titles are often sorted without. */
export const article = /^\s*(?:an?|the)\s+/i
