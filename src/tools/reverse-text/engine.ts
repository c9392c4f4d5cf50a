import { whitespaceClass } from '#core/text/char-class.ts'
import { eachGraphemeRange } from '#core/text/graphemes.ts'
import { rearrangeLines } from '#core/text/rearrange-lines.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'
import { print } from './result.ts'

type Unit = (typeof tool)['options']['unit']['choices'][number]['value']

/**
 * In UTF-16 code units. Splitting a long text into characters all at once would use many times the memory of the text.
 */
const chunkLength = 2 ** 16

/** Reverses the characters (grapheme clusters) of a text. */
function reverseCharacters(text: string): string {
  const chunks: string[] = []
  eachGraphemeRange(
    text,
    (start, end) => {
      for (let from = start; from < end; from += chunkLength) {
        const chunk = text.slice(from, Math.min(end, from + chunkLength))
        chunks.push(chunk.split('').reverse().join(''))
      }
    },
    // The code units of a single character, such as a flag, keep their order.
    (start, end) => chunks.push(text.slice(start, end)),
  )
  return chunks.reverse().join('')
}

const wordPattern = new RegExp(`[^${whitespaceClass}]+`, 'g')

/** Reverses the order of the words in a line. Whitespace stays in place. */
function reverseWords(line: string): string {
  const words = line.match(wordPattern) ?? []
  return line.replace(wordPattern, () => words.pop() as string)
}

const linePattern = /[^\r\n]+/g

const reverse: Readonly<Record<Unit, (text: string) => string>> = {
  characters: reverseCharacters,
  words: (text) => text.replace(linePattern, reverseWords),
  lines: (text) => rearrangeLines(text, (lines) => lines.toReversed()),
  letters: (text) => text.replace(wordPattern, reverseCharacters),
}

export const engine: Engine<typeof tool, { text: string }> = {
  run: ({ text }, { unit }) => ({ text: reverse[unit](text) }),
  print,
}
