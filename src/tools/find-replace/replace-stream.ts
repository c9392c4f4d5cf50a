import { InputError } from '#core/tool/input-error.ts'
import { isInsidePair } from '#core/text/char-class.ts'
import { type Chunk, decodedChunks, cutAtBoundaries } from '#core/long-text/text-stream.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import type { Replaced } from './result.ts'
import { searchedText } from './finder.ts'
import { maxLength, type ReplaceOptions, Replacer } from './replacer.ts'

/**
 * Replaces the matches in a file while reading it. Yields the same text as replacing the matches in the whole file at
 * once.
 */
export async function* replaceStream(
  bytes: AsyncIterable<Uint8Array>,
  options: ReplaceOptions,
  context: EngineContext,
  maxSearchedLength = maxLength,
): AsyncGenerator<string, Replaced, void> {
  const replacer = new Replacer(options)
  const chunks = decodedChunks(bytes, context)
  if (options.regex) {
    for await (const { text, isLast } of searchableChunks(chunks, options, maxSearchedLength))
      yield* replacer.replace({ text, from: 0, to: text.length, isLast })
  } else {
    yield* replaceLiteral(chunks, options, replacer)
  }
  const { count, matches } = replacer
  return options.preview ? { count, matches } : { text: '', count }
}

/** In UTF-16 code units. */
const maxCharacterLength = 2

async function* replaceLiteral(
  chunks: AsyncIterable<string>,
  options: ReplaceOptions,
  replacer: Replacer,
): AsyncGenerator<string, void, void> {
  const { length } = searchedText(options)
  let pending = ''
  let from = 0
  for await (const chunk of chunks) {
    pending += chunk
    // A match that starts before this offset is followed by at least one more character, which shows whether the word
    // continues.
    const last = pending.length - length
    const to = isInsidePair(pending, last) ? last - 1 : last
    if (to <= from) continue
    const end = yield* replacer.replace({ text: pending, from, to, isLast: false })
    // The character before this offset is kept, because it shows whether a word started earlier.
    const start = Math.max(0, end - maxCharacterLength)
    pending = pending.slice(start)
    from = end - start
  }
  yield* replacer.replace({ text: pending, from, to: pending.length, isLast: true })
}

/** Splits the text into chunks that no match can extend beyond: whole lines, or the whole text. */
function searchableChunks(
  chunks: AsyncIterable<string>,
  options: ReplaceOptions,
  maxLength: number,
): AsyncIterable<Chunk> {
  const usesSurroundings = /\$[`']/.test(options.replace)
  const worksByLine = staysInLine(options.find) && !usesSurroundings
  return cutAtBoundaries(chunks, {
    findLastCut: (chunk) => (worksByLine ? chunk.lastIndexOf('\n') + 1 : 0),
    maxLength,
    createTooLongError: () => (worksByLine ? lineTooLong() : textTooLong(usesSurroundings)),
  })
}

/** Matches the parts of a pattern: escapes, classes, groups with flags, and single characters. */
const tokens =
  /\\(?:[pu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\(\?[a-z-]|[^]/gimu

/**
 * Whether no part of a pattern, not even a lookaround, can match a line feed. In that case no match depends on other
 * lines, because `^`, `$` and `\b` treat the end of a line like the end of the text.
 */
export function staysInLine(pattern: string): boolean {
  return (pattern.match(tokens) ?? []).every((token) => !matchesLineFeed(token))
}

function matchesLineFeed(token: string): boolean {
  // In a group with flags, the dot may match a line feed (`s`), or the caret only the start of the text (without `m`).
  if (token === '\n' || token.startsWith('(?')) return true
  // A backreference repeats the match of a group, and the group itself is checked separately.
  if (!/^[\\[]/.test(token) || /^\\[\dk]/.test(token)) return false
  return new RegExp(token, 'imu').exec('\n')?.[0] === '\n'
}

function lineTooLong(): InputError {
  return new InputError(
    'A line in this file is too long for a regular expression',
    'It has more than 250 million characters. Without a regular expression, lines can be of any length.',
  )
}

function textTooLong(usesSurroundings: boolean): InputError {
  return new InputError(
    'This file is too large for this regular expression',
    usesSurroundings
      ? "$` and $' in the replacement insert all text before or after a match, which requires the whole file in memory."
      : String.raw`It can match across line breaks, which requires the whole file in memory. Use [ \t] instead of \s, ` +
          String.raw`and exclude \n from negated classes: [^,\n] instead of [^,].`,
  )
}
