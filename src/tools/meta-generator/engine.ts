import { descriptionLineStyle, fitSearchLine, type SearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import type { Engine } from '#core/tool.ts'
import { checkFields, type Fields, isAbsoluteUrl, type Problem, tagPattern } from './problems.ts'
import { tool } from './tool.ts'

export interface MetaTags {
  /** One tag per line, then structured data; empty if the title or the description is empty. */
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
  const attribute = /^(?:og|article):/.test(name) ? 'property' : 'name'
  return content && `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`
}

/** In a script element, `</script>` and `<!--` would be read as HTML. JavaScript escapes mean the same in JSON. */
function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Returns the JSON-LD element for these fields, which have been checked. */
function structuredDataTag({ schema, title, description, image, siteName, ...fields }: Fields): string {
  const address = fields.canonical || fields.url
  const url = isAbsoluteUrl(address) ? address : ''
  const inLanguage = fields.locale.replace('_', '-')
  const named = (type: string, name: string) => name && { '@type': type, name }
  const data =
    schema === 'article'
      ? {
          '@type': 'Article',
          headline: title,
          description,
          mainEntityOfPage: url,
          image,
          inLanguage,
          datePublished: fields.published,
          dateModified: fields.modified,
          author: named('Person', fields.author),
          publisher: named('Organization', siteName),
        }
      : { '@type': 'WebPage', name: title, description, url, image, inLanguage, isPartOf: named('WebSite', siteName) }
  // Properties without a value are left out.
  const leaveOutEmpty = (_name: string, value: unknown) => (value === '' ? undefined : value)
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, leaveOutEmpty, 2)
  return `<script type="application/ld+json">\n${escapeForScript(json)}\n</script>`
}

const largePreviews = 'max-image-preview:large, max-snippet:-1, max-video-preview:-1'

function writeTags(fields: Fields, social: Pick<Fields, 'title' | 'description'>): readonly string[] {
  const { title, description, image, schema, published, modified } = fields
  const robots = fields.robots === 'large-previews' ? largePreviews : fields.robots.replace('-', ', ')
  const address = fields.canonical || fields.url
  const isArticle = schema === 'article' || published !== '' || modified !== ''
  const imageAlt = image && fields.imageAlt
  return [
    title && `<title>${escapeText(title)}</title>`,
    metaTag('description', description),
    metaTag('keywords', fields.keywords),
    metaTag('author', fields.author),
    metaTag('robots', robots === 'none' ? '' : robots),
    address && `<link rel="canonical" href="${escapeAttribute(address)}">`,
    metaTag('og:type', isArticle ? 'article' : 'website'),
    metaTag('og:title', social.title),
    metaTag('og:description', social.description),
    metaTag('og:url', address),
    metaTag('og:site_name', fields.siteName),
    metaTag('og:image', image),
    metaTag('og:image:alt', imageAlt),
    metaTag('og:locale', fields.locale),
    metaTag('article:published_time', published),
    metaTag('article:modified_time', modified),
    metaTag('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    metaTag('twitter:site', fields.twitterSite),
    metaTag('twitter:title', social.title),
    metaTag('twitter:description', social.description),
    metaTag('twitter:image', image),
    metaTag('twitter:image:alt', imageAlt),
    ...(fields.otherTags.match(tagPattern) ?? []),
    schema === 'none' ? '' : structuredDataTag(fields),
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
    const social = { title: fields.socialTitle || title, description: fields.socialDescription || description }
    const tags = title || description ? writeTags(fields, social) : []
    const text = tags.join('\n')
    const missing = title === '' ? 'title' : description === '' ? 'description' : undefined
    return {
      ...(missing === undefined ? { text, tags: tags.length } : { text: '', tags: 0 }),
      ...(missing !== undefined && text !== '' && { draft: { text, missing } }),
      title: fitSearchLine(title, titleLineStyle),
      description: fitSearchLine(description, descriptionLineStyle),
      problems,
      preview: { ...social, image, siteName, breadcrumbs: breadcrumbsOf(fields.url || fields.canonical) },
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
