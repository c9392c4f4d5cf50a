import { TextBuilder } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import { invisibleCharacters, references } from './patterns.ts'

/**
 * The characters with a special meaning in HTML. The apostrophe is not written as &apos;, which HTML 4 does not define.
 */
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const anyMarkup = /[&<>"']/g
const referencesOrMarkup = new RegExp(`${references.source}|${anyMarkup.source}`, 'gi')

const invisibleNames: Readonly<Record<string, string>> = { '\u00a0': '&nbsp;', '\u00ad': '&shy;' }

// Excludes characters that have no reference: &#150; stands for a dash from Windows, not for the control character with
// that number, and a lone surrogate is not a character.
const nonAsciiCharacters = /[\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/gmu

/** In UTF-16 code units. Replacing is slower in much longer chunks. */
const chunkLength = 16_384

interface Encoding {
  readonly nonAscii: boolean
  readonly invisible: boolean
  /** Whether numbers are hexadecimal. */
  readonly hex: boolean
  /** Whether the five characters stay as they are. */
  readonly keepMarkup: boolean
  /** Whether the `&` of a reference stays as it is. */
  readonly keepReferences: boolean
  /** Returns the named reference for a character, or its number if it has no name. By default, numbers are used. */
  readonly nameOf?: ((character: string) => string) | undefined
}

/**
 * Encodes the five characters with a special meaning in HTML, and optionally invisible or all non-ASCII characters.
 * Returns chunks.
 */
export function encode(
  text: string,
  { nonAscii, invisible, hex, keepMarkup, keepReferences, nameOf }: Encoding,
  context: Pick<EngineContext, 'progress'>,
): string[] {
  const names: Readonly<Record<string, string>> = { ...markup, ...(invisible && invisibleNames) }
  const referenceOf = (character: string) => {
    if (character.endsWith(';')) return character
    if (names[character] !== undefined) return names[character]
    const name = nameOf?.(character)
    if (name !== undefined && !name.startsWith('&#')) return name
    const code = character.codePointAt(0) ?? 0
    return hex ? `&#x${code.toString(16).toUpperCase()};` : `&#${String(code)};`
  }
  const patterns = [
    ...(keepMarkup ? [] : [keepReferences ? referencesOrMarkup : anyMarkup]),
    ...(nonAscii ? [nonAsciiCharacters] : []),
    ...(invisible ? [invisibleCharacters] : []),
  ]
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, chunkLength, keepReferences ? endBeforeReference : undefined)) {
    result.add(patterns.reduce((encoded, pattern) => encoded.replace(pattern, referenceOf), chunk))
  }
  return result.take()
}

/**
 * Decodes every reference in the HTML standard. Works in chunks, because the library concatenates short strings, which
 * is slow for millions of them.
 */
export async function decode(
  text: string,
  context: Pick<EngineContext, 'progress'>,
  length = chunkLength,
): Promise<string[]> {
  // Loaded only for decoding, because it includes the table of all references.
  const { decodeHTML } = await import('entities/decode')
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, length, endBeforeReference)) result.add(decodeHTML(chunk))
  return result.take()
}

/**
 * Returns the start of a reference near an offset, because a chunk that ends at any other offset could split a
 * reference.
 */
function endBeforeReference(text: string, offset: number, start: number): number {
  const last = text.lastIndexOf('&', offset)
  const end = last > start ? last : text.indexOf('&', offset)
  return end < 0 ? text.length : end
}
