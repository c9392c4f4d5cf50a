import { compose } from '#core/text/normalize.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { countGraphemes, eachGrapheme } from '#core/text/graphemes.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { alphabets, codes, lookAlikes, prosigns } from './codes.ts'

export interface Encoded {
  readonly chunks: readonly string[]
  /** Number of characters without a code, which are left out. */
  readonly skipped: number
  /** The first distinct ones. */
  readonly skippedCharacters: readonly string[]
}

const wordGap = ' /'

/** Maps each character to a space followed by its code. */
const encodings = new Map<string, string>()
for (const [character, code] of [codes, ...Object.values(alphabets)].flatMap((letters) => [...letters]))
  encodings.set(character, ` ${code}`).set(character.toLowerCase(), ` ${code}`)
for (const [character, other] of lookAlikes) {
  const encoding = encodings.get(other) as string
  encodings.set(character, encoding).set(character.toLowerCase(), encoding)
}

// Each prosign is replaced with one character before the text is split into chunks. Unicode has reserved these
// characters for such internal uses.
const prosignCharacters = new Map(Array.from(prosigns.keys(), (name, n) => [name, String.fromCharCode(0xfdd0 + n)]))
for (const [name, character] of prosignCharacters) encodings.set(character, ` ${prosigns.get(name) as string}`)
const prosignPattern = new RegExp(`<(${[...prosigns.keys()].join('|')})>`, 'gi')

function replaceProsigns(text: string): string {
  return text.replace(prosignPattern, (_, name: string) => prosignCharacters.get(name.toUpperCase()) as string)
}

const escapedCharacters = [...encodings.keys()].join('').replace(/[\\\]^-]/g, String.raw`\$&`)
const encodableRuns = new RegExp(`[${escapedCharacters}${whitespaceClass}]+`, 'g')
const skippable = new RegExp(`[^${escapedCharacters}${whitespaceClass}]`)
const skippableWithBlanks = new RegExp(String.raw`[^${escapedCharacters}\r\n]+`, 'g')

/** Removes what has no code. Of the blanks around it, one stays as the gap between two words. */
function removeSkipped(text: string): string {
  const isLineEdge = (offset: number) => /^[\r\n]?$/.test(text.charAt(offset))
  return text.replace(skippableWithBlanks, (run, offset: number) => {
    if (!skippable.test(run)) return run
    return !/\s/.test(run) || isLineEdge(offset - 1) || isLineEdge(offset + run.length) ? '' : ' '
  })
}

/** In UTF-16 code units. */
const chunkLength = 65_536

/** Returns the offset after the line that contains this offset. */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Encodes characters as codes separated by spaces, and spaces as slashes. */
export function encode(text: string, context: Pick<EngineContext, 'progress'>): Encoded {
  // Composes letters with combining accents, because É and others have a code.
  const composed = replaceProsigns(/[\u0300-\u036f]/.test(text) ? compose(text) : text)
  const result = new TextBuilder()
  for (const lines of chunksOf(composed, context, chunkLength, lineEnd)) {
    // Only whitespace still has no code.
    const coded = removeSkipped(lines).replace(/[^\r\n]/g, (character) => encodings.get(character) ?? wordGap)
    const withoutSpaceAtLineStart = coded.replace(/^ /gm, '')
    result.add(withoutSpaceAtLineStart)
  }
  return { chunks: result.take(), ...findSkipped(composed) }
}

/** In UTF-16 code units. */
const maxListedLength = 10_000

function findSkipped(text: string): Pick<Encoded, 'skipped' | 'skippedCharacters'> {
  // A line feed never combines with another character, so it keeps the skipped characters separate.
  const skipped = text.replace(encodableRuns, '\n')
  const characters = new Set<string>()
  const beginning = skipped.slice(0, maxListedLength)
  eachGrapheme(beginning, (start, end) => characters.add(beginning.slice(start, end)))
  characters.delete('\n')
  return {
    skipped: countGraphemes(skipped) - (skipped.split('\n').length - 1),
    skippedCharacters: [...characters],
  }
}
