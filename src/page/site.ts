declare global {
  interface ImportMetaEnv {
    /** Checked and filled in when the site is built. */
    readonly SITE_ORIGIN: string | undefined
    readonly SOURCE_URL: string | undefined
  }
}

/** What the site says of itself, everywhere. */
export const site = {
  name: 'Textwright',
  tagline: 'Thirty-two text tools that never see your text.',
  description:
    'Free text tools for writers, students and developers. They run in your browser, ' +
    'on pages whose policy blocks every fetch, socket and form: no account, no upload.',
  /** The language its words are written in, as Open Graph spells it. */
  locale: 'en_GB',
  origin: import.meta.env.SITE_ORIGIN ?? 'http://127.0.0.1:4173',
  /** Where the source code can be read, if the build was given an address. */
  sourceUrl: import.meta.env.SOURCE_URL,
  /** Shown where no form takes messages. The name is reserved, so nobody's: put the owner's here. */
  email: 'hello@textwright.example',
  /** How soon a message is answered. */
  responseTime: '24-48 hours',
  author: { name: 'the Textwright team', url: '/about' },
} as const
