import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { ApiError, notFound } from './api-error.ts'
import { createDeliveryApi } from './delivery-api.ts'
import type { ImageSource, Picture } from './image-source.ts'
import { readLibrary } from './library.ts'
import { sendError } from './respond.ts'

function checkMethod(method: string) {
  if (method === 'GET' || method === 'HEAD') return
  throw new ApiError('MethodNotAllowed', 'The service is read-only.', undefined, { Allow: 'GET, HEAD' })
}

/** Creates the routes under `/assets`. Image files are served only at the URLs listed in their assets. */
function createImagesApi(pictures: readonly Picture[], images: ImageSource): Hono {
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

/**
 * Serves a folder of articles under `/cda`, through a read-only subset of Contentful's Content Delivery API and Images API.
 * A missing folder gives an empty blog; invalid articles throw `BrokenArticles`.
 */
export async function createContentService(folder: string, images: ImageSource): Promise<Hono> {
  const library = await readLibrary(folder, images)
  const app = new Hono().basePath('/cda')
  app.onError((error, context) => sendError(context, error))
  app.notFound((context) => sendError(context, notFound()))
  app.use(etag())
  app.use(async (context, next) => {
    checkMethod(context.req.method)
    await next()
  })
  app.route('/spaces', createDeliveryApi(library))
  app.route('/assets', createImagesApi(library.pictures, images))
  return app
}
