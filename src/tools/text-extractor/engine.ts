import { InputError, type TextRange } from '#core/input-error.ts'
import { createUniqueFilter } from '#core/large-map.ts'
import type { OptionValues } from '#core/options.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import { compilePattern, createMatchSearch, nextMatch } from '#core/regex/patterns.ts'
import { foldCase } from '#core/text/normalize.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { findDates } from './dates.ts'
import { findEmails } from './emails.ts'
import { findIpAddresses } from './ip-addresses.ts'
import { colors, findItems, hashtags, mentions, numbers, prices } from './pattern-kinds.ts'
import { findPhones } from './phones.ts'
import type { tool } from './tool.ts'
import { findUrls } from './urls.ts'

export type Kind = (typeof tool)['options']['kind']['choices'][number]['value']

export interface Extracted {
  /** The items up to the limit: each once and in the order of the text, unless the options say otherwise. */
  readonly items: readonly string[]
  /** Number of items, including those beyond the limit. */
  readonly count: number
  /** The items beyond the limit, one per line. A worker transfers one string much faster than 100,000 strings. */
  readonly more?: string
  /** What is between the printed items, if not a line break. */
  readonly separator?: string
  /** Number of items that differ from earlier ones only in case. Undefined if there are none, or if case matters. */
  readonly differInCase?: number
  /** Number of URLs without `http://` that were left out. Undefined if there are none. */
  readonly withoutScheme?: number
  /** Number of emails with a letter such as é before the @, which are left out. Undefined if there are none. */
  readonly nonAsciiEmails?: number
  /** With the kind `contacts`: how many of the items are of each kind, in the order of the items. */
  readonly kinds?: readonly { readonly kind: Kind; readonly count: number }[]
}

export type Options = OptionValues<(typeof tool)['options']>
type SingleKind = Exclude<Kind, 'contacts'>

export interface FoundItem extends TextRange {
  /** The item is counted instead of listed. */
  readonly isLeftOut?: true
}

const contactKinds = ['emails', 'urls', 'phones'] as const

const finders: Readonly<Record<SingleKind, (text: string, options: Options) => Iterable<FoundItem>>> = {
  emails: findEmails,
  urls: (text, { bareDomains }) => findUrls(text, bareDomains),
  phones: findPhones,
  hashtags: findHashtags,
  mentions: (text) => findItems(text, mentions),
  ips: findIpAddresses,
  numbers: (text) => findItems(text, numbers),
  dates: findDates,
  prices: (text) => findItems(text, prices),
  colors: (text) => findItems(text, colors),
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

const separators = { line: '\n', comma: ', ', semicolon: '; ' }

const { compare } = new Intl.Collator('en', { numeric: true })

function listItems(text: string, kind: SingleKind, options: Options, context: EngineContext) {
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
    else if (item !== '' && (options.keepDuplicates || isNew(options.ignoreCase ? foldCase(item) : item)))
      items.push(item)
    if (++visited % itemsPerReport === 0) context.progress(end, text.length)
  }
  return { kind, items: options.sort ? items.sort(compare) : items, leftOut }
}

/** Not for URLs, whose paths may differ only in case. */
function countDifferingInCase(items: readonly string[], { kind, keepDuplicates, ignoreCase }: Options): number {
  if (kind === 'urls' || kind === 'pattern' || keepDuplicates || ignoreCase) return 0
  return items.length - new Set(items.map(foldCase)).size
}

/** Escapes line breaks inside an item, so that each item is on one line. */
function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

export const engine: Engine<typeof tool, Extracted> = {
  run({ text }, options, context) {
    const kinds: readonly SingleKind[] = options.kind === 'contacts' ? contactKinds : [options.kind]
    const lists = kinds.map((kind) => listItems(text, kind, options, context))
    const items = lists.flatMap((list) => list.items)
    const count = items.length
    const differInCase = countDifferingInCase(items, options)
    const more = items.splice(options.limit)
    const urls = options.bareDomains ? undefined : lists.find(({ kind }) => kind === 'urls')?.items
    const withoutScheme = urls
      ? listItems(text, 'urls', { ...options, bareDomains: true }, context).items.length - urls.length
      : 0
    const nonAsciiEmails = lists.reduce((sum, { leftOut }) => sum + leftOut, 0)
    return {
      items,
      count,
      ...(more.length > 0 && { more: more.map(toLine).join('\n') }),
      ...(options.separator !== 'line' && { separator: separators[options.separator] }),
      ...(differInCase > 0 && { differInCase }),
      ...(withoutScheme > 0 && { withoutScheme }),
      ...(nonAsciiEmails > 0 && { nonAsciiEmails }),
      ...(lists.length > 1 && { kinds: lists.map((list) => ({ kind: list.kind, count: list.items.length })) }),
    }
  },

  print: ({ items, more, separator = '\n' }) => {
    const rest = more === undefined ? [] : more.split('\n')
    return [...items.map(toLine), ...rest].join(separator)
  },
}
