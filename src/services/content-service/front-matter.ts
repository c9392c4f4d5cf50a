import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { slugRule } from './content-model.ts'
import type { Report } from './problems.ts'

export interface FrontMatter {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly category: string
  readonly publishedDat: string
  readonly featuredImage: string | undefined
  readonly alt: string
  /** Returns the line number of a field in the file. */
  readonly lineOf: (field: string) => number
}

const requiredFields = ['title', 'slug', 'excerpt', 'category', 'publishedDat'] as const
/** `image` is only used by the script that draws the pictures. */
const knownFields = new Set<string>([...requiredFields, 'featuredImage', 'alt', 'image'])

/** Contentful's length limit for a short text field. */
const maxSymbolLength = 256

const datePattern = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/

function isIsoDate(text: string): boolean {
  const day = datePattern.exec(text)?.[1]
  // `Date` would read 30 February as a day in March.
  return day !== undefined && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day)
}

/** Characters that are not allowed in XML, and therefore not in the feed. Includes unpaired surrogates. */
const controlCharacter = /(?![\t\n\r])[\p{Control}\p{Surrogate}]/u

function findProblem(field: string, value: string): string | undefined {
  const control = controlCharacter.exec(value)?.[0].codePointAt(0)
  if (control !== undefined) {
    return `${field} contains a control character (U+${control.toString(16).toUpperCase().padStart(4, '0')}).`
  }
  if (value.trim() === '') return `${field} is empty.`
  if (field === 'slug' && !slugRule.pattern.test(value)) {
    return `slug is “${value}”, but it must consist of lowercase letters, digits and single hyphens between them.`
  }
  if (field === 'slug' && value.length > slugRule.maxLength) {
    return `slug is longer than ${String(slugRule.maxLength)} characters.`
  }
  if (field === 'publishedDat' && !isIsoDate(value)) {
    return `publishedDat is “${value}”, but it must be a date like 2025-03-14 or 2025-03-14T09:00:00Z.`
  }
  const isShort = field === 'title' || field === 'category' || field === 'alt'
  if (isShort && value.length > maxSymbolLength) return `${field} is longer than ${String(maxSymbolLength)} characters.`
  return undefined
}

/** Splits an article. The body starts with a blank line for each line of front matter, so that line numbers match the file. */
export function splitArticle(source: string): { readonly head: string; readonly body: string } | undefined {
  const match = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(source)
  if (match?.index !== 0) return undefined
  const block = match[0]
  return {
    head: match[1] ?? '',
    body: '\n'.repeat(block.split('\n').length - 1) + source.slice(block.length),
  }
}

function readFields(head: string, report: Report): { values: Map<string, string>; lines: Map<string, number> } {
  const values = new Map<string, string>()
  const lines = new Map<string, number>()
  const lineCounter = new LineCounter()
  // The failsafe schema reads every value as text: a title may be 1984.
  const document = parseDocument(head, { lineCounter, schema: 'failsafe', prettyErrors: false })
  // The first line of the file is `---`.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  for (const error of document.errors)
    report(lineAt(error.pos[0]), `The front matter isn’t valid YAML: ${error.message}`)
  if (!isMap(document.contents)) {
    report(1, 'The front matter needs lines like “title: A title”.')
    return { values, lines }
  }
  for (const { key, value } of document.contents.items) {
    const field = isScalar(key) ? String(key.value) : '?'
    const line = lineAt(key.range[0])
    lines.set(field, line)
    if (!knownFields.has(field)) report(line, `${field} isn’t a known field.`)
    else if (field === 'image') continue
    else if (isScalar<string>(value)) values.set(field, value.value)
    else report(line, `${field} must be text.`)
  }
  return { values, lines }
}

/** Reads the fields, and reports missing and invalid ones. */
export function readFrontMatter(head: string, report: Report): FrontMatter {
  const { values, lines } = readFields(head, report)
  const lineOf = (field: string) => lines.get(field) ?? 1
  for (const [field, value] of values) {
    const problem = findProblem(field, value)
    if (problem !== undefined) report(lineOf(field), problem)
  }
  for (const field of requiredFields) if (!lines.has(field)) report(1, `${field} is missing.`)
  for (const [field, partner] of [
    ['featuredImage', 'alt'],
    ['alt', 'featuredImage'],
  ] as const) {
    if (lines.has(field) && !lines.has(partner)) report(lineOf(field), `${field} is set, but ${partner} is missing.`)
  }
  const read = (field: string) => values.get(field)?.trim() ?? ''
  return {
    title: read('title'),
    slug: read('slug'),
    excerpt: read('excerpt'),
    category: read('category'),
    publishedDat: read('publishedDat'),
    featuredImage: values.has('featuredImage') ? read('featuredImage') : undefined,
    alt: read('alt'),
    lineOf,
  }
}
