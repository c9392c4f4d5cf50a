import { Hono } from 'hono'
import { answerQuery, byLocale, type Resolve } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
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
import { readQuery, readSingleQuery } from './query.ts'
import { searchOf } from './respond.ts'

/** Any token opens what everybody may read; to send none is the mistake worth hearing of. */
function checkToken(authorization = '', parameter = '') {
  if (/^Bearer +\S+$/i.test(authorization) || parameter !== '') return
  throw new ApiError('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

interface Answering {
  readonly app: Hono
  readonly cache: AnswerCache
  readonly resolve: Resolve
}

function addCollection(
  { app, cache, resolve }: Answering,
  name: string,
  entities: readonly Entity[],
  collection: Collection,
) {
  app.get(`/${name}`, (context) =>
    cache.send(context, name, () => answerQuery(entities, readQuery(searchOf(context), collection), resolve)),
  )
}

function addItems({ app, cache }: Answering, name: string, type: string, entities: readonly Entity[]) {
  const byId = new Map(entities.map((entity) => [entity.sys.id, entity]))
  app.get(`/${name}/:id`, (context) => {
    const id = context.req.param('id')
    return cache.send(context, `${name}/${id}`, () => {
      const { hasAllLocales } = readSingleQuery(searchOf(context))
      const entity = byId.get(id)
      if (!entity) throw notFound({ type, id, environment: environmentId, space: spaceId })
      return hasAllLocales ? byLocale(entity) : entity
    })
  })
}

function createEnvironment({ entries, assets }: Library, cache: AnswerCache): Hono {
  const known = new Map([...entries, ...assets].map((entity) => [`${entity.sys.type} ${entity.sys.id}`, entity]))
  const resolve: Resolve = ({ sys }) => known.get(`${sys.linkType} ${sys.id}`)
  const app = new Hono()
  const answering = { app, cache, resolve }
  for (const [name, type, entities, collection] of [
    ['entries', 'Entry', entries, entryCollection],
    ['assets', 'Asset', assets, assetCollection],
    ['content_types', 'ContentType', [contentType], contentTypeCollection],
  ] as const) {
    addCollection(answering, name, entities, collection)
    addItems(answering, name, type, entities)
  }
  addCollection(answering, 'locales', [localeEntity], localeCollection)
  return app
}

/** What is under `/spaces`. */
export function createDeliveryApi(library: Library): Hono {
  const cache = new AnswerCache()
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
  // The client asks with the slash at the end.
  app.on('GET', ['/:space', '/:space/'], (context) =>
    cache.send(context, '', () => {
      readSingleQuery(searchOf(context))
      return space
    }),
  )
  const environment = createEnvironment(library, cache)
  app.route('/:space/environments/:environment', environment)
  app.route('/:space', environment)
  return app
}
