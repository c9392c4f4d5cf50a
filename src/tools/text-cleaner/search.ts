import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    clean text, pdf, copy from pdf, extra spaces, double spaces, whitespace, trim, blank lines, line breaks, remove line
    breaks, join lines, merge lines, unwrap, one line, single line, broken lines, hyphenation, hyphens, ligatures,
    special characters, punctuation, remove emoji, strip html, html tags, smart quotes, curly quotes, straight quotes,
    invisible characters, hidden characters, zero width space, non-breaking space, soft hyphen, bom, watermark, remove
    empty lines, remove blank lines, remove formatting, plain text, tidy up, remove accents, diacritics, html entities,
    bullets, bullet points, add prefix, add suffix, quote lines, wrap lines, newlines, word wrap, dehyphenate, html to
    text, number lines, numbered list, add line numbers, prefix, suffix, split lines, split by comma, comma to newline,
    join with comma, remove markdown, em dash, email quotes, list to comma separated
  `),
  nearestFor: ['PDF to text', 'PDF to Word'],
}
