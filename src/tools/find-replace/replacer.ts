import type { TextRange } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { checkResultLength, TextBuilder } from '#core/long-text/text-builder.ts'
import { expandEscapes } from '#core/regex/escapes.ts'
import { createReplacement } from '#core/regex/replacement.ts'
import { createFinder, type FindAll } from './finder.ts'
import type { tool } from './tool.ts'

export type ReplaceOptions = OptionValues<(typeof tool)['options']>

/** A chunk of a text. It fully contains every match that starts at or after `from` and before `to`. */
interface SearchedChunk {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly isLast: boolean
}

/** In UTF-16 code units. More than twice the length of a 100 MB text, and less than a browser tab can hold. */
export const maxLength = 250_000_000

/**
 * Output is yielded in chunks of about this length, because a long replacement can turn a short text into a very long
 * one.
 */
const outputLength = 1_000_000

const matchesPerReport = 100_000

export function checkReplacedLength(length: number): void {
  checkResultLength(length, maxLength, 'replacement')
}

export function createReplacedText(): TextBuilder {
  return new TextBuilder(checkReplacedLength)
}

/** Returns the text that replaces a match of literal text. */
export function insertedText({ replace, escapes }: ReplaceOptions): string {
  return escapes ? expandEscapes(replace) : replace
}

/** In a regular expression’s replacement, `\n` always stands for a line break. */
function createExpand(options: ReplaceOptions): (match: RegExpExecArray) => string {
  if (options.regex) return createReplacement(expandEscapes(options.replace))
  const inserted = insertedText(options)
  return () => inserted
}

/** Replaces the matches in a text that arrives in chunks. In a preview, it only counts and lists them. */
export class Replacer {
  readonly matches: TextRange[] = []
  count = 0
  readonly #options: ReplaceOptions
  readonly #find: FindAll
  readonly #expand: (match: RegExpExecArray) => string
  /** Length of the text processed so far. */
  #done = 0

  constructor(options: ReplaceOptions) {
    this.#options = options
    this.#find = createFinder(options)
    this.#expand = createExpand(options)
  }

  /**
   * Yields the replaced text. Returns the offset at which the processed text ends, which is after `to` if a match
   * extends beyond it.
   */
  *replace(
    { text, from, to, isLast }: SearchedChunk,
    report?: (done: number) => void,
  ): Generator<string, number, void> {
    const { preview, limit, at } = this.#options
    const result = createReplacedText()
    const shift = this.#done - from
    let copiedTo = from
    let end = to
    for (const match of this.#find(text, from)) {
      // An empty match at the end of a chunk will be found again at the start of the next chunk.
      if (match.index >= to && !isLast) break
      const matchEnd = match.index + match[0].length
      end = Math.max(to, matchEnd)
      if (!preview && at >= 0 && shift + match.index !== at) continue
      this.count += 1
      if (preview) {
        if (this.matches.length < limit) this.matches.push({ start: shift + match.index, end: shift + matchEnd })
      } else {
        result.add(text.slice(copiedTo, match.index))
        result.add(this.#expand(match))
        copiedTo = matchEnd
        if (result.length > outputLength) yield result.take().join('')
      }
      if (this.count % matchesPerReport === 0) report?.(matchEnd)
    }
    result.add(text.slice(copiedTo, end))
    if (!preview) yield result.take().join('')
    this.#done += end - from
    return end
  }
}
