import { productName } from '#config/site-words.ts'
import { blogPost } from './content-model.ts'

export const spaceId = 'textwright'
export const environmentId = 'master'
export const locale = { code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null }

export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string }
}

export interface Entity {
  readonly sys: { id: string; type: string; locale?: string; [more: string]: unknown }
  readonly metadata?: unknown
  /** Field definitions for a content type, field values for other entities. */
  readonly fields?: object
}

export function linkTo(linkType: string, id: string): Link {
  return { sys: { type: 'Link', linkType, id } }
}

export function isLink(value: unknown): value is Link {
  const sys = (value as Partial<Link> | null)?.sys
  return sys?.type === 'Link'
}

/** Returns the metadata that all entities share. An article has only one version: its file. */
function createSys(type: string, id: string, time: string) {
  return {
    space: linkTo('Space', spaceId),
    id,
    type,
    createdAt: time,
    updatedAt: time,
    environment: linkTo('Environment', environmentId),
    revision: 1,
  }
}

function createMetadata() {
  return { tags: [], concepts: [] }
}

export function makeEntry(id: string, time: string, fields: Readonly<Record<string, unknown>>): Entity {
  return {
    metadata: createMetadata(),
    sys: {
      ...createSys('Entry', id, time),
      publishedVersion: 1,
      contentType: linkTo('ContentType', blogPost.id),
      locale: locale.code,
    },
    fields,
  }
}

export function makeAsset(id: string, time: string, fields: Readonly<Record<string, unknown>>): Entity {
  return {
    metadata: createMetadata(),
    sys: { ...createSys('Asset', id, time), publishedVersion: 1, locale: locale.code },
    fields,
  }
}

const { id: contentTypeId, ...contentTypeBody } = blogPost

export const contentType = {
  // A fixed date: the content model has no file with a date.
  sys: createSys('ContentType', contentTypeId, '2025-01-01T00:00:00.000Z'),
  ...contentTypeBody,
}

export const space = { sys: { type: 'Space', id: spaceId }, name: productName, locales: [locale] }

export const localeEntity = { ...locale, sys: { id: locale.code, type: 'Locale', version: 1 } }
