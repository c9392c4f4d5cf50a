import { InputError } from '#core/input-error.ts'
import { isWellFormed } from '#core/text/char-class.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { TextBuilder, chunkLength } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'

export interface Rules {
  /** Keeps the characters that separate the parts of a URL: `:`, `/`, `?`, `&` and so on. */
  readonly wholeUrl: boolean
  /** Keeps the line breaks between texts that are encoded together. */
  readonly lines?: boolean
  /** Writes and reads a space as `+`, as in HTML forms. */
  readonly plus: boolean
  /** Encodes the punctuation that RFC 3986 reserves and JavaScript keeps. */
  readonly strict?: boolean
  /** Reads escapes that aren't UTF-8, such as the %E9 of old pages, as Windows-1252. */
  readonly windows1252?: boolean
  /** Leaves escapes that can't be decoded as they are. */
  readonly keepInvalid?: boolean
}

/** Returns the encoded text in chunks. */
export function encode(text: string, rules: Rules, context: Pick<EngineContext, 'progress'>): string[] {
  if (!isWellFormed(text)) {
    const reason = 'It contains an unpaired surrogate (half of a character).'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  const result = new TextBuilder()
  const endOf = rules.wholeUrl ? endOfWord : undefined
  for (const chunk of chunksOf(text, context, chunkLength, endOf)) result.add(encodeChunk(chunk, rules))
  return result.take()
}

/** Returns the offset of the next whitespace, so that no chunk ends inside a URL. */
function endOfWord(text: string, offset: number): number {
  const space = /\s/g
  space.lastIndex = offset
  return space.exec(text)?.index ?? text.length
}

/** The encoded brackets around an IPv6 address, as in `http://[::1]:8080/`. */
const encodedHost = /(:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D(?=[:/?#]|%20|%0|$)/gi

function encodeChunk(chunk: string, { wholeUrl, lines, plus, strict }: Rules): string {
  const joined = wholeUrl ? encodeURI(chunk).replace(encodedHost, '$1[$2]') : encodeURIComponent(chunk)
  const split = lines ? joined.replaceAll('%0D', '\r').replaceAll('%0A', '\n') : joined
  const encoded = strict ? split.replaceAll(/[!'()*]/g, escapeAscii) : split
  // encodeURI keeps a plus sign, which would then be read as a space.
  return plus ? encoded.replaceAll('+', '%2B').replaceAll('%20', '+') : encoded
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

const hex = String.raw`[\da-f]`
const continuation = `%[89ab]${hex}`
/** The escapes of one character, which has one to four bytes in UTF-8. */
const escapedCharacter = new RegExp(
  `%[0-7]${hex}|%[cd]${hex}${continuation}|%e${hex}(?:${continuation}){2}|%f${hex}(?:${continuation}){3}`,
  'gi',
)

/** Decodes the valid escapes and leaves the others as they are. */
function decodeValid(text: string, rules: Rules): string {
  const spaced = rules.plus ? text.replaceAll('+', ' ') : text
  return spaced.replaceAll(escapedCharacter, (escapes) => tryDecode(escapes, rules) ?? escapes)
}

/** Decodes each run of escapes as UTF-8 or, if it isn't, as Windows-1252. Returns undefined if a `%` is not an escape. */
function decodeWindows1252(text: string, rules: Rules): string | undefined {
  if (/%(?![\da-f]{2})/i.test(text)) return undefined
  const spaced = rules.plus ? text.replaceAll('+', ' ') : text
  return spaced.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    // Decoded as a stream, because Node 20 decodes a whole text as Latin-1, in which %80 is not a euro sign.
    const bytes = Uint8Array.from(escapes.split('%').slice(1), (hex) => Number.parseInt(hex, 16))
    return tryDecode(escapes, rules) ?? new TextDecoder('windows-1252').decode(bytes, { stream: true })
  })
}

/** Returns the decoded text in chunks. Decoding chunks is faster than decoding one long text. */
export function decode(
  text: string,
  rules: Rules,
  context: Pick<EngineContext, 'progress'>,
  length = chunkLength,
): string[] {
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, length, endBeforeCharacter)) {
    const decoded =
      tryDecode(chunk, rules) ??
      (rules.windows1252 ? decodeWindows1252(chunk, rules) : undefined) ??
      (rules.keepInvalid ? decodeValid(chunk, rules) : undefined)
    if (decoded === undefined) throw new InputError('Decoding error. Invalid URL encoding.', findDecodingProblem(text))
    result.add(decoded)
  }
  return result.take()
}

/** Returns the start of an escape near the offset that is the first escape of a character. */
function endBeforeCharacter(text: string, offset: number, start: number): number {
  let end = text.lastIndexOf('%', offset)
  while (end > start && continuesCharacter(text, end)) end = text.lastIndexOf('%', end - 1)
  if (end > start) return end
  end = text.indexOf('%', offset)
  while (end >= 0 && continuesCharacter(text, end)) end = text.indexOf('%', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an escape continues a character, which means that its byte is 80 to BF. */
function continuesCharacter(text: string, escape: number): boolean {
  return '89ABab'.includes(text.charAt(escape + 1))
}

const maxShownLength = 30

/** Describes why a text can't be decoded. */
function findDecodingProblem(text: string): string | undefined {
  const broken = /%(?![\da-f]{2})/i.exec(text)
  if (broken) {
    const position = positionOf(text, broken.index)
    return `The % at character ${position} needs two hexadecimal digits after it. Write a percent sign as %25.`
  }
  for (let start = text.indexOf('%'), end = start; start >= 0; start = text.indexOf('%', end)) {
    end = endOfEscapes(text, start)
    const escapes = text.slice(start, end)
    if (tryDecode(escapes, { wholeUrl: false, plus: false }) !== undefined) continue
    const shown = escapes.length > maxShownLength ? `${escapes.slice(0, maxShownLength)}…` : escapes
    return `${shown} at character ${positionOf(text, start)} isn’t valid UTF-8.`
  }
  return undefined
}

/** Returns the position in graphemes, starting at 1. */
function positionOf(text: string, index: number): string {
  return String(countGraphemes(text.slice(0, index)) + 1)
}

function endOfEscapes(text: string, start: number): number {
  let end = start
  while (text[end] === '%') end += 3
  return end
}
