import { site } from './site.ts'

/** The publisher in structured data. The home page adds details under the same `@id`. */
export const organisation = {
  '@type': 'Organization',
  '@id': `${site.address}/#organization`,
  name: site.name,
  url: `${site.address}/`,
} as const
