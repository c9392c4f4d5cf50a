import { blogPost } from './content-model.ts'

/** Determines how a value can be filtered and sorted. An `opaque` value can only be tested for existence. */
export type Kind = 'text' | 'date' | 'number' | 'opaque'

/** The paths that queries can use. An allowlist, so that a query cannot reach inherited properties such as `constructor`. */
export interface Collection {
  readonly paths: ReadonlyMap<string, Kind>
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
  ['sys.type', 'text'],
  ['sys.createdAt', 'date'],
  ['sys.updatedAt', 'date'],
  ['sys.revision', 'number'],
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
    ['sys.contentType.sys.id', 'text'],
    ...blogPost.fields.map(({ id, type }) => [`fields.${id}`, kindOfType[type]] as const),
    ['fields.featuredImage.sys.id', 'text'],
  ]),
  selectable: selectableFields(blogPost.fields.map(({ id }) => id)),
  isTyped: true,
  order: '-sys.updatedAt',
}

export const assetCollection: Collection = {
  paths: new Map<string, Kind>([
    ...sysPaths,
    ['fields.title', 'text'],
    ['fields.description', 'text'],
    ['fields.file', 'opaque'],
    ['fields.file.url', 'text'],
    ['fields.file.fileName', 'text'],
    ['fields.file.contentType', 'text'],
    ['fields.file.details.size', 'number'],
    ['fields.file.details.image.width', 'number'],
    ['fields.file.details.image.height', 'number'],
  ]),
  selectable: selectableFields(['title', 'description', 'file']),
  isTyped: false,
  order: '-sys.updatedAt',
}

export const localeCollection: Collection = {
  paths: new Map<string, Kind>([
    ['sys.id', 'text'],
    ['code', 'text'],
    ['name', 'text'],
  ]),
  selectable: new Set(),
  isTyped: false,
  order: 'code',
}

export const contentTypeCollection: Collection = {
  paths: new Map<string, Kind>([...sysPaths, ['name', 'text'], ['displayField', 'text']]),
  selectable: new Set(),
  isTyped: false,
  order: 'name',
}
