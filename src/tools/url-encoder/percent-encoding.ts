import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { clip } from '#core/text/clip.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import { chunkLength, chunksOf } from '#core/long-text/chunks.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>
export type Rules = Partial<Options>

/** Returns a function that ends a chunk before the next match of a pattern. */
const endBefore = (pattern: RegExp) => (text: string, offset: number) => {
  pattern.lastIndex = offset
  return pattern.exec(text)?.index ?? text.length
}

/** No chunk ends inside a run of non-space characters. */
const nextSpace = endBefore(/\s/g)
/** No chunk ends inside a line. */
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
  const endOf = rules.wholeUrl ? nextLineBreak : nextSpace
  for (const chunk of chunksOf(text, context, chunkLength, endOf)) result.add(encodeChunk(chunk, rules))
  return result.take()
}

/** The encoded brackets around an IPv6 address, as in `http://[::1]:8080/`. */
const encodedHost = /(:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D(?=[:/?#]|%20|%0|$)/gi

function encodeChunk(chunk: string, { wholeUrl, lines, keepEscapes, plus, strict }: Rules): string {
  const joined = wholeUrl ? encodeAddresses(chunk) : encodeURIComponent(chunk)
  const split = lines ? joined.replaceAll('%0D', '\r').replaceAll('%0A', '\n') : joined
  const encoded = strict ? split.replaceAll(/[!'()*]/g, escapeAscii) : split
  // encodeURI keeps a plus sign, which would then be read as a space.
  const spaced = plus ? encoded.replaceAll('+', '%2B').replaceAll('%20', '+') : encoded
  return keepEscapes ? spaced.replaceAll(/%25(?=[\da-f]{2})/gi, '%') : spaced
}

/** Encodes addresses. The spaces at either end of a line are not part of one. */
function encodeAddresses(text: string): string {
  const encoded = encodeURI(text).replace(encodedHost, '$1[$2]')
  const isLineEdge = (beside: string) => /^(?:%0[AD])?$/.test(beside)
  return encoded.replace(/(?:%20)+/g, (spaces, offset: number) => {
    const before = encoded.slice(Math.max(0, offset - 3), offset)
    const end = offset + spaces.length
    return isLineEdge(before) || isLineEdge(encoded.slice(end, end + 3)) ? ' '.repeat(spaces.length / 3) : spaces
  })
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
      const position = start + offset
      const problem = describeProblem(escapes, countGraphemes(text.slice(0, position)) + 1)
      throw new InputError('Decoding error. Invalid URL encoding.', problem, { offset: position })
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
