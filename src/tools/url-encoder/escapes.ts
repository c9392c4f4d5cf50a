import { InputError } from '#core/input-error.ts'
import { isWellFormed } from '#core/text/char-class.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { TextBuilder, chunkLength } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'

export interface Rules {
  /** A whole address keeps the characters that separate its parts: `:` and `/`, `?`, `&` and so on. */
  readonly wholeUrl: boolean
  /** A space is `+`, as in forms. */
  readonly plus: boolean
}

/** In chunks. */
export function encode(text: string, rules: Rules, context: Pick<EngineContext, 'progress'>): string[] {
  if (!isWellFormed(text)) {
    const reason = 'Half a character stands alone in it: a lone surrogate, which UTF-8 cannot write.'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, chunkLength)) result.add(encodeChunk(chunk, rules))
  return result.take()
}

function encodeChunk(chunk: string, { wholeUrl, plus }: Rules): string {
  const encoded = wholeUrl ? encodeURI(chunk) : encodeURIComponent(chunk)
  // A plus that encodeURI left alone would be read as a space.
  return plus ? encoded.replaceAll('+', '%2B').replaceAll('%20', '+') : encoded
}

/** The text, or undefined if an escape is broken or the bytes are not UTF-8. */
export function tryDecode(text: string, { wholeUrl, plus }: Rules): string | undefined {
  const spaced = plus ? text.replaceAll('+', ' ') : text
  try {
    if (!wholeUrl) return decodeURIComponent(spaced)
    // decodeURI leaves encoded what would separate parts. A plus that stands for a space separates nothing.
    return decodeURI(plus ? spaced.replace(/%2b/gi, '+') : spaced)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return undefined
  }
}

/** In chunks, which the platform decodes faster than a long text. */
export function decode(
  text: string,
  rules: Rules,
  context: Pick<EngineContext, 'progress'>,
  length = chunkLength,
): string[] {
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, length, endBeforeCharacter)) {
    const decoded = tryDecode(chunk, rules)
    if (decoded === undefined) throw new InputError('Decoding error. Invalid URL encoding.', reasonAgainst(text))
    result.add(decoded)
  }
  return result.take()
}

/** The start of an escape that starts a character, near an offset. */
function endBeforeCharacter(text: string, offset: number, start: number): number {
  let end = text.lastIndexOf('%', offset)
  while (end > start && continuesCharacter(text, end)) end = text.lastIndexOf('%', end - 1)
  if (end > start) return end
  end = text.indexOf('%', offset)
  while (end >= 0 && continuesCharacter(text, end)) end = text.indexOf('%', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an escape continues a character: its byte is from 80 to BF. */
function continuesCharacter(text: string, escape: number): boolean {
  return '89ABab'.includes(text.charAt(escape + 1))
}

const maxShownLength = 30

/** Why a text cannot be decoded. */
function reasonAgainst(text: string): string | undefined {
  const broken = /%(?![\da-f]{2})/i.exec(text)
  if (broken) {
    return `Character ${positionOf(text, broken.index)} is a % without two hexadecimal digits after it. A percent sign itself is %25.`
  }
  for (let start = text.indexOf('%'), end = start; start >= 0; start = text.indexOf('%', end)) {
    end = endOfEscapes(text, start)
    const escapes = text.slice(start, end)
    if (tryDecode(escapes, { wholeUrl: false, plus: false }) !== undefined) continue
    const shown = escapes.length > maxShownLength ? `${escapes.slice(0, maxShownLength)}…` : escapes
    return `${shown} at character ${positionOf(text, start)} is no text in UTF-8.`
  }
  return undefined
}

/** As a reader counts characters. */
function positionOf(text: string, index: number): string {
  return String(countGraphemes(text.slice(0, index)) + 1)
}

function endOfEscapes(text: string, start: number): number {
  let end = start
  while (text[end] === '%') end += 3
  return end
}
