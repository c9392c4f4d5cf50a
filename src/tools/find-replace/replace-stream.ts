import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'
import { decodedPieces } from '#core/text/pieces.ts'
import { Splicer } from '#core/text/splicer.ts'
import { type Stretch, stretchesOf } from '#core/text/stretches.ts'
import type { Host } from '#core/tool.ts'
import type { Place, Replaced } from './engine.ts'
import { LiteralSearch } from './literal-search.ts'
import { PatternSearch } from './pattern-search.ts'
import { staysInLine } from './stays-in-line.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

/** In characters. What is replaced in one piece, of a pattern's line or of the text it needs at once, is no longer. */
const longestPiece = 250_000_000

/** So much output is handed on at once: a short pattern and a long replacement can make a lot of a little. */
const outputHeld = 1_000_000

/** The most units a character has. */
const longestCharacter = 2

/** The text in pieces, replaced as it comes: what is yielded is the same text that all of it at once would become. */
export async function* replaceStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  host: Host,
): AsyncGenerator<string, Replaced, void> {
  const pieces = decodedPieces(chunks, host)
  const replacing = new Replacing(options)
  if (options.regex) {
    // A pattern that is none is refused whatever the file holds.
    new PatternSearch('', options)
    for await (const stretch of searchable(pieces, options)) {
      yield* replacing.replace({ ...stretch, from: 0, to: stretch.text.length })
    }
    return replacing.finish()
  }

  let held = ''
  let from = 0
  for await (const piece of pieces) {
    held += piece
    // A match that begins before here has a character behind it, which tells whether a word goes on.
    const to = betweenCharacters(held, held.length - options.find.length)
    if (to <= from) continue
    const end = yield* replacing.replace({ text: held, from, to, isLast: false })
    // What is done stays a little longer: a whole word is known by the character before it, too.
    const start = Math.max(0, end - longestCharacter)
    held = held.slice(start)
    from = end - start
  }
  yield* replacing.replace({ text: held, from, to: held.length, isLast: true })
  return replacing.finish()
}

function betweenCharacters(text: string, place: number): number {
  const isInside = isHighSurrogate(text.charCodeAt(place - 1)) && isLowSurrogate(text.charCodeAt(place))
  return isInside ? place - 1 : place
}

/** A part of the text in which every match can be seen that begins from one place up to another. */
interface Reach extends Stretch {
  readonly from: number
  readonly to: number
}

class Replacing {
  readonly #options: Options
  readonly #matches: Place[] = []
  #count = 0
  /** How much of the text is done. */
  #done = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Gives the replaced text, and at last the place up to which it is replaced, which a match may have moved on. */
  *replace({ text, from, to, isLast }: Reach): Generator<string, number, void> {
    const { regex, preview, limit } = this.#options
    const search = regex ? new PatternSearch(text, this.#options) : new LiteralSearch(text, this.#options, from)
    const splicer = preview ? undefined : new Splicer(text, longestPiece)
    splicer?.cut(0, from)
    const shift = this.#done - from
    let end = to
    // Nothing at the very end of a stretch is something at the start of the next.
    while (search.next() && (isLast || search.start < to)) {
      this.#count += 1
      end = Math.max(to, search.end)
      if (!splicer) {
        if (this.#matches.length < limit) this.#matches.push({ start: shift + search.start, end: shift + search.end })
        continue
      }
      search.write(splicer)
      if (splicer.length > outputHeld) yield splicer.take()
    }
    splicer?.cut(end, text.length)
    if (splicer) yield splicer.take()
    this.#done += end - from
    return end
  }

  finish(): Replaced {
    const count = this.#count
    return this.#options.preview ? { count, matches: this.#matches } : { text: '', count }
  }
}

/** The text in stretches across whose borders the pattern cannot match: of whole lines, or all of it. */
function searchable(pieces: AsyncIterable<string>, { find, replace }: Options): AsyncIterable<Stretch> {
  const pointsAround = /\$[`']/.test(replace)
  const goesByLine = staysInLine(find) && !pointsAround
  return stretchesOf(pieces, {
    lastCut: (piece) => (goesByLine ? piece.lastIndexOf('\n') + 1 : 0),
    longest: longestPiece,
    tooLong: () => (goesByLine ? lineTooLong() : textTooLong(pointsAround)),
  })
}

function lineTooLong(): InputError {
  return new InputError(
    'A line of this file is too long for a regular expression',
    'It has more than 250 million characters. Without a regular expression lines may be of any length.',
  )
}

function textTooLong(pointsAround: boolean): InputError {
  return new InputError(
    'This file is too large for this regular expression',
    pointsAround
      ? "$` and $' in the replacement stand for all the text before or after a match, which takes the whole text at once."
      : String.raw`It may match across line breaks, which takes the whole text at once. For a large file write [ \t] ` +
          String.raw`in place of \s, and name \n among what is left out: [^,\n] in place of [^,].`,
  )
}
