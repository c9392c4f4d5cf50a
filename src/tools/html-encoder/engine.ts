import { withChunks } from '#core/long-text/chunked-result.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { references } from './references.ts'
import type { tool } from './tool.ts'
import { print } from './result.ts'

type Options = OptionValues<(typeof tool)['options']>
type Context = Pick<EngineContext, 'progress'>

/**
 * The characters with a special meaning in HTML. The apostrophe is not written as &apos;, which HTML 4 does not define.
 */
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const anyMarkup = /[&<>"']/g
const referencesOrMarkup = new RegExp(`${references.source}|${anyMarkup.source}`, 'gi')

// Excludes characters that have no reference: &#150; stands for a dash from Windows, not for the control character with
// that number, and a lone surrogate is not a character.
const nonAsciiCharacters = /[\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/gmu

/** In UTF-16 code units. Replacing is slower in much longer chunks. */
const chunkLength = 16_384

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, options, context) {
    const isDecoding = options.direction === 'decode'
    return withChunks({}, await (isDecoding ? decode(text, context) : encode(text, options, context)))
  },
  print,
}

/** Encodes the five characters with a special meaning in HTML, and optionally non-ASCII characters. Returns chunks. */
async function encode(text: string, options: Options, context: Context): Promise<string[]> {
  const { nonAscii, named, hex, keepMarkup, keepReferences } = options
  // The option does not apply to `&` and the other four: they always have their usual names.
  const nameOf = nonAscii && named ? (await import('entities')).encodeNonAsciiHTML : undefined
  const referenceOf = (match: string) => {
    // A reference that is kept.
    if (match.endsWith(';')) return match
    if (markup[match] !== undefined) return markup[match]
    const name = nameOf?.(match)
    // A character without a name has a number.
    if (name !== undefined && !name.startsWith('&#')) return name
    const code = match.codePointAt(0) ?? 0
    return hex ? `&#x${code.toString(16).toUpperCase()};` : `&#${String(code)};`
  }
  const patterns = [
    ...(keepMarkup ? [] : [keepReferences ? referencesOrMarkup : anyMarkup]),
    ...(nonAscii ? [nonAsciiCharacters] : []),
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
export async function decode(text: string, context: Context, length = chunkLength): Promise<string[]> {
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
