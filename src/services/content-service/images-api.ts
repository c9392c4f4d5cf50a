import { Hono } from 'hono'
import { notFound } from './api-error.ts'
import type { ImageSource } from './image-source.ts'
import type { Picture } from './pictures.ts'

/** Creates the routes under `/assets`. Image files are served only at the URLs listed in their assets. */
export function createImagesApi(pictures: readonly Picture[], images: ImageSource): Hono {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const app = new Hono()
  app.get('*', async (context) => {
    const picture = byPath.get(context.req.path)
    if (!picture) throw notFound()
    const { search } = new URL(context.req.url)
    const { bytes, contentType } = search === '' ? picture : await images.find(picture, search)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
      // The URL contains a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
