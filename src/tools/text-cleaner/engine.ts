import type { OptionValues } from '#core/options.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { findInvisible, type Invisible, removeInvisible } from './invisible.ts'
import { cleanBreaks, cleanSpaces } from './spaces.ts'
import { cleanSpecial } from './special.ts'
import { stripTags } from './tags.ts'
import type { tool } from './tool.ts'

type Mode = OptionValues<(typeof tool)['options']>['mode']

export interface Cleaned {
  readonly text: string
  /** Present only in the modes `invisible` and `find`. */
  readonly invisible?: readonly Invisible[]
}

function straightenQuotes(text: string): string {
  return text.replace(/[‘’‚‛]/g, "'").replace(/[“”„‟]/g, '"')
}

/** Prints one line per type of character. */
function printInvisible(invisible: readonly Invisible[]): string {
  return invisible.map(({ name, codes, count }) => `${String(count)} × ${name} (${codes})`).join('\n')
}

const cleaners: Readonly<Record<Mode, (text: string) => Cleaned>> = {
  spaces: (text) => withChunks({}, cleanSpaces(text)),
  breaks: (text) => withChunks({}, cleanBreaks(text)),
  special: (text) => withChunks({}, cleanSpecial(text)),
  // Removing characters leaves spaces behind, and removing spaces leaves empty lines behind. With this order of steps,
  // a second run changes nothing.
  all: (text) => withChunks({}, cleanBreaks(cleanSpaces(cleanSpecial(text).join('')).join(''))),
  tags: (text) => withChunks({}, stripTags(text)),
  quotes: (text) => ({ text: straightenQuotes(text) }),
  invisible: (text) => {
    const { chunks, invisible } = removeInvisible(text)
    return withChunks({ invisible }, chunks)
  },
  find: (text) => {
    const invisible = findInvisible(text)
    return { text: printInvisible(invisible), invisible }
  },
}

export const engine: Engine<typeof tool, Cleaned> = {
  run: ({ text }, { mode }) => cleaners[mode](text),
  print: ({ text }) => text,
}
