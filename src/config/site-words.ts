export interface FooterLink {
  readonly name: string
  readonly address: string
}

/** What an owner calls the site, and how it looks. What is not set has a default. */
export interface SiteWords {
  readonly name?: string | undefined
  readonly tagline?: string | undefined
  readonly author?: string | undefined
  readonly authorUrl?: string | undefined
  /** Address of the image for sharing. A site with its own name has none by default: ours show our name. */
  readonly shareImage?: string | undefined
  /** Path of the logo within the site. */
  readonly logo?: string | undefined
  /** Colour of links and marks in each theme, like `#a8321b`. */
  readonly accentDark?: string | undefined
  readonly accentLight?: string | undefined
  readonly links?: readonly FooterLink[] | undefined
}

export const productName = 'Textwright'

/** Stand for the words in a build without SITE_ORIGIN. They contain nothing that HTML, XML or JSON would escape. */
export const placeholderWords = {
  name: 'name@site.invalid',
  tagline: 'tagline@site.invalid',
  author: 'author@site.invalid',
  authorUrl: 'https://author.site.invalid',
  logo: '/logo.invalid',
  /** Stands for any number of links. */
  links: [{ name: 'link@site.invalid', address: 'https://link.site.invalid' }],
} as const

/** Stands for the words as JSON in `<html data-words>`. */
export const placeholderWordsJson = 'words@site.invalid'

export function defaultAuthor(name: string): string {
  return `the ${name} team`
}
