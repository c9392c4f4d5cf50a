import { whitespaceClass } from '#core/text/char-class.ts'
import { eachGraphemeRange } from '#core/text/graphemes.ts'
import { rearrangeLines } from '#core/text/lines.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'
import { turnCharacters } from './upside-down.ts'

type Unit = (typeof tool)['options']['unit']['choices'][number]['value']

/**
 * In UTF-16 code units. Splitting a long text into characters all at once would use many times the memory of the text.
 */
const chunkLength = 2 ** 16

/** Reverses the characters (grapheme clusters) of a text. Returns chunks. */
function reverseCharacters(text: string, report: (done: number) => void = () => undefined): string[] {
  const chunks: string[] = []
  let nextReport = chunkLength
  const add = (chunk: string, end: number) => {
    chunks.push(chunk)
    if (end < nextReport) return
    report(end)
    nextReport = end + chunkLength
  }
  eachGraphemeRange(
    text,
    (start, end) => {
      for (let from = start; from < end; from += chunkLength) {
        const to = Math.min(end, from + chunkLength)
        add(text.slice(from, to).split('').reverse().join(''), to)
      }
    },
    // The code units of a single character, such as a flag, keep their order.
    (start, end) => {
      add(text.slice(start, end), end)
    },
  )
  return chunks.reverse()
}

const wordPattern = new RegExp(`[^${whitespaceClass}]+`, 'g')

/** Reverses the order of the words in a line. Whitespace stays in place. */
function reverseWords(line: string): string {
  const words = line.match(wordPattern) ?? []
  return line.replace(wordPattern, () => words.pop() as string)
}

function changeLines(text: string, change: (line: string) => string): string[] {
  return [text.replace(/[^\r\n]+/g, (line) => change(line))]
}

function reverse(text: string, unit: Unit, context: Pick<EngineContext, 'progress'>): string[] {
  switch (unit) {
    case 'characters':
      return reverseCharacters(text, (done) => {
        context.progress(done, text.length)
      })
    case 'words':
      return changeLines(text, reverseWords)
    case 'lines':
      return [rearrangeLines(text, (lines) => lines.toReversed())]
    case 'letters':
      return [text.replace(wordPattern, (word) => reverseCharacters(word).join(''))]
    case 'mirror':
      return changeLines(text, (line) => reverseCharacters(line).join(''))
    case 'upside-down':
      return reverse(text, 'characters', context).map(turnCharacters)
  }
}

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, { unit }, context) {
    const reversed = new TextBuilder()
    for (const chunk of reverse(text, unit, context)) reversed.add(chunk)
    return withChunks({}, reversed.take())
  },
  print: ({ text }) => text,
}
