import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types'
import { blogPost, slugRule } from './content-model.ts'
import { contentType, type Entity, environmentId, linkTo, locale, localeEntity, spaceId } from './entities.ts'
import type { Library } from './library.ts'

/** Returns the entity with each field grouped by locale. There is only one locale. */
function byLocale(entity: Entity): Entity {
  const sys = { ...entity.sys }
  delete sys.locale
  const values = Object.entries<unknown>({ ...entity.fields })
  return { ...entity, sys, fields: Object.fromEntries(values.map(([id, value]) => [id, { [locale.code]: value }])) }
}

/** Node types that the page can show; the editor offers only these. */
const nodeTypes = [
  ...[BLOCKS.HEADING_2, BLOCKS.HEADING_3, BLOCKS.HEADING_4, BLOCKS.HEADING_5, BLOCKS.HEADING_6],
  ...[BLOCKS.OL_LIST, BLOCKS.UL_LIST, BLOCKS.HR, BLOCKS.QUOTE, BLOCKS.TABLE, BLOCKS.EMBEDDED_ASSET],
  ...[INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK],
]

/** Validations for Contentful's editor. The articles in this repository are validated when they are read. */
const validations: Readonly<Record<string, readonly unknown[]>> = {
  slug: [
    { unique: true },
    { regexp: { pattern: slugRule.pattern.source, flags: null } },
    { size: { max: slugRule.maxLength } },
  ],
  content: [
    { enabledMarks: Object.values(MARKS) },
    { enabledNodeTypes: nodeTypes },
    { nodes: { [INLINES.ENTRY_HYPERLINK]: [{ linkContentType: [blogPost.id] }] } },
  ],
  featuredImage: [{ linkMimetypeGroup: ['image'] }],
}

const widgets: Readonly<Record<string, string>> = {
  title: 'singleLine',
  slug: 'slugEditor',
  excerpt: 'multipleLine',
  content: 'richTextEditor',
  category: 'singleLine',
  publishedDat: 'datePicker',
  featuredImage: 'assetLinkEditor',
}

/** The importer publishes items that have a published version. */
const publishedVersion = 1

/** Returns the content model in the format of `contentful space export` and `import`. */
export function createContentModel() {
  return {
    contentTypes: [
      {
        ...contentType,
        sys: { ...contentType.sys, publishedVersion },
        fields: blogPost.fields.map((field) => ({ ...field, validations: validations[field.id] ?? [] })),
      },
    ],
    editorInterfaces: [
      {
        sys: {
          id: 'default',
          type: 'EditorInterface',
          space: linkTo('Space', spaceId),
          environment: linkTo('Environment', environmentId),
          contentType: linkTo('ContentType', blogPost.id),
        },
        controls: blogPost.fields.map(({ id }) => ({ fieldId: id, widgetNamespace: 'builtin', widgetId: widgets[id] })),
      },
    ],
    locales: [{ ...localeEntity, contentManagementApi: true, contentDeliveryApi: true, optional: false }],
  }
}

interface AssetFields {
  readonly file: { readonly url: string }
}

function withOrigin(asset: Entity, origin: string): Entity {
  const fields = asset.fields as AssetFields
  return { ...asset, fields: { ...fields, file: { ...fields.file, url: origin + fields.file.url } } }
}

/** Returns the blog in the format of `contentful space import`, which fetches the images from the site. */
export function createImport({ entries, assets }: Library, origin: string) {
  return {
    ...createContentModel(),
    entries: entries.map(byLocale),
    assets: assets.map((asset) => byLocale(withOrigin(asset, origin))),
  }
}
