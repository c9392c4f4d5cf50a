import { TextBuilder } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'

/** The characters with a meaning in HTML. The apostrophe is not &apos;, which HTML 4 does not know. */
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const anyMarkup = /[&<>"']/g

// Without the characters that no reference stands for: &#150; is a dash of Windows and not the control character of that
// number, and half a surrogate pair is not a character.
const markupAndNonAscii = /[&<>"'\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/gmu

/** In UTF-16 units. Much longer chunks are slower to replace in. */
const chunkLength = 16_384

/** The five characters with a meaning in HTML as references, and on request all that are not ASCII. In chunks. */
export function encode(text: string, nonAscii: boolean, context: Pick<EngineContext, 'progress'>): string[] {
  // Texts use few characters, each of them often.
  const references = new Map(Object.entries(markup))
  const referenceOf = (character: string) => {
    let reference = references.get(character)
    if (reference === undefined) {
      reference = `&#${String(character.codePointAt(0))};`
      references.set(character, reference)
    }
    return reference
  }
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, chunkLength)) {
    result.add(chunk.replace(nonAscii ? markupAndNonAscii : anyMarkup, referenceOf))
  }
  return result.take()
}

/**
 * Every reference as the character it stands for, by the HTML standard. In chunks: the library adds one short string to
 * the next, and a text of millions of them is slow to put together.
 */
export async function decode(
  text: string,
  context: Pick<EngineContext, 'progress'>,
  length = chunkLength,
): Promise<string[]> {
  // It comes with the table of all references, so it is only loaded for decoding.
  const { decodeHTML } = await import('entities/decode')
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, length, endBeforeReference)) result.add(decodeHTML(chunk))
  return result.take()
}

/** The start of a reference near an offset: the only place that is surely not within one. */
function endBeforeReference(text: string, offset: number, start: number): number {
  const last = text.lastIndexOf('&', offset)
  const end = last > start ? last : text.indexOf('&', offset)
  return end < 0 ? text.length : end
}
