import { reverseLines } from '#core/text/reversed-lines.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import type { Engine, Host } from '#core/tool.ts'
import { mirrorLines, reverseCharacters } from './characters.ts'
import type { tool } from './tool.ts'
import { reverseWords } from './words.ts'

type Unit = (typeof tool)['options']['unit']['choices'][number]['value']

const reversals: Readonly<Record<Unit, (text: string, host: Pick<Host, 'progress'>) => string[]>> = {
  characters: (text, host) => reverseCharacters(text, (done) => { host.progress(done, text.length) }),
  words: reverseWords,
  lines: reverseLines,
  mirror: mirrorLines,
}

export const engine: Engine<typeof tool, { text: string }> = {
  run: ({ text }, { unit }, host) => withPieces({}, reversals[unit](text, host)),
  print: ({ text }) => text,
}
