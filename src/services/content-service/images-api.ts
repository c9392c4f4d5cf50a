import { Hono } from 'hono'
import type { BlockList } from 'node:net'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { notFound } from './api-error.ts'
import { Images } from './images.ts'
import type { Picture } from './pictures.ts'
import { getQueryString } from './respond.ts'

export interface ContentEnvironment {
  /** Missing during the build: all requests then count as one client. */
  Bindings: { incoming?: Caller }
}

/** Creates the routes under `/assets`. Image files are served only at the URLs listed in their assets. */
export function createImagesApi(pictures: readonly Picture[], trustedProxies: BlockList): Hono<ContentEnvironment> {
  const images = new Images()
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const app = new Hono<ContentEnvironment>()
  app.get('*', async (context) => {
    const picture = byPath.get(context.req.path)
    if (!picture) throw notFound()
    const { incoming } = (context.env as ContentEnvironment['Bindings'] | undefined) ?? {}
    const client = incoming ? clientNetwork(findClientAddress(incoming, trustedProxies)) : ''
    const { bytes, contentType } = await images.find(picture, getQueryString(context), client)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
      // The URL contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
