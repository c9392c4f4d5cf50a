import { breadcrumbSchema, type BreadcrumbItem } from '#frame/breadcrumb.tsx'
import { organisation } from '#config/organisation.ts'
import { shareImageAddress, shareImageOf } from '#config/share-image.ts'
import { site } from '#config/site.ts'
import type { ToolCard } from '#tools/cards.ts'

/** Structured data for the site and its organisation. There is no search action, because search has no URL. */
export const siteSchema: readonly object[] = [
  {
    '@type': 'WebSite',
    '@id': `${site.address}/#website`,
    name: site.name,
    description: site.description,
    url: `${site.address}/`,
    inLanguage: 'en',
    publisher: organisation,
  },
  {
    ...organisation,
    description: site.description,
    logo: `${site.address}/icons/512.png`,
  },
]

/** Returns a tool's breadcrumb. Categories have no page, so they link to the home page. */
export function breadcrumbItemsOf({ id, name, category }: ToolCard): BreadcrumbItem[] {
  return [
    { name: category, path: '/#tools' },
    { name, path: `/tools/${id}` },
  ]
}

/** Returns the structured data for a tool and its breadcrumb. */
export function toolSchema(tool: ToolCard): readonly object[] {
  const path = `/tools/${tool.id}`
  return [
    {
      '@type': 'WebApplication',
      name: tool.name,
      description: tool.summary,
      url: site.address + path,
      image: shareImageAddress(shareImageOf(tool.id)),
      applicationCategory: tool.category === 'Developer Tools' ? 'DeveloperApplication' : 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      inLanguage: 'en',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      publisher: organisation,
    },
    breadcrumbSchema(breadcrumbItemsOf(tool)),
  ]
}
