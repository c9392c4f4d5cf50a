import { InputError } from '#core/input-error.ts'
import { eachSentence } from '#core/text/sentences.ts'
import type { Engine } from '#core/tool.ts'
import { evenlySpaced } from './evenly-spaced.ts'
import { separatorBetween, writeSentence } from './headings.ts'
import { keySentences } from './key-sentences.ts'
import type { tool } from './tool.ts'

export interface KeptSentence {
  /** The position among all sentences, starting at 1. */
  readonly number: number
  // The range in the text, in UTF-16 code units.
  readonly start: number
  readonly end: number
}

export interface Summary {
  readonly text: string
  readonly sentences: readonly string[]
  /** The position of each sentence in the summary. */
  readonly kept: readonly KeptSentence[]
  /** Number of sentences in the text. */
  readonly total: number
}

/** Returns the start and end offsets of all sentences, alternating. */
function boundsOf(text: string): number[] {
  const bounds: number[] = []
  eachSentence(text, (start, end) => bounds.push(start, end))
  return bounds
}

function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => text + separatorBetween(text, sentence) + sentence)
}

export const engine: Engine<typeof tool, Summary> = {
  run({ text }, { mode, count }, context) {
    const bounds = boundsOf(text)
    const total = bounds.length / 2
    if (total === 0) throw new InputError('Please enter text to summarize')
    const indexes =
      mode === 'key' && total > count ? keySentences(text, bounds, count, context) : evenlySpaced(total, count)
    const kept = indexes.map((index) => ({
      number: index + 1,
      start: bounds[2 * index] as number,
      end: bounds[2 * index + 1] as number,
    }))
    const sentences = kept.map(({ start, end }) => writeSentence(text, start, end))
    return { text: joinSentences(sentences), sentences, kept, total }
  },

  print({ text }) {
    return text
  },
}
