import type { OptionValues } from '#core/options.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface Slug {
  readonly text: string
  readonly characters: number
  /** Number of slugs. It can exceed 1 only with `perLine`, and empty lines don't count. */
  readonly slugs: number
}

type SlugOptions = OptionValues<(typeof tool)['options']>

export const engine: Engine<typeof tool, Slug> = {
  async run({ text }, options, context) {
    // Line breaks are normalized first: removing the characters between \r and \n would merge two line breaks into one.
    const lines = options.perLine ? text.replace(/\r\n?|\n/g, lineBreakOf(text)) : text
    const plain = options.keepUnicode ? keepLetters(lines, options) : await transliterate(lines, options, context)
    const slug = joinWords(plain, options)
    return { text: slug, characters: countGraphemes(slug), slugs: slug.match(/[^\r\n]+/g)?.length ?? 0 }
  },
  print: ({ text }) => text,
}

const beyondAscii = /[\u0080-\uffff]+/g

/** Returns the text in lower-case ASCII. Only word characters, whitespace and separators remain. */
async function transliterate(
  text: string,
  { separator }: SlugOptions,
  context: Pick<EngineContext, 'progress'>,
): Promise<string> {
  // The table is large, so it is loaded only when needed.
  const toAscii = text.search(beyondAscii) < 0 ? String : (await import('any-ascii')).default
  const removedCharacters = separator === '.' ? /[^\w\s.-]/g : /[^\w\s-]/g
  const chunks: string[] = []
  for (const chunk of chunksOf(text, context)) {
    chunks.push(
      chunk
        .replace(beyondAscii, (run) => toAscii(run))
        .toLowerCase()
        .replace(removedCharacters, ''),
    )
  }
  return chunks.join('')
}

/**
 * Like `transliterate`, but keeps the letters of every script. A combining mark is kept if its base character is kept.
 */
function keepLetters(text: string, { separator }: SlugOptions): string {
  const baseCharacters = separator === '_' ? String.raw`\p{L}\p{N}` : String.raw`\p{L}\p{N}_`
  const marksWithoutBase = new RegExp(String.raw`(^|[^${baseCharacters}\p{M}])\p{M}+`, 'gmu')
  const removedCharacters = separator === '.' ? /[^\p{L}\p{M}\p{N}_\p{Pd}\s.]/gmu : /[^\p{L}\p{M}\p{N}_\p{Pd}\s]/gmu
  return text
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gmu, '')
    .replace(marksWithoutBase, '$1')
    .replace(removedCharacters, '')
}

/** Puts one separator between words and none at the start and end of the text, or of each line with `perLine`. */
function joinWords(words: string, { separator, perLine }: SlugOptions): string {
  const space = perLine ? String.raw`[^\S\r\n]` : String.raw`\s`
  const gap = new RegExp(String.raw`(?:${space}|[\p{Pd}${separator}])+`, 'gmu')
  const slug = words.replace(gap, separator).replace(new RegExp(String.raw`^[${separator}]|[${separator}]$`, 'gm'), '')
  // Composed and decomposed letters would result in different URLs that look the same.
  return slug.normalize('NFC')
}
