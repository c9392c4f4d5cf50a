import { services } from '#config/services.ts'
import { withBase } from '#config/site.ts'
import { productName } from '#config/site-words.ts'

/** Address and credentials of a content service, as options for the official client. */
export interface ContentEndpoint {
  readonly space: string
  readonly environment?: string
  readonly accessToken: string
  readonly host: string
  readonly basePath?: string
  readonly insecure: boolean
}

/** Returns the endpoint of our own service on a host. */
export function embeddedEndpoint(host: string, isSecure: boolean, basePath = '/cda'): ContentEndpoint {
  return { space: 'textwright', accessToken: 'embedded', host, basePath, insecure: !isSecure }
}

export function configuredEndpoint(): ContentEndpoint {
  const { content } = services
  if (content.kind !== 'contentful')
    return embeddedEndpoint(location.host, location.protocol === 'https:', withBase('/cda'))
  const { space, environment, accessToken, host, insecure } = content
  return { space, environment, accessToken, host, insecure }
}

/** Timeout for a whole request, including its body, in milliseconds. */
export const requestTimeout = 5000

/** The service's limit per request. */
const maxPosts = 1000

type Query = Readonly<Record<string, string | number>>

export const allPostsQuery: Query = { content_type: 'blogPost', order: '-fields.publishedDat', limit: maxPosts }

export function postBySlugQuery(slug: string): Query {
  return { content_type: 'blogPost', 'fields.slug': slug, limit: 1 }
}

/** The headers that the official client sends, except for the `sdk` name in its user agent. */
const clientHeaders = {
  'Content-Type': 'application/vnd.contentful.delivery.v1+json',
  'X-Contentful-User-Agent': `app ${productName}; platform ${import.meta.env.SSR ? 'node.js' : 'browser'};`,
}

/** Creates the request that the client sends for all posts, without loading the client. */
export function createPostsRequest(endpoint: ContentEndpoint, headers: Readonly<Record<string, string>> = {}): Request {
  const { space, environment = 'master', accessToken, host, basePath = '', insecure } = endpoint
  const parameters = new URLSearchParams(Object.entries(allPostsQuery).map(([name, value]) => [name, String(value)]))
  const address = `http${insecure ? '' : 's'}://${host}${basePath}/spaces/${space}/environments/${environment}/entries`
  return new Request(`${address}?${String(parameters)}`, {
    headers: { ...clientHeaders, Authorization: `Bearer ${accessToken}`, ...headers },
  })
}
