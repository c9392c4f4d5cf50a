/** More values are not found in the tree. */
export const maxMatches = 500
