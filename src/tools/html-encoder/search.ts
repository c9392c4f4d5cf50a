import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    html, entities, html entities, character references, escape, unescape, decode, &amp;, &lt;, &quot;, &nbsp;,
    ampersand, special characters, xml, htmlspecialchars, htmlentities, escape tags, non-breaking space
  `),
  nearestFor: ['Markdown', 'MD to HTML', 'HTML preview', 'HTML formatter', 'XML formatter'],
}
