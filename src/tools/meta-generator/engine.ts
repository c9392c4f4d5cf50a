import { descriptionLineStyle, fitSearchLine, type SearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import type { Engine } from '#core/tool.ts'
import { checkFields, type Fields, type Problem } from './problems.ts'
import { tool } from './tool.ts'

export interface MetaTags {
  /** One tag per line; empty if the title or the description is empty. */
  readonly text: string
  readonly tags: number
  /** The tags so far, if only the title or only the description is missing. */
  readonly draft?: { readonly text: string; readonly missing: 'title' | 'description' }
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

/** Trims each line and joins the non-empty lines with spaces, because the value of a tag must be a single line. */
function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

/** Escapes text for use between tags. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Escapes text for use as an attribute value in double quotes, where apostrophes do not need to be escaped. */
function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;')
}

/** Returns nothing for a tag without content. */
function metaTag(name: string, content: string): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name'
  return content && `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`
}

const largePreviews = 'max-image-preview:large, max-snippet:-1, max-video-preview:-1'

function writeTags(fields: Fields): readonly string[] {
  const { title, description, image, siteName } = fields
  const robots = fields.robots === 'large-previews' ? largePreviews : fields.robots.replace('-', ', ')
  const address = fields.canonical || fields.url
  const imageAlt = image && fields.imageAlt
  return [
    title && `<title>${escapeText(title)}</title>`,
    metaTag('description', description),
    metaTag('keywords', fields.keywords),
    metaTag('author', fields.author),
    metaTag('robots', robots === 'none' ? '' : robots),
    address && `<link rel="canonical" href="${escapeAttribute(address)}">`,
    metaTag('og:type', 'website'),
    metaTag('og:title', title),
    metaTag('og:description', description),
    metaTag('og:url', address),
    metaTag('og:site_name', siteName),
    metaTag('og:image', image),
    metaTag('og:image:alt', imageAlt),
    metaTag('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    metaTag('twitter:site', fields.twitterSite),
    metaTag('twitter:title', title),
    metaTag('twitter:description', description),
    metaTag('twitter:image', image),
    metaTag('twitter:image:alt', imageAlt),
  ].filter((tag) => tag !== '')
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

export const engine: Engine<typeof tool, MetaTags> = {
  run(_input, options) {
    const typed = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, joinLines(value)])) as Fields
    const { fields, problems } = checkFields(typed)
    const { title, description, image, siteName } = fields
    const tags = title || description ? writeTags(fields) : []
    const text = tags.join('\n')
    const missing = title === '' ? 'title' : description === '' ? 'description' : undefined
    return {
      ...(missing === undefined ? { text, tags: tags.length } : { text: '', tags: 0 }),
      ...(missing !== undefined && text !== '' && { draft: { text, missing } }),
      title: fitSearchLine(title, titleLineStyle),
      description: fitSearchLine(description, descriptionLineStyle),
      problems,
      preview: { title, description, image, siteName, breadcrumbs: breadcrumbsOf(fields.url || fields.canonical) },
    }
  },
  print: ({ text }) => text,
  note({ problems, draft }) {
    const lines = problems.map(({ field, message, suggestion }) => {
      const question = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
      return `${tool.options[field].label}: ${message}${question}`
    })
    if (draft) lines.unshift(`Add a ${draft.missing} to get the tags.`)
    return lines.length === 0 ? undefined : lines.join('\n')
  },
}
