import { services } from '#page/services.ts'

/** Where a content service is, in the words of the official client. */
export interface ContentPlace {
  readonly space: string
  readonly environment?: string
  readonly accessToken: string
  readonly host: string
  readonly basePath?: string
  readonly insecure: boolean
}

/** Our own service, wherever it stands. */
export function embeddedPlace(host: string, isSecure: boolean): ContentPlace {
  return { space: 'textwright', accessToken: 'embedded', host, basePath: '/cda', insecure: !isSecure }
}

export function configuredPlace(): ContentPlace {
  const { content } = services
  if (content.kind !== 'contentful') return embeddedPlace(location.host, location.protocol === 'https:')
  const { space, environment, accessToken, host, insecure } = content
  return { space, environment, accessToken, host, insecure }
}

/** As many as the service gives at once. */
const mostPosts = 1000

type Query = Readonly<Record<string, string | number>>

export const everyPost: Query = { content_type: 'blogPost', order: '-fields.publishedDat', limit: mostPosts }

export function onePost(slug: string): Query {
  return { content_type: 'blogPost', 'fields.slug': slug, limit: 1 }
}

/** What the client asks for every post with, for those who have not loaded it. */
export function requestForPosts(place: ContentPlace, headers: Readonly<Record<string, string>> = {}): Request {
  const { space, environment = 'master', accessToken, host, basePath = '', insecure } = place
  const parameters = new URLSearchParams(Object.entries(everyPost).map(([name, value]) => [name, String(value)]))
  const address = `http${insecure ? '' : 's'}://${host}${basePath}/spaces/${space}/environments/${environment}/entries`
  return new Request(`${address}?${String(parameters)}`, { headers: { Authorization: `Bearer ${accessToken}`, ...headers } })
}
