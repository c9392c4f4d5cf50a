import { countGraphemes } from '#core/text/graphemes.ts'
import { piecesOf } from '#core/text/pieces.ts'
import type { Engine } from '#core/tool.ts'
import { SlugWriter, type Spell } from './slug-writer.ts'
import type { tool } from './tool.ts'

export interface Slug {
  readonly text: string
  readonly characters: number
  /** One, or as many as there are lines with a word in them. */
  readonly slugs: number
}

const beyondAscii = /[\u0080-\uffff]/

/** How the letters of other scripts are spelt in ASCII. The table is large, so only texts that need it load it. */
async function loadSpelling(text: string): Promise<Spell> {
  if (!beyondAscii.test(text)) return () => ''
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii
}

export const engine: Engine<typeof tool, Slug> = {
  async run({ text }, { separator, keepUnicode, perLine }, host) {
    const spell = keepUnicode ? undefined : await loadSpelling(text)
    const writer = new SlugWriter(text, { separator, perLine, spell })
    // Lowered as a whole: the last sigma of a Greek word has a form of its own.
    for (const piece of piecesOf(keepUnicode ? text.toLowerCase() : text, host)) writer.add(piece)
    const slug = writer.finish()
    return { text: slug, characters: countGraphemes(slug), slugs: writer.slugs }
  },
  print: ({ text }) => text,
}
