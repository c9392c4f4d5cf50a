import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { answerQuery, byLocale, type Resolve } from './answer.ts'
import { ApiError, notFound } from './api-error.ts'
import { assetCollection, type Collection, contentTypeCollection, entryCollection } from './collection.ts'
import { contentType, type Entity, environmentId, localeEntity, space, spaceId } from './entities.ts'
import { Images } from './images.ts'
import { readLibrary } from './library.ts'
import { readQuery, readSingleQuery } from './query.ts'

const jsonType = 'application/vnd.contentful.delivery.v1+json'

function searchOf({ req }: Context): URLSearchParams {
  return new URL(req.url).searchParams
}

/** The browser keeps the answer and asks each time whether it still holds. */
function send(context: Context, body: unknown): Response {
  return context.body(JSON.stringify(body), 200, { 'Content-Type': jsonType, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
}

function sendError(context: Context, error: Error): Response {
  const isOurs = error instanceof ApiError
  if (!isOurs) console.error(error)
  const refusal = isOurs ? error : new ApiError('ServerError', 'The service failed.')
  return context.body(JSON.stringify(refusal.body), refusal.status, { ...refusal.headers, 'Content-Type': jsonType, 'Cache-Control': 'no-store' })
}

function checkMethod(method: string) {
  if (method === 'GET' || method === 'HEAD') return
  throw new ApiError('MethodNotAllowed', 'The service is read-only.', undefined, { Allow: 'GET, HEAD' })
}

/** Any token opens what everybody may read; to send none is the mistake worth hearing of. */
function checkToken(authorization = '', parameter = '') {
  if (/^Bearer +\S+$/i.test(authorization) || parameter !== '') return
  throw new ApiError('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

function addCollection(app: Hono, name: string, entities: readonly Entity[], collection: Collection, resolve: Resolve) {
  app.get(`/${name}`, (context) => send(context, answerQuery(entities, readQuery(searchOf(context), collection), resolve)))
}

function addItems(app: Hono, name: string, type: string, entities: readonly Entity[]) {
  const byId = new Map(entities.map((entity) => [entity.sys.id, entity]))
  app.get(`/${name}/:id`, (context) => {
    const id = context.req.param('id')
    const { hasAllLocales } = readSingleQuery(searchOf(context))
    const entity = byId.get(id)
    if (!entity) throw notFound({ type, id, environment: environmentId, space: spaceId })
    return send(context, hasAllLocales ? byLocale(entity) : entity)
  })
}

/**
 * A read-only part of Contentful's Content Delivery API and Images API, under /cda, that answers from a folder of
 * articles. A folder that is not there is an empty blog; articles that are broken throw `BrokenArticles`.
 */
export async function createContentService(folder: string): Promise<Hono> {
  const { entries, assets, pictures } = await readLibrary(folder)
  const known = new Map([...entries, ...assets].map((entity) => [`${entity.sys.type} ${entity.sys.id}`, entity]))
  const resolve: Resolve = ({ sys }) => known.get(`${sys.linkType} ${sys.id}`)

  const environment = new Hono()
  for (const [name, type, entities, collection] of [
    ['entries', 'Entry', entries, entryCollection],
    ['assets', 'Asset', assets, assetCollection],
    ['content_types', 'ContentType', [contentType], contentTypeCollection],
  ] as const) {
    addCollection(environment, name, entities, collection, resolve)
    addItems(environment, name, type, entities)
  }
  environment.get('/locales', (context) =>
    send(context, { sys: { type: 'Array' }, total: 1, skip: 0, limit: 1000, items: [localeEntity] }),
  )

  const app = new Hono().basePath('/cda')
  app.onError((error, context) => sendError(context, error))
  app.notFound((context) => sendError(context, notFound()))
  app.use(compress(), etag())
  app.use(async (context, next) => {
    checkMethod(context.req.method)
    await next()
  })
  app.use('/spaces/*', async (context, next) => {
    checkToken(context.req.header('Authorization'), context.req.query('access_token'))
    await next()
  })
  app.use('/spaces/:space/*', async (context, next) => {
    const id = context.req.param('space')
    if (id !== spaceId) throw notFound({ type: 'Space', id })
    await next()
  })
  app.use('/spaces/:space/environments/:environment/*', async (context, next) => {
    const id = context.req.param('environment')
    if (id !== environmentId) throw notFound({ type: 'Environment', id, space: spaceId })
    await next()
  })
  app.on('GET', ['/spaces/:space', '/spaces/:space/'], (context) => send(context, space))
  app.route('/spaces/:space/environments/:environment', environment)
  app.route('/spaces/:space', environment)

  const images = new Images()
  const byPath = new Map(pictures.map((picture) => [`/cda${picture.path}`, picture]))
  app.get('/assets/*', async (context) => {
    const picture = byPath.get(context.req.path)
    if (!picture) throw notFound()
    const { bytes, contentType: type } = await images.find(picture, searchOf(context))
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
