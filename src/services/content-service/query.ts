import { ApiError, invalidQuery } from './api-error.ts'
import type { Collection, Kind } from './collection.ts'
import { blogPost } from './content-model.ts'

type Value = string | number

/** Requires a value at a path. */
export interface Filter {
  readonly path: string
  readonly value: string
}

export interface Order {
  readonly path: string
  readonly kind: Kind
  readonly isDescending: boolean
}

/** A parsed and validated query. */
export interface Query {
  readonly filters: readonly Filter[]
  readonly order: readonly Order[]
  readonly limit: number
  readonly skip: number
  readonly include: number
  readonly select: readonly string[] | undefined
}

const maxLimit = 1000
const maxInclude = 10

function splitPath(path: string): string[] {
  return path.split('.')
}

function unknownPath(path: string): ApiError {
  const field = /^fields\.([^.]+)$/.exec(path)?.[1]
  const details = field === undefined ? `The path "${path}" is not recognized` : `No field with id "${field}" found.`
  return invalidQuery({ name: 'unknown', path: splitPath(path), details })
}

/** Dates are compared as timestamps, because some have a time and others do not. */
export function readValue(kind: Kind, value: unknown): Value | undefined {
  if (typeof value !== 'string') return undefined
  return kind === 'date' ? Date.parse(value) : value
}

function readOrder(text: string, paths: Collection['paths']): Order[] {
  const orders = text.split(',').map((item) => {
    const isDescending = item.startsWith('-')
    const path = isDescending ? item.slice(1) : item
    const kind = paths.get(path)
    if (kind === undefined) throw unknownPath(path)
    if (kind === 'opaque')
      throw invalidQuery({ name: 'order', path: splitPath(path), details: 'A value of this type cannot be sorted.' })
    return { path, kind, isDescending }
  })
  // A repeated path has no effect, but would slow down every comparison.
  const repeated = orders.find(({ path }, index) => orders.findIndex((order) => order.path === path) < index)
  if (repeated) throw invalidQuery({ name: 'order', path: splitPath(repeated.path), details: 'The path is repeated.' })
  return orders
}

function readNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= max) return number
  throw new ApiError('BadRequest', `The value of "${name}" must be a whole number from 0 to ${String(max)}.`)
}

/** Any parameter that is left must be the value of a path. */
function readFilters(parameters: ReadonlyMap<string, string>, filterable: Collection['filterable']): Filter[] {
  return [...parameters].map(([path, value]) => {
    if (!filterable.has(path)) throw unknownPath(path)
    return { path, value }
  })
}

function readSelect(text: string | undefined, selectable: Collection['selectable']): string[] | undefined {
  const paths = text?.split(',').map((path) => path.trim())
  for (const path of paths ?? []) if (!selectable.has(path)) throw unknownPath(path)
  return paths
}

/** Rejects repeated parameters, which are ambiguous. */
export function readParameters(search: URLSearchParams): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [name, value] of search) {
    if (parameters.has(name)) throw new ApiError('BadRequest', `The parameter "${name}" was sent more than once.`)
    parameters.set(name, value)
  }
  parameters.delete('access_token')
  return parameters
}

function checkContentType(type: string | undefined, names: readonly string[]) {
  if (type !== undefined && type !== blogPost.id) throw invalidQuery({ name: 'unknownContentType', value: type })
  if (type !== undefined || !names.some((name) => name.includes('fields.'))) return
  throw invalidQuery({
    name: 'contentTypeMissing',
    details: 'A query about fields needs a content_type: entries of different types have different fields.',
  })
}

/** Rejects any query of a request for a single item. */
export function checkSingleQuery(search: URLSearchParams) {
  for (const name of readParameters(search).keys()) throw unknownPath(name)
}

/** Reads the query of a request for a collection. Rejects unknown parameters instead of ignoring them. */
export function readQuery(search: URLSearchParams, collection: Collection): Query {
  const parameters = readParameters(search)
  const readAndRemove = (name: string): string | undefined => {
    const value = parameters.get(name)
    parameters.delete(name)
    return value
  }
  const { paths, filterable, selectable, isTyped } = collection
  const order = readAndRemove('order')
  const select = readAndRemove('select')
  if (isTyped) checkContentType(readAndRemove('content_type'), [...parameters.keys(), order ?? '', select ?? ''])
  return {
    limit: readNumber('limit', readAndRemove('limit'), 100, maxLimit),
    skip: readNumber('skip', readAndRemove('skip'), 0, Number.MAX_SAFE_INTEGER),
    include: isTyped ? readNumber('include', readAndRemove('include'), 1, maxInclude) : 0,
    select: readSelect(select, selectable),
    order: readOrder(order ?? collection.order, paths),
    filters: readFilters(parameters, filterable),
  }
}
