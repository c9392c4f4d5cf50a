import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { ApiError, notFound } from './api-error.ts'
import { createDeliveryApi } from './delivery-api.ts'
import type { ImageSource } from './image-source.ts'
import { createImagesApi } from './images-api.ts'
import { readLibrary } from './library.ts'
import { sendError } from './respond.ts'

function checkMethod(method: string) {
  if (method === 'GET' || method === 'HEAD') return
  throw new ApiError('MethodNotAllowed', 'The service is read-only.', undefined, { Allow: 'GET, HEAD' })
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
