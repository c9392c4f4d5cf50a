import { site } from './site.ts'

/** Who makes the site, in structured data. The home page says more of it, by the same id. */
export const organisation = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.name,
  url: `${site.origin}/`,
} as const
