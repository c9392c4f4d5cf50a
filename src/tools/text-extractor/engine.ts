import { InputError, type TextRange } from '#core/tool/input-error.ts'
import { createUniqueFilter } from '#core/large-map.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import { compilePattern, createMatchSearch, nextMatch } from '#core/regex/patterns.ts'
import type { Engine, EngineContext } from '#core/tool/tool.ts'
import { findEmails, type FoundItem } from './emails.ts'
import { findIpAddresses } from './ip-addresses.ts'
import { findItems, hashtags, mentions, numbers } from './pattern-kinds.ts'
import { findPhones } from './phones.ts'
import type { tool } from './tool.ts'
import { findUrls } from './urls.ts'

export type Kind = (typeof tool)['options']['kind']['choices'][number]['value']

export interface Extracted {
  /** The items up to the limit in the order of the text: each once, unless duplicates are kept. */
  readonly items: readonly string[]
  /** Number of items, including those beyond the limit. */
  readonly count: number
  /** The items beyond the limit, one per line. A worker transfers one string much faster than 100,000 strings. */
  readonly more?: string
  /** Number of URLs without `http://` that were left out. Undefined if there are none. */
  readonly withoutScheme?: number
  /** Number of emails with a letter such as é before the @, which are left out. Undefined if there are none. */
  readonly nonAsciiEmails?: number
}

export type Options = OptionValues<(typeof tool)['options']>

const finders: Readonly<Record<Kind, (text: string, options: Options) => Iterable<FoundItem>>> = {
  emails: findEmails,
  urls: (text, { bareDomains }) => findUrls(text, bareDomains),
  phones: findPhones,
  hashtags: findHashtags,
  mentions: (text) => findItems(text, mentions),
  ips: findIpAddresses,
  numbers: (text) => findItems(text, numbers),
  pattern: findMatches,
}

function* findMatches(text: string, { pattern }: Options): Generator<TextRange, void, void> {
  if (pattern === '') throw new InputError('Please enter a pattern')
  const literal = readRegexLiteral(pattern) ?? { pattern, flags: 'gmu' }
  const search = createMatchSearch(text, compilePattern(literal.pattern, literal.flags))
  for (let match = nextMatch(search); match; match = nextMatch(search))
    yield { start: match.index, end: match.index + match[0].length }
}

/** Finds every hashtag except those in URLs, where `#` starts the fragment. */
function* findHashtags(text: string): Generator<TextRange, void, void> {
  const urls = [...findUrls(text, false)]
  let next = 0
  for (const { start, end } of findItems(text, hashtags)) {
    while (start >= (urls[next]?.end ?? Infinity)) next++
    if (start >= (urls[next]?.start ?? Infinity)) continue
    // Posts often have them in a row without spaces: #one#two
    for (const { 0: tag, index } of text.slice(start, end).matchAll(/[#＃][^#＃]+/g))
      yield { start: start + index, end: start + index + tag.length }
  }
}

const itemsPerReport = 10_000

function listItems(text: string, options: Options, context: EngineContext) {
  const { kind } = options
  const items: string[] = []
  let leftOut = 0
  let visited = 0
  const isNew = createUniqueFilter()
  for (const { start, end, isLeftOut } of finders[kind](text, options)) {
    const found = text.slice(start, end)
    // As in the source of a web page.
    const item = kind === 'urls' ? found.replaceAll('&amp;', '&') : found
    if (isLeftOut) leftOut++
    // A custom pattern may match the empty string, which is not listed.
    else if (item !== '' && (options.keepDuplicates || isNew(item))) items.push(item)
    if (++visited % itemsPerReport === 0) context.progress(end, text.length)
  }
  return { items, leftOut }
}

/** Returns how many URLs would be added without `http://`. */
function countWithoutScheme(text: string, items: readonly string[], options: Options, context: EngineContext): number {
  if (options.kind !== 'urls' || options.bareDomains) return 0
  return listItems(text, { ...options, bareDomains: true }, context).items.length - items.length
}

/** Escapes line breaks inside an item, so that each item is on one line. */
function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

export const engine: Engine<typeof tool, Extracted> = {
  run({ text }, options, context) {
    const { items, leftOut: nonAsciiEmails } = listItems(text, options, context)
    const count = items.length
    const withoutScheme = countWithoutScheme(text, items, options, context)
    const more = items.splice(options.limit)
    return {
      items,
      count,
      ...(more.length > 0 && { more: more.map(toLine).join('\n') }),
      ...(withoutScheme > 0 && { withoutScheme }),
      ...(nonAsciiEmails > 0 && { nonAsciiEmails }),
    }
  },

  print: ({ items, more }) => [...items.map(toLine), ...(more === undefined ? [] : [more])].join('\n'),
}
