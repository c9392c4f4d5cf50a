import { describe, expect, test } from 'vitest'
import { site } from '#config/site.ts'
import { cards } from '#tools/cards.ts'
import { siteSchema, toolSchema } from './schema.ts'

test('the home page describes the website and its organisation, including a logo', () => {
  const organisation = { '@type': 'Organization', '@id': `${site.origin}/#organization` }
  expect(siteSchema).toMatchObject([
    { '@type': 'WebSite', name: site.name, url: `${site.origin}/`, publisher: { '@id': organisation['@id'] } },
    { ...organisation, name: site.name, url: `${site.origin}/`, logo: `${site.origin}/icons/512.png` },
  ])
})

// Search has no URL, and there are no ratings.
test.each(['potentialAction', 'aggregateRating', 'review'])('has no %s', (property) => {
  expect(JSON.stringify([siteSchema, cards.map(toolSchema)])).not.toContain(`"${property}":`)
})

describe.each(cards.map((card) => [card.id, card] as const))('%s', (id, card) => {
  const url = `${site.origin}/tools/${id}`
  const [application, breadcrumb] = toolSchema(card)

  test('is a free web application', () => {
    expect(application).toMatchObject({
      '@type': 'WebApplication',
      name: card.name,
      description: card.summary,
      url,
      image: `${site.origin}/share/${id}.png`,
      browserRequirements: 'Requires JavaScript',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      publisher: { '@id': `${site.origin}/#organization` },
    })
  })

  test('has a breadcrumb from the home page', () => {
    expect(breadcrumb).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/` },
        { '@type': 'ListItem', position: 2, name: card.category, item: `${site.origin}/#tools` },
        { '@type': 'ListItem', position: 3, name: card.name, item: url },
      ],
    })
  })
})
