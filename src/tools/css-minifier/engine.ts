import { type Units, unitsOf } from '#core/text/units.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import type { Engine } from '#core/tool.ts'
import { beautifyCss } from './beautify.ts'
import { minifyCss } from './minify.ts'
import type { tool } from './tool.ts'

export interface Minified {
  readonly text: string
  /** In UTF-8. Below 0 if the text became longer, as it does when it is laid out. */
  readonly savedBytes: number
  /** Of all bytes, to one decimal. */
  readonly savedPercent: number
  /** What there was before. */
  readonly bytes: number
}

/** Units are bytes already, unless half a surrogate pair among them made that impossible. */
function countBytes(units: Units, length: number, pieces: readonly string[]): number {
  if (units instanceof Uint8Array) return length
  const encoder = new TextEncoder()
  return pieces.reduce((sum, piece) => sum + encoder.encode(piece).length, 0)
}

export const engine: Engine<typeof tool, Minified> = {
  run({ text }, { mode }, host) {
    const css = unitsOf(text)
    const sheet = mode === 'minify' ? minifyCss(css, host) : beautifyCss(css, host)
    const pieces = sheet.finish()
    const bytes = countBytes(css, css.length - 1, [text])
    const savedBytes = bytes - countBytes(css, sheet.length, pieces)
    const savedPercent = bytes === 0 ? 0 : Math.round((1000 * savedBytes) / bytes) / 10
    return withPieces({ savedBytes, savedPercent, bytes }, pieces)
  },

  print: ({ text }) => text,
}
