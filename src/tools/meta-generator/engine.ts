import { InputError } from '#core/tool/input-error.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type Fields, readFields } from './field-rules.ts'
import { describeFields } from './page-description.ts'
import { tool } from './tool.ts'
import { print, type MetaTags } from './result.ts'

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

function describeMissing({ title, description }: Fields): string | undefined {
  if (title !== '' && description !== '') return undefined
  const missing = title !== '' ? 'a description' : description !== '' ? 'a title' : 'a title and a description'
  return `Add ${missing} to get the tags.`
}

export const engine: Engine<typeof tool, MetaTags> = {
  run(_input, options) {
    const { fields, problems } = readFields(options)
    const missing = describeMissing(fields)
    if (missing !== undefined) throw new InputError(missing)
    const tags = writeTags(fields)
    return { text: tags.join('\n'), tags: tags.length, ...describeFields(fields, problems) }
  },
  print,
  note({ problems }) {
    const lines = problems.map(({ field, message, suggestion }) => {
      const question = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
      return `${tool.options[field].label}: ${message}${question}`
    })
    return lines.length === 0 ? undefined : lines.join('\n')
  },
}
