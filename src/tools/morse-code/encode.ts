import { isWhitespace } from '#core/text/char-class.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { chunksOf } from '#core/text/chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import { codes, lookAlikes } from './codes.ts'

export interface Encoded {
  readonly chunks: readonly string[]
  /** Number of characters without a code, which are left out. */
  readonly skipped: number
}

const wordGap = ' /'

/** Maps each character to a space followed by its code. Line breaks are mapped to themselves. */
const encodings = new Map([
  ['\n', '\n'],
  ['\r', '\r'],
  [' ', wordGap],
])
for (const [character, code] of codes) encodings.set(character, ` ${code}`).set(character.toLowerCase(), ` ${code}`)
for (const [character, other] of lookAlikes) encodings.set(character, ` ${codes.get(other) as string}`)

const escapedCharacters = [...encodings.keys()].join('').replace(/[\\\]^-]/g, String.raw`\$&`)
const encodableRuns = new RegExp(String.raw`[${escapedCharacters}\s]+`, 'g')

/** In UTF-16 code units. */
const chunkLength = 65_536

/** Encodes characters as codes separated by spaces, and spaces as slashes. Line breaks are kept. */
export function encode(text: string, context: Pick<EngineContext, 'progress'>): Encoded {
  // Composes letters with combining accents, because É has a code.
  const composed = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text
  const result = new TextBuilder()
  let isLineStart = true
  for (const chunk of chunksOf(composed, context, chunkLength)) {
    let morse = ''
    for (const character of chunk) {
      const encoding = encodings.get(character) ?? (isWhitespace(character.charCodeAt(0)) ? wordGap : '')
      if (encoding === '') continue
      const isLineBreak = encoding === character
      morse += isLineStart && !isLineBreak ? encoding.slice(1) : encoding
      isLineStart = isLineBreak
    }
    result.add(morse)
  }
  return { chunks: result.take(), skipped: countSkipped(composed) }
}

function countSkipped(text: string): number {
  // A line feed never combines with another character, so it keeps the skipped characters separate.
  const skipped = text.replace(encodableRuns, '\n')
  return countGraphemes(skipped) - (skipped.split('\n').length - 1)
}
