import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    css, style sheet, stylesheet, minify, minify css, compress, compact, shrink, strip comments, beautify, prettify,
    format css, unminify, pretty print
  `),
  nearestFor: ['JavaScript minifier', 'JS beautifier', 'minify HTML'],
}
