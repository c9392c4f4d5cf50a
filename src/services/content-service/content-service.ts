import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { ApiError, notFound } from './api-error.ts'
import { createDeliveryApi } from './delivery-api.ts'
import { createImagesApi } from './images-api.ts'
import { readLibrary } from './library.ts'
import { sendError } from './respond.ts'

function checkMethod(method: string) {
  if (method === 'GET' || method === 'HEAD') return
  throw new ApiError('MethodNotAllowed', 'The service is read-only.', undefined, { Allow: 'GET, HEAD' })
}

/**
 * A read-only part of Contentful's Content Delivery API and Images API, under `/cda`, that answers from a folder of
 * articles. A folder that is not there is an empty blog; articles that are broken throw `BrokenArticles`.
 */
export async function createContentService(folder: string): Promise<Hono> {
  const library = await readLibrary(folder)
  const app = new Hono().basePath('/cda')
  app.onError((error, context) => sendError(context, error))
  app.notFound((context) => sendError(context, notFound()))
  app.use(compress(), etag())
  app.use(async (context, next) => {
    checkMethod(context.req.method)
    await next()
  })
  app.route('/spaces', createDeliveryApi(library))
  app.route('/assets', createImagesApi(library.pictures))
  return app
}
