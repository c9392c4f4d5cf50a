import { InputError } from '#core/input-error.ts'
import { splitLines } from '#core/text/lines.ts'
import { eachSentence } from '#core/text/sentences.ts'
import type { Engine } from '#core/tool.ts'
import { evenlySpaced } from './evenly-spaced.ts'
import { keySentences } from './key-sentences.ts'
import type { tool } from './tool.ts'

export interface KeptSentence {
  /** Its number among all sentences, from 1. */
  readonly number: number
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export interface Summary {
  readonly text: string
  readonly sentences: readonly string[]
  /** Where each of them stands. */
  readonly kept: readonly KeptSentence[]
  /** How many sentences the text has. */
  readonly total: number
}

/** Start and end of each sentence, one behind the other. */
function boundsOf(text: string): number[] {
  const bounds: number[] = []
  eachSentence(text, (start, end) => bounds.push(start, end))
  return bounds
}

/** A sentence that was broken into lines is one line of a summary. */
function onOneLine(sentence: string): string {
  return splitLines(sentence)
    .lines.map((line) => line.trim())
    .join(' ')
}

export const engine: Engine<typeof tool, Summary> = {
  run({ text }, { mode, count }, context) {
    const bounds = boundsOf(text)
    const total = bounds.length / 2
    if (total === 0) throw new InputError('Please enter text to summarize')
    const numbers =
      mode === 'key' && total > count ? keySentences(text, bounds, count, context) : evenlySpaced(total, count)
    const kept = numbers.map((n) => ({
      number: n + 1,
      start: bounds[2 * n] as number,
      end: bounds[2 * n + 1] as number,
    }))
    const sentences = kept.map(({ start, end }) => onOneLine(text.slice(start, end)))
    return { text: sentences.join(' '), sentences, kept, total }
  },

  print({ text }) {
    return text
  },
}
