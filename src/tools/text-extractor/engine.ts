import { InputError, type TextRange } from '#core/tool/input-error.ts'
import { LargeSet } from '#core/large-set.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import { compilePattern, createMatchSearch, nextMatch } from '#core/regex/patterns.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { findEmails } from './emails.ts'
import { findIpAddresses } from './ip-addresses.ts'
import { findItems, hashtags, mentions, numbers } from './pattern-kinds.ts'
import { findPhones } from './phones.ts'
import type { Kind, Options, tool } from './tool.ts'
import { findUrls } from './urls.ts'
import { print, type Extracted, type FoundItem, toLine } from './result.ts'

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
  const seen = new LargeSet()
  for (const { start, end, isLeftOut } of finders[kind](text, options)) {
    const found = text.slice(start, end)
    // As in the source of a web page.
    const item = kind === 'urls' ? found.replaceAll('&amp;', '&') : found
    if (isLeftOut) leftOut++
    // A custom pattern may match the empty string, which is not listed.
    else if (item !== '' && (options.keepDuplicates || seen.add(item))) items.push(item)
    if (++visited % itemsPerReport === 0) context.progress(end, text.length)
  }
  return { items, leftOut }
}

/** Returns how many URLs would be added without `http://`. */
function countWithoutScheme(text: string, items: readonly string[], options: Options, context: EngineContext): number {
  if (options.kind !== 'urls' || options.bareDomains) return 0
  return listItems(text, { ...options, bareDomains: true }, context).items.length - items.length
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
  print,
}
