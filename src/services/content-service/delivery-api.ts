import { Hono } from 'hono'
import { runQuery, type Resolve } from './run-query.ts'
import { ResponseCache } from './response-cache.ts'
import { ApiError, notFound } from './api-error.ts'
import {
  assetCollection,
  contentTypeCollection,
  entryCollection,
  localeCollection,
  type Collection,
} from './collection.ts'
import { contentType, environmentId, localeEntity, space, spaceId, type Entity } from './entities.ts'
import type { Library } from './library.ts'
import { checkSingleQuery, readQuery } from './query.ts'
import { getQueryString } from './respond.ts'

/** Accepts any token, since the content is public. A missing token is still an error, as in the original API. */
function checkToken(authorization = '', parameter = '') {
  if (/^Bearer +\S+$/i.test(authorization) || parameter !== '') return
  throw new ApiError('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

interface ApiContext {
  readonly app: Hono
  readonly cache: ResponseCache
  readonly resolve: Resolve
}

function addCollection(
  { app, cache, resolve }: ApiContext,
  name: string,
  entities: readonly Entity[],
  collection: Collection,
) {
  app.get(`/${name}`, (context) =>
    cache.send(context, name, () => runQuery(entities, readQuery(getQueryString(context), collection), resolve)),
  )
}

function addItems({ app, cache }: ApiContext, name: string, type: string, entities: readonly Entity[]) {
  const byId = new Map(entities.map((entity) => [entity.sys.id, entity]))
  app.get(`/${name}/:id`, (context) => {
    const id = context.req.param('id')
    return cache.send(context, `${name}/${id}`, () => {
      checkSingleQuery(getQueryString(context))
      const entity = byId.get(id)
      if (!entity) throw notFound({ type, id, environment: environmentId, space: spaceId })
      return entity
    })
  })
}

function createEnvironment({ entries, assets }: Library, cache: ResponseCache): Hono {
  const entities = new Map([...entries, ...assets].map((entity) => [`${entity.sys.type} ${entity.sys.id}`, entity]))
  const resolve: Resolve = ({ sys }) => entities.get(`${sys.linkType} ${sys.id}`)
  const app = new Hono()
  const api = { app, cache, resolve }
  for (const [name, type, items, collection] of [
    ['entries', 'Entry', entries, entryCollection],
    ['assets', 'Asset', assets, assetCollection],
    ['content_types', 'ContentType', [contentType], contentTypeCollection],
  ] as const) {
    addCollection(api, name, items, collection)
    addItems(api, name, type, items)
  }
  addCollection(api, 'locales', [localeEntity], localeCollection)
  return app
}

/** Creates the routes under `/spaces`. */
export function createDeliveryApi(library: Library): Hono {
  const cache = new ResponseCache()
  const app = new Hono()
  app.use(async (context, next) => {
    checkToken(context.req.header('Authorization'), context.req.query('access_token'))
    await next()
  })
  app.use('/:space/*', async (context, next) => {
    const id = context.req.param('space')
    if (id !== spaceId) throw notFound({ type: 'Space', id })
    await next()
  })
  app.use('/:space/environments/:environment/*', async (context, next) => {
    const id = context.req.param('environment')
    if (id !== environmentId) throw notFound({ type: 'Environment', id, space: spaceId })
    await next()
  })
  // The client requests the path with a trailing slash.
  app.on('GET', ['/:space', '/:space/'], (context) =>
    cache.send(context, '', () => {
      checkSingleQuery(getQueryString(context))
      return space
    }),
  )
  const environment = createEnvironment(library, cache)
  app.route('/:space/environments/:environment', environment)
  app.route('/:space', environment)
  return app
}
