import { Hono } from 'hono'
import type { BlockList } from 'node:net'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { notFound } from './api-error.ts'
import { Images } from './images.ts'
import type { Picture } from './pictures.ts'
import { searchOf } from './respond.ts'

export interface ContentEnvironment {
  /** Without a caller, as at build, all requests are of one client. */
  Bindings: { incoming?: Caller }
}

/** What is under `/assets`: the files themselves, at the addresses their assets name and nowhere else. */
export function createImagesApi(pictures: readonly Picture[], trustedProxies: BlockList): Hono<ContentEnvironment> {
  const images = new Images()
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const app = new Hono<ContentEnvironment>()
  app.get('*', async (context) => {
    const picture = byPath.get(context.req.path)
    if (!picture) throw notFound()
    const { incoming } = (context.env as ContentEnvironment['Bindings'] | undefined) ?? {}
    const client = incoming ? clientNetwork(findClientAddress(incoming, trustedProxies)) : ''
    const { bytes, contentType } = await images.find(picture, searchOf(context), client)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
      // Its content is part of its address.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
