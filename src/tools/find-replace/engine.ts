import { withChunks } from '#core/chunked-result.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import { endOfLines, rearrangeLines } from '#core/text/lines.ts'
import { findOtherReference } from '#core/regex/other-regex-syntax.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { checkReplacedLength } from '#core/text/splicer.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { literalPattern, maxPatternLength } from './finder.ts'
import { LineFilter } from './line-filter.ts'
import { pairsOf } from './pairs.ts'
import { replaceStream } from './replace-stream.ts'
import { type MatchRange, maxLength, type ReplaceOptions, Replacer } from './replacer.ts'
import { findSimilar, type SimilarText } from './similar-text.ts'
import type { tool } from './tool.ts'

export interface Replaced {
  /** The changed text; undefined in a preview. */
  readonly text?: string
  /** Number of matches, or of lines with a match if lines are kept or removed. */
  readonly count: number
  /** Only in a preview: the first matches, up to the limit. */
  readonly matches?: readonly MatchRange[]
  /** Only in a preview without matches: a text that differs in quotes, dashes or spaces. */
  readonly similar?: SimilarText
  /** Present if a replacement has references to groups that JavaScript writes in another way. */
  readonly note?: string
}

export const engine: Engine<typeof tool, Replaced> = {
  run({ text }, options, context) {
    if (filtersLines(options)) return filterLines(text, options)
    return replaceLines(text, options, context) ?? replaceMatches(text, options, context)
  },

  async *stream(chunks, options, context) {
    return yield* filtersLines(options)
      ? filterStream(chunks, options, context)
      : replaceStream(chunks, options, context)
  },

  print: ({ text, count }) => text ?? String(count),

  note: ({ note }) => note,
}

/** A preview counts the matches themselves. */
function filtersLines({ mode, preview }: ReplaceOptions): boolean {
  return (mode === 'keepLines' || mode === 'removeLines') && !preview
}

function filterLines(text: string, options: ReplaceOptions): Replaced {
  const lineFilter = new LineFilter(options)
  return { text: rearrangeLines(text, lineFilter.filter), count: lineFilter.count }
}

async function* filterStream(
  chunks: AsyncIterable<Uint8Array>,
  options: ReplaceOptions,
  context: EngineContext,
): AsyncGenerator<string, Replaced, void> {
  const lineFilter = new LineFilter(options)
  yield* filterLineStream(chunks, lineFilter.filter, context)
  return { text: '', count: lineFilter.count }
}

function createTextBuilder(): TextBuilder {
  return new TextBuilder((length) => {
    checkReplacedLength(length, maxLength)
  })
}

/** Replaces the matches one at a time. */
function replaceMatches(text: string, options: ReplaceOptions, context: EngineContext): Replaced {
  const replacer = new Replacer(options)
  const replaced = createTextBuilder()
  const chunk = { text, from: 0, to: text.length, isLast: true }
  for (const output of replacer.replace(chunk, (done) => {
    context.progress(done, text.length)
  }))
    replaced.add(output)
  const { count, matches } = replacer
  if (!options.preview) return withChunks({ count, ...noteReferences(options) }, replaced.take())
  const similar = count === 0 ? similarTo(text, options) : undefined
  return { count, matches, ...(similar && { similar }) }
}

function similarTo(text: string, options: ReplaceOptions): SimilarText | undefined {
  const [pair] = pairsOf(options)
  if (!pair || options.regex || options.mode === 'pairs') return undefined
  return findSimilar(text, { ...options, find: pair.find })
}

function noteReferences(options: ReplaceOptions): Pick<Replaced, 'note'> {
  if (!options.regex) return {}
  const note = pairsOf(options).flatMap(({ replace }) => findOtherReference(replace)?.message ?? [])[0]
  return note === undefined ? {} : { note }
}

/** In UTF-16 code units. `String.replace` keeps all matches in a chunk in memory until it has found the last one. */
const chunkLength = 1_000_000
const maxLineLength = 20_000_000

/**
 * Maximum ratio between the lengths of the replacement and the search text. It keeps a chunk from becoming too large
 * before its length is checked.
 */
const maxGrowth = 8

/**
 * Replaces literal text in a long text with `String.replace`, several lines at a time. This is three times as fast as
 * replacing one match at a time. Returns undefined if a match could extend beyond its line or could depend on the
 * characters around it.
 */
function replaceLines(text: string, options: ReplaceOptions, context: EngineContext): Replaced | undefined {
  const { wholeWord, regex, preview, preserveCase, at } = options
  const [pair, ...others] = pairsOf(options)
  if (!pair || others.length > 0 || preserveCase || at >= 0) return undefined
  const { find, replace } = pair
  if (text.length < chunkLength || regex || preview || wholeWord || find.includes('\n')) return undefined
  if (find.length > maxPatternLength || replace.length > maxGrowth * find.length) return undefined
  const pattern = literalPattern(find, options, 'g')
  const replaced = createTextBuilder()
  let count = 0
  const countAndReplace = () => {
    count += 1
    return replace
  }
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfLines(text, start, chunkLength)
    if (end - start > maxLineLength) return undefined
    replaced.add(text.slice(start, end).replace(pattern, countAndReplace))
    context.progress(end, text.length)
  }
  return withChunks({ count }, replaced.take())
}
