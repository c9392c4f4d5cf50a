import type { OptionValues } from '#core/options.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface Slug {
  readonly text: string
  readonly characters: number
  /** One, or as many as there are lines with a word in them. */
  readonly slugs: number
}

type SlugOptions = OptionValues<(typeof tool)['options']>

export const engine: Engine<typeof tool, Slug> = {
  async run({ text }, options, context) {
    // Before anything between two line breaks is removed: \r and \n would become one.
    const lines = options.perLine ? text.replace(/\r\n?|\n/g, lineBreakOf(text)) : text
    const plain = options.keepUnicode ? keepLetters(lines, options) : await transliterate(lines, options, context)
    const slug = joinWords(plain, options)
    return { text: slug, characters: countGraphemes(slug), slugs: slug.match(/[^\r\n]+/g)?.length ?? 0 }
  },
  print: ({ text }) => text,
}

const beyondAscii = /[\u0080-\uffff]+/g

/** The text in lower-case ASCII letters, without what is neither a word character nor stands between words. */
async function transliterate(
  text: string,
  { separator }: SlugOptions,
  context: Pick<EngineContext, 'progress'>,
): Promise<string> {
  // The table is large, so only texts that need it load it.
  const toAscii = text.search(beyondAscii) < 0 ? String : (await import('any-ascii')).default
  const stripped = separator === '.' ? /[^\w\s.-]/g : /[^\w\s-]/g
  const chunks: string[] = []
  for (const chunk of chunksOf(text, context)) {
    chunks.push(
      chunk
        .replace(beyondAscii, (run) => toAscii(run))
        .toLowerCase()
        .replace(stripped, ''),
    )
  }
  return chunks.join('')
}

/** The same with the letters of every script. A mark stays if the character it stands on does. */
function keepLetters(text: string, { separator }: SlugOptions): string {
  const isBase = separator === '_' ? String.raw`\p{L}\p{N}` : String.raw`\p{L}\p{N}_`
  const looseMarks = new RegExp(String.raw`(^|[^${isBase}\p{M}])\p{M}+`, 'gmu')
  const stripped = separator === '.' ? /[^\p{L}\p{M}\p{N}_\p{Pd}\s.]/gmu : /[^\p{L}\p{M}\p{N}_\p{Pd}\s]/gmu
  return text
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gmu, '')
    .replace(looseMarks, '$1')
    .replace(stripped, '')
}

/** Puts one separator between words and none at the ends, of each line or of the whole text. */
function joinWords(words: string, { separator, perLine }: SlugOptions): string {
  const space = perLine ? String.raw`[^\S\r\n]` : String.raw`\s`
  const gap = new RegExp(String.raw`(?:${space}|[\p{Pd}${separator}])+`, 'gmu')
  const slug = words.replace(gap, separator).replace(new RegExp(String.raw`^[${separator}]|[${separator}]$`, 'gm'), '')
  // Two ways to write one letter would make two addresses that look the same.
  return slug.normalize('NFC')
}
