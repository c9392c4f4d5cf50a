declare global {
  interface ImportMetaEnv {
    /** Validated and set by the build. */
    readonly SITE_ORIGIN: string | undefined
    readonly SOURCE_URL: string | undefined
  }
}

/** The site's name, tagline and other facts about it. Nothing else repeats them. */
export const site = {
  name: 'Textwright',
  tagline: '32 text tools. Your text never leaves your browser.',
  description:
    'Free text tools for writers, students and developers. They run in your browser, ' +
    'which blocks their pages from sending anything. No account, no upload.',
  /** The language of the site, in Open Graph's format. */
  locale: 'en_GB',
  origin: import.meta.env.SITE_ORIGIN ?? 'http://127.0.0.1:4173',
  /** Where the source code can be read, if the build was given an address. */
  sourceUrl: import.meta.env.SOURCE_URL,
  /** Shown when the site has no contact form. A reserved domain: replace it with the owner's address. */
  email: 'hello@textwright.example',
  /** How soon we answer a message. */
  responseTime: '24-48 hours',
  author: { name: 'the Textwright team', url: '/about' },
} as const
