declare global {
  interface ImportMetaEnv {
    /** Checked and filled in when the site is built. */
    readonly SITE_ORIGIN: string | undefined
  }
}

/** What the site says of itself, everywhere. */
export const site = {
  name: 'Textwright',
  tagline: 'Text tools that never see your text.',
  description:
    'Free text tools for writers, students and developers. They run in your browser, ' +
    'on a page that is not allowed to send anything: no account, no upload.',
  origin: import.meta.env.SITE_ORIGIN ?? 'http://127.0.0.1:4173',
  author: { name: 'Textwright', url: '/' },
  /** How soon a message to us is answered. */
  responseTime: '24-48 hours',
} as const
