import { withChunks } from '#core/chunked-result.ts'
import type { TextRange } from '#core/input-error.ts'
import { filterLineStream } from '#core/text/line-stream.ts'
import { rearrangeLines } from '#core/text/rearrange-lines.ts'
import { findLiteralEscape } from '#core/regex/escapes.ts'
import { findOtherReference } from '#core/regex/other-regex-syntax.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { createPairFinder } from './pair-finder.ts'
import { pairsOf } from './pairs.ts'
import { replaceStream } from './replace-stream.ts'
import { createReplacedText, type ReplaceOptions, Replacer } from './replacer.ts'
import { offerOtherSearch, type OtherSearch } from './search-offer.ts'
import type { tool } from './tool.ts'

/** `similar` and `offer` are only in a preview. */
export interface Replaced extends OtherSearch {
  /** The changed text; undefined in a preview. */
  readonly text?: string
  /** Number of matches, or of lines with a match if lines are kept or removed. */
  readonly count: number
  /** Only in a preview: the first matches, up to the limit. */
  readonly matches?: readonly TextRange[]
  /** Present if `\n` is taken literally, or a replacement refers to groups as JavaScript does not. */
  readonly note?: string
}

export const engine: Engine<typeof tool, Replaced> = {
  run({ text }, options, context) {
    if (!filtersLines(options)) return replaceMatches(text, options, context)
    const found = { count: 0 }
    const filtered = rearrangeLines(text, createLineFilter(options, found))
    return { text: filtered, ...found }
  },

  async *stream(chunks, options, context) {
    if (!filtersLines(options)) return yield* replaceStream(chunks, options, context)
    const found = { count: 0 }
    yield* filterLineStream(chunks, createLineFilter(options, found), context)
    return { text: '', ...found }
  },

  print: ({ text, count }) => text ?? String(count),

  note: ({ note }) => note,

  hasNoMatch: ({ count }, { mode }) => mode === 'keepLines' && count === 0,
}

/** A preview counts the matches themselves. */
function filtersLines({ mode, preview }: ReplaceOptions): boolean {
  return (mode === 'keepLines' || mode === 'removeLines') && !preview
}

/** Keeps or removes the lines with a match, and counts them. Each line is searched on its own. */
function createLineFilter(options: ReplaceOptions, found: { count: number }) {
  const find = createPairFinder(options)
  return (lines: readonly string[]): string[] =>
    lines.filter((line) => {
      const hasMatch = find(line).next().done !== true
      if (hasMatch) found.count += 1
      return hasMatch === (options.mode === 'keepLines')
    })
}

function replaceMatches(text: string, options: ReplaceOptions, context: EngineContext): Replaced {
  const replacer = new Replacer(options)
  const replaced = createReplacedText()
  const chunk = { text, from: 0, to: text.length, isLast: true }
  for (const output of replacer.replace(chunk, (done) => context.progress(done, text.length))) replaced.add(output)
  const { count, matches } = replacer
  if (!options.preview) return withChunks({ count, ...noteSyntax(options) }, replaced.take())
  return { count, matches, ...offerOtherSearch(text, options, count) }
}

function noteSyntax(options: ReplaceOptions): Pick<Replaced, 'note'> {
  if (options.escapes && !options.regex) return {}
  const [note] = pairsOf(options).flatMap(({ find, replace }) => {
    if (options.regex) return findOtherReference(replace)?.message ?? []
    const hint = findLiteralEscape(find + replace)
    return hint ? `${hint.message} The option “escapes” changes that.` : []
  })
  return note === undefined ? {} : { note }
}
