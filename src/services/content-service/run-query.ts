import { type Entity, isLink, type Link } from './entities.ts'
import { type Order, type Query, readValue } from './query.ts'

/** Returns the entity that a link points to. */
export type Resolve = (link: Link) => Entity | undefined

function valueAt(entity: unknown, path: string): unknown {
  let value = entity
  for (const key of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  return value
}

function compareBy({ path, kind, isDescending }: Order): (a: Entity, b: Entity) => number {
  return (a, b) => {
    const [first, second] = [readValue(kind, valueAt(a, path)), readValue(kind, valueAt(b, path))]
    if (first === second) return 0
    // Entities without a value are last in both directions.
    if (first === undefined) return 1
    if (second === undefined) return -1
    return first < second === isDescending ? 1 : -1
  }
}

function sortEntities(entities: readonly Entity[], order: readonly Order[]): Entity[] {
  const comparisons = order.map(compareBy)
  return entities.toSorted((a, b) => {
    for (const compare of comparisons) {
      const result = compare(a, b)
      if (result !== 0) return result
    }
    return a.sys.id < b.sys.id ? -1 : 1
  })
}

function selectPaths(entity: Entity, select: readonly string[] | undefined): Entity {
  if (!select) return entity
  const selected: Record<string, unknown> = {}
  for (const path of select.toSorted()) {
    const [section = '', key] = path.split('.')
    const value = valueAt(entity, path)
    if (value === undefined) continue
    if (key === undefined) selected[section] = value
    else selected[section] = { ...(selected[section] as object | undefined), [key]: value }
  }
  return selected as unknown as Entity
}

function* findLinks(value: unknown): Generator<Link> {
  if (isLink(value)) yield value
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) yield* findLinks(child)
}

/** Cached by field value: searching a long article takes milliseconds, and articles do not change. */
const linkCache = new WeakMap<object, readonly Link[]>()

function linksIn(value: object): readonly Link[] {
  const links = linkCache.get(value) ?? [...findLinks(value)]
  linkCache.set(value, links)
  return links
}

/**
 * Returns the entities that the items link to, directly or through others, up to `depth`. Each is listed once, and those
 * on the `page` are left out.
 */
function collectIncludes(items: readonly Entity[], page: readonly Entity[], depth: number, resolve: Resolve): Entity[] {
  const seen = new Set(page)
  const includes: Entity[] = []
  let level = items
  for (let step = 0; step < depth; step++) {
    const next: Entity[] = []
    for (const { fields } of level) {
      const values: unknown[] = Object.values(fields ?? {})
      for (const link of values.flatMap((value) =>
        typeof value === 'object' && value !== null ? linksIn(value) : [],
      )) {
        const target = resolve(link)
        if (target && !seen.has(target)) {
          seen.add(target)
          next.push(target)
        }
      }
    }
    includes.push(...next)
    level = next
  }
  return includes
}

function groupByType(entities: readonly Entity[]): Record<string, Entity[]> {
  const groups: Record<string, Entity[]> = {}
  for (const entity of entities) (groups[entity.sys.type] ??= []).push(entity)
  return groups
}

/** Runs a validated query on the entities. */
export function runQuery(entities: readonly Entity[], query: Query, resolve: Resolve) {
  const { filters, order, limit, skip, include, select } = query
  const found = entities.filter((entity) => filters.every(({ path, value }) => valueAt(entity, path) === value))
  const page = sortEntities(found, order).slice(skip, skip + limit)
  const items = page.map((entity) => selectPaths(entity, select))
  const includes = collectIncludes(items, page, include, resolve)
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items,
    ...(includes.length > 0 && { includes: groupByType(includes) }),
  }
}
