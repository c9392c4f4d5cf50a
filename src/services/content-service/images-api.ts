import { Hono } from 'hono'
import { notFound } from './api-error.ts'
import { Images } from './images.ts'
import type { Picture } from './pictures.ts'
import { searchOf } from './respond.ts'

/** What is under `/assets`: the files themselves, at the addresses their assets name and nowhere else. */
export function createImagesApi(pictures: readonly Picture[]): Hono {
  const images = new Images()
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const app = new Hono()
  app.get('*', async (context) => {
    const picture = byPath.get(context.req.path)
    if (!picture) throw notFound()
    const { bytes, contentType } = await images.find(picture, searchOf(context))
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
      // Its content is part of its address.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
