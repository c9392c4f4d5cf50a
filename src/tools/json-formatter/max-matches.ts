/** More values are not found in the tree. Here, so that the page can name the limit without loading the engine. */
export const maxMatches = 500
