declare global {
  interface ImportMetaEnv {
    /** Validated and set by the build. */
    readonly SITE_ORIGIN: string | undefined
    readonly SOURCE_URL: string | undefined
    readonly CONTACT_EMAIL: string | undefined
  }
}

/** The site's name and other facts about it. They are not repeated anywhere else. */
export const site = {
  name: 'Textwright',
  description:
    'Free text tools for writers, students and developers. They run in your browser, ' +
    'which blocks their pages from sending anything. No account, no upload.',
  /** The language of the site, in Open Graph's format. */
  locale: 'en_GB',
  origin: import.meta.env.SITE_ORIGIN ?? 'http://127.0.0.1:4173',
  /** Address of the source code, if the build was given one. */
  sourceUrl: import.meta.env.SOURCE_URL,
  /** The owner's address. A site without a contact form has one. */
  email: import.meta.env.CONTACT_EMAIL,
  /** How soon we reply to a message. */
  responseTime: '24-48 hours',
  author: { name: 'the Textwright team', url: '/about' },
} as const
