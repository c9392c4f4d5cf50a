import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    uppercase, lowercase, capitalize, capital letters, all caps, change case, letter case, title case, headline, ap
    style title, apa title case, chicago style title, mla title case, sentence case, camel case, pascal case, snake
    case, kebab case, constant case, dot case, path case, alternating, mocking text, invert case, swap case, toggle
    case, variable name, identifier, capitalization, caps lock, capitalize first letter, small letters, capitalize
    every word, capitalise
  `),
  nearestFor: ['fancy text', 'bold text', 'italic text', 'fonts'],
}
