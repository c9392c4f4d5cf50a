import type { OptionValue } from '#core/options.ts'
import { splitLines } from '#core/text/lines.ts'
import { descriptionLineStyle, fitSearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import type { Engine } from '#core/tool.ts'
import type { MetaTags } from './meta-tags.ts'
import { checkFields, type Fields } from './problems.ts'
import { structuredDataTag } from './structured-data.ts'
import { tool } from './tool.ts'

/** Trims each line and joins the non-empty lines with spaces, because the value of a tag must be a single line. */
function joinLines(text: string): string {
  const lines = splitLines(text).lines.map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

function joinAllLines(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]): [string, OptionValue] => [name, joinLines(value)])
  return Object.fromEntries(entries) as Fields
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toReference(character: string): string {
  return references[character] ?? character
}

/** Escapes text for use between tags. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toReference)
}

/** Escapes text for use as an attribute value in double quotes, where apostrophes do not need to be escaped. */
function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, toReference)
}

// A tag without content is left out.

function nameTag(name: string, content: string): string {
  return content === '' ? '' : `<meta name="${name}" content="${escapeAttribute(content)}">`
}

function propertyTag(name: string, content: string): string {
  return content === '' ? '' : `<meta property="${name}" content="${escapeAttribute(content)}">`
}

const robotsContents: Readonly<Record<Fields['robots'], string>> = {
  none: '',
  noindex: 'noindex',
  nofollow: 'nofollow',
  'noindex-nofollow': 'noindex, nofollow',
}

function writeTags(fields: Fields): readonly string[] {
  const { title, description, image, author, schema } = fields
  const address = fields.canonical || fields.url
  const isArticle = schema === 'article'
  return [
    title === '' ? '' : `<title>${escapeText(title)}</title>`,
    nameTag('description', description),
    nameTag('keywords', fields.keywords),
    nameTag('author', author),
    nameTag('robots', robotsContents[fields.robots]),
    address === '' ? '' : `<link rel="canonical" href="${escapeAttribute(address)}">`,
    propertyTag('og:type', isArticle ? 'article' : 'website'),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    propertyTag('og:url', address),
    propertyTag('og:site_name', fields.siteName),
    propertyTag('og:image', image),
    propertyTag('og:locale', fields.locale),
    propertyTag('article:published_time', isArticle ? fields.published : ''),
    nameTag('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
    nameTag('twitter:site', fields.twitterSite),
    nameTag('twitter:title', title),
    nameTag('twitter:description', description),
    nameTag('twitter:image', image),
    schema === 'none' ? '' : structuredDataTag(fields),
  ].filter((tag) => tag !== '')
}

export const engine: Engine<typeof tool, MetaTags> = {
  run(_input, options) {
    const { fields, problems } = checkFields(joinAllLines(options))
    const { title, description } = fields
    const isEmpty = title === '' && description === ''
    const missing = title === '' ? 'title' : description === '' ? 'description' : undefined
    const written = isEmpty ? [] : writeTags(fields)
    const tags = missing === undefined ? written : []
    return {
      text: tags.join('\n'),
      tags: tags.length,
      ...(!isEmpty && missing !== undefined && { draft: { text: written.join('\n'), missing } }),
      title: fitSearchLine(title, titleLineStyle),
      description: fitSearchLine(description, descriptionLineStyle),
      problems,
    }
  },
  print: ({ text }) => text,
  note({ problems, draft }) {
    const lines = problems.map(({ field, message }) => `${tool.options[field].label}: ${message}`)
    if (draft) lines.unshift(`Add a ${draft.missing} to get the tags.`)
    return lines.length === 0 ? undefined : lines.join('\n')
  },
}
