import { InputError } from '#core/input-error.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { Splicer } from '#core/text/splicer.ts'
import type { Engine } from '#core/tool.ts'
import { LiteralSearch } from './literal-search.ts'
import { PatternSearch } from './pattern-search.ts'
import { replacePlainly } from './replace-plainly.ts'
import { replaceStream } from './replace-stream.ts'
import type { tool } from './tool.ts'

export interface Place {
  /** In UTF-16 units, as JavaScript counts. */
  readonly start: number
  readonly end: number
}

export interface Replaced {
  /** The text with every match replaced; left out of a preview. */
  readonly text?: string
  readonly count: number
  /** Only in a preview: the first matches, up to the limit. */
  readonly matches?: readonly Place[]
}

/** More than twice a text of 100 MB, and still less than a tab can hold. */
const maxLength = 250_000_000

const matchesPerReport = 100_000

export const engine: Engine<typeof tool, Replaced> = {
  run({ text }, { regex, preview, limit, ...options }, host) {
    if (options.find === '') throw nothingToFind()

    const replaced = preview || regex ? undefined : replacePlainly(text, options, { maxLength, host })
    if (replaced) return replaced
    const search = regex ? new PatternSearch(text, options) : new LiteralSearch(text, options)
    const splicer = preview ? undefined : new Splicer(text, maxLength)
    const matches: Place[] = []
    let count = 0
    while (search.next()) {
      count += 1
      if (splicer) search.write(splicer)
      else if (matches.length < limit) matches.push({ start: search.start, end: search.end })
      if (count % matchesPerReport === 0) host.progress(search.end, text.length)
    }
    return splicer ? withPieces({ count }, splicer.finish()) : { count, matches }
  },

  async *stream(chunks, options, host) {
    if (options.find === '') throw nothingToFind()
    return yield* replaceStream(chunks, options, host)
  },

  print: ({ text, count }) => text ?? String(count),
}

function nothingToFind(): InputError {
  return new InputError('Please enter text to find')
}
