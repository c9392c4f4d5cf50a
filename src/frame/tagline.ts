import { cards } from '#tools/cards.ts'

/** Not in `site`, which the server uses too and which does not load the cards. */
export const tagline = `${String(cards.length)} text tools. Your text never leaves your browser.`
