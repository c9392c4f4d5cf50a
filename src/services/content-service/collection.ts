import { blogPost } from './content-model.ts'

/** Determines how a value is sorted. An `opaque` value can't be. */
export type Kind = 'text' | 'date' | 'opaque'

/** The paths that queries can use. An allowlist, so that a query cannot reach inherited properties such as `constructor`. */
export interface Collection {
  /** Paths allowed in `order`. */
  readonly paths: ReadonlyMap<string, Kind>
  /** Paths whose value a query may require. */
  readonly filterable: ReadonlySet<string>
  /** Paths allowed in `select`. */
  readonly selectable: ReadonlySet<string>
  /** Whether queries on fields must include the content type: entries of different types have different fields. */
  readonly isTyped: boolean
  readonly order: string
}

const kindOfType = {
  Symbol: 'text',
  Text: 'text',
  Date: 'date',
  RichText: 'opaque',
  Link: 'opaque',
} as const satisfies Record<string, Kind>

const sysPaths: readonly (readonly [string, Kind])[] = [
  ['sys.id', 'text'],
  ['sys.createdAt', 'date'],
  ['sys.updatedAt', 'date'],
]

const sysKeys = [
  ...['id', 'type', 'space', 'environment', 'contentType', 'locale'],
  ...['createdAt', 'updatedAt', 'revision', 'publishedVersion'],
]

function selectableFields(fields: readonly string[]): Set<string> {
  const paths = [...sysKeys.map((key) => `sys.${key}`), ...fields.map((field) => `fields.${field}`)]
  return new Set(['sys', 'fields', 'metadata', ...paths])
}

export const entryCollection: Collection = {
  paths: new Map<string, Kind>([
    ...sysPaths,
    ...blogPost.fields.map(({ id, type }) => [`fields.${id}`, kindOfType[type]] as const),
  ]),
  filterable: new Set(['sys.id', 'fields.slug']),
  selectable: selectableFields(blogPost.fields.map(({ id }) => id)),
  isTyped: true,
  order: '-sys.updatedAt',
}

export const assetCollection: Collection = {
  paths: new Map<string, Kind>([...sysPaths, ['fields.title', 'text'], ['fields.description', 'text']]),
  filterable: new Set(['sys.id']),
  selectable: selectableFields(['title', 'description', 'file']),
  isTyped: false,
  order: '-sys.updatedAt',
}

export const localeCollection: Collection = {
  paths: new Map<string, Kind>([
    ['sys.id', 'text'],
    ['code', 'text'],
  ]),
  filterable: new Set(['sys.id']),
  selectable: new Set(),
  isTyped: false,
  order: 'code',
}

export const contentTypeCollection: Collection = {
  paths: new Map<string, Kind>([...sysPaths, ['name', 'text']]),
  filterable: new Set(['sys.id']),
  selectable: new Set(),
  isTyped: false,
  order: 'name',
}
