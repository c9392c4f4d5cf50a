import { type Fields, readRecord, readSize, readString } from './entry-fields.ts'

/** A file stored by the content service. */
export interface LinkedAsset {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly contentType: string
  readonly width?: number
  readonly height?: number
}

/** A post that another post links to. */
export interface LinkedPost {
  readonly slug: string
  readonly title: string
}

/** Contentful's URLs have no protocol. */
function withProtocol(url: string): string {
  return url.startsWith('//') ? `https:${url}` : url
}

/** Reads an asset, or returns undefined for a broken link, which has no fields. */
export function readAsset(target: unknown): LinkedAsset | undefined {
  const fields = readRecord(readRecord(target)['fields'])
  const file = readRecord(fields['file'])
  const url = withProtocol(readString(file['url']))
  if (url === '') return undefined
  const image = readRecord(readRecord(file['details'])['image'])
  const width = readSize(image['width'])
  const height = readSize(image['height'])
  return {
    url,
    title: readString(fields['title']),
    description: readString(fields['description']),
    contentType: readString(file['contentType']),
    ...(width !== undefined && height !== undefined && { width, height }),
  }
}

export function readLinkedPost(target: Fields): LinkedPost | undefined {
  const contentType = readRecord(readRecord(readRecord(target['sys'])['contentType'])['sys'])['id']
  const fields = readRecord(target['fields'])
  const slug = readString(fields['slug'])
  return contentType === 'blogPost' && slug !== '' && slug.isWellFormed()
    ? { slug, title: readString(fields['title']) }
    : undefined
}
