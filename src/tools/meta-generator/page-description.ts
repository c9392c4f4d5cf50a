import { descriptionLineStyle, fitSearchLine, type SearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import { type Fields, type Problem, readFields } from './field-rules.ts'

/** How a page appears in search results and as a shared link. */
export interface PageDescription {
  readonly title: SearchLine
  readonly description: SearchLine
  /** Values that are left out of the tags or may be wrong. */
  readonly problems: readonly Problem[]
  readonly preview: Preview
}

/** What the cards of a shared link show. */
export interface Preview extends Pick<Fields, 'title' | 'description' | 'image' | 'siteName'> {
  /** The host of the page and the segments of its path, which is how search results show a URL. */
  readonly breadcrumbs: readonly string[]
}

/** The page shows it while the fields are filled in, before there are any tags. */
export function describePage(typed: Fields): PageDescription {
  const { fields, problems } = readFields(typed)
  return describeFields(fields, problems)
}

export function describeFields(fields: Fields, problems: readonly Problem[]): PageDescription {
  const { title, description, image, siteName } = fields
  return {
    title: fitSearchLine(title, titleLineStyle),
    description: fitSearchLine(description, descriptionLineStyle),
    problems,
    preview: { title, description, image, siteName, breadcrumbs: breadcrumbsOf(fields.url || fields.canonical) },
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % cannot be decoded.
    return segment
  }
}

function breadcrumbsOf(url: string): readonly string[] {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split(/[?#]/)
  const segments = path.split('/').filter((segment) => segment !== '')
  return segments.map(decode)
}
