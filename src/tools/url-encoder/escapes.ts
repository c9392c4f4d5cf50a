import { InputError, type TextRange } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { clip } from '#core/text/clip.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { TextBuilder, chunkLength } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>
export type Rules = Partial<Options>

/** Returns a function that ends a chunk before the next match of a pattern. */
const endBefore = (pattern: RegExp) => (text: string, offset: number) => {
  pattern.lastIndex = offset
  return pattern.exec(text)?.index ?? text.length
}

/** No chunk ends inside a URL. */
const nextSpace = endBefore(/\s/g)
/** With each line apart, no chunk ends inside a line. */
const nextLineBreak = endBefore(/[\r\n]/g)
/** No chunk ends inside an escape or a surrogate pair. */
const nextPlainCharacter = endBefore(/[^%\da-f\ud800-\udfff]/gi)

/** Returns the encoded text in chunks. */
export function encode(text: string, rules: Rules, context: Pick<EngineContext, 'progress'>): string[] {
  if (!text.isWellFormed()) {
    const reason = 'It contains an unpaired surrogate (half of a character).'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  const result = new TextBuilder()
  const { start, end } = rules.wholeUrl && !rules.lines ? addressIn(text) : { start: 0, end: text.length }
  result.add(text.slice(0, start))
  for (const chunk of chunksOf(text.slice(start, end), context, chunkLength, rules.lines ? nextLineBreak : nextSpace))
    result.add(encodeChunk(chunk, rules))
  result.add(text.slice(end))
  return result.take()
}

/** Returns the range of the text without the spaces around it. */
function addressIn(text: string): TextRange {
  let end = text.length
  while (text[end - 1] === ' ') end--
  const start = text.search(/[^ ]/)
  return start < 0 ? { start: end, end } : { start, end }
}

/** The encoded brackets around an IPv6 address, as in `http://[::1]:8080/`. */
const encodedHost = /(:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D(?=[:/?#]|%20|%0|$)/gi

function encodeChunk(chunk: string, { wholeUrl, lines, keepEscapes, plus, strict }: Rules): string {
  const joined = wholeUrl ? encodeURI(chunk).replace(encodedHost, '$1[$2]') : encodeURIComponent(chunk)
  const split = lines ? joined.replaceAll('%0D', '\r').replaceAll('%0A', '\n') : joined
  const trimmed = wholeUrl && lines ? keepOuterSpaces(split) : split
  const encoded = strict ? trimmed.replaceAll(/[!'()*]/g, escapeAscii) : trimmed
  // encodeURI keeps a plus sign, which would then be read as a space.
  const spaced = plus ? encoded.replaceAll('+', '%2B').replaceAll('%20', '+') : encoded
  return keepEscapes ? spaced.replaceAll(/%25(?=[\da-f]{2})/gi, '%') : spaced
}

/** Decodes the spaces at either end of a line. */
function keepOuterSpaces(lines: string): string {
  const isLineEdge = (offset: number) => /^[\r\n]?$/.test(lines.charAt(offset))
  return lines.replace(/(?:%20)+/g, (spaces, offset: number) =>
    isLineEdge(offset - 1) || isLineEdge(offset + spaces.length) ? ' '.repeat(spaces.length / 3) : spaces,
  )
}

function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

/** Returns the decoded text, or undefined if an escape is invalid or the bytes are not UTF-8. */
export function tryDecode(text: string, { wholeUrl, plus }: Rules): string | undefined {
  const spaced = plus ? text.replaceAll('+', ' ') : text
  try {
    if (!wholeUrl) return decodeURIComponent(spaced)
    // decodeURI leaves %2B encoded, like all separators. With this option, a plus sign is not a separator.
    return decodeURI(plus ? spaced.replace(/%2b/gi, '+') : spaced)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return undefined
  }
}

/** A run of escapes, or a percent sign without two digits. */
const escapeRuns = /(?:%[\da-f]{2})+|%/gi

/** Returns the decoded text in chunks. */
export function decode(text: string, rules: Rules, context: Pick<EngineContext, 'progress'>): string[] {
  const result = new TextBuilder()
  let start = 0
  for (const chunk of chunksOf(text, context, chunkLength, nextPlainCharacter)) {
    const decodeRun = (escapes: string, offset: number) => {
      const decoded = tryDecode(escapes, rules)
      if (decoded !== undefined) return decoded
      const problem = describeProblem(escapes, countGraphemes(text.slice(0, start + offset)) + 1)
      throw new InputError('Decoding error. Invalid URL encoding.', problem)
    }
    const spaced = rules.plus ? chunk.replaceAll('+', ' ') : chunk
    result.add(tryDecode(chunk, rules) ?? spaced.replaceAll(escapeRuns, decodeRun))
    start += chunk.length
  }
  return result.take()
}

const maxShownLength = 30

/** Describes why escapes can't be decoded. The position is in graphemes, starting at 1. */
function describeProblem(escapes: string, position: number): string {
  if (escapes === '%') {
    return `The % at character ${String(position)} needs two hexadecimal digits after it. Write a percent sign as %25.`
  }
  return `${clip(escapes, maxShownLength)} at character ${String(position)} isn’t valid UTF-8.`
}
