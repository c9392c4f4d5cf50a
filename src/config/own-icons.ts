import { addBase } from './base-path.ts'

function typeOf(logo: string): string {
  return logo.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
}

/** Replaces the links to our icons in a page by one to the owner's logo. */
export function linkLogo(html: string, logo: string | undefined, base: string): string {
  if (logo === undefined) return html
  const [first, ...others] = html.match(/ *<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/g) ?? []
  if (first === undefined) return html
  const withoutOthers = others.reduce((rest, link) => rest.replace(link, ''), html)
  return withoutOthers.replace(first, `    <link rel="icon" href="${addBase(logo, base)}" type="${typeOf(logo)}" />\n`)
}

/** The owner's logo as an icon of the installed app. */
export function logoIcon(logo: string) {
  return { src: logo.slice(1), sizes: 'any', type: typeOf(logo), purpose: 'any' }
}
