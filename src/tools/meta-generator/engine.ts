import { splitLines } from '#core/text/lines.ts'
import { descriptionLineStyle, fitSearchLine, type SearchLine, titleLineStyle } from '#core/text/search-line.ts'
import type { Engine } from '#core/tool.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { tool } from './tool.ts'

export interface MetaTags {
  /** One tag per line; empty if the title or the description is empty. */
  readonly text: string
  readonly tags: number
  readonly title: SearchLine
  readonly description: SearchLine
}

/** The result for empty fields. */
export const noTags: MetaTags = {
  text: '',
  tags: 0,
  title: fitSearchLine('', titleLineStyle),
  description: fitSearchLine('', descriptionLineStyle),
}

/** Trims each line and joins the non-empty lines with spaces, because the value of a tag must be a single line. */
function joinLines(text: string): string {
  const lines = splitLines(text).lines.map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}

function nameTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}">`
}

function propertyTag(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}">`
}

function tagIfPresent(value: string, tag: (value: string) => string): readonly string[] {
  return value === '' ? [] : [tag(value)]
}

export const engine: Engine<typeof tool, MetaTags> = {
  run(_input, options) {
    const title = joinLines(options.title)
    const description = joinLines(options.description)
    const keywords = joinLines(options.keywords)
    const url = joinLines(options.url)
    const tags =
      title === '' || description === ''
        ? []
        : [
            `<title>${escapeText(title)}</title>`,
            nameTag('description', description),
            ...tagIfPresent(keywords, (value) => nameTag('keywords', value)),
            ...tagIfPresent(url, (value) => `<link rel="canonical" href="${escapeAttribute(value)}">`),
            propertyTag('og:type', 'website'),
            propertyTag('og:title', title),
            propertyTag('og:description', description),
            ...tagIfPresent(url, (value) => propertyTag('og:url', value)),
            nameTag('twitter:card', 'summary'),
            nameTag('twitter:title', title),
            nameTag('twitter:description', description),
          ]
    return {
      text: tags.join('\n'),
      tags: tags.length,
      title: fitSearchLine(title, titleLineStyle),
      description: fitSearchLine(description, descriptionLineStyle),
    }
  },
  print: ({ text }) => text,
}
