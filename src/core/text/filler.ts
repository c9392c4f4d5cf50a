import { randomBelow, randomNumbersBelow } from '#core/random.ts'
import type { Host } from '#core/tool.ts'

type RandomSource = Pick<Host, 'random'>

/** Fewest and most of something, such as words in a sentence. */
interface Span {
  readonly least: number
  readonly most: number
}

export const wordsPerSentence = { least: 8, most: 17 } as const satisfies Span
export const sentencesPerParagraph = { least: 4, most: 7 } as const satisfies Span

/** Sizes within the span, each equally likely. */
export function drawSizes(amount: number, { least, most }: Span, host: RandomSource): number[] {
  return randomNumbersBelow(most - least + 1, amount, host).map((number) => least + number)
}

/**
 * Sizes within the span that add up to the total. Only a total too small for one part makes a smaller one. The span must
 * reach from some number to at least its double less one, or some totals could not be parted.
 */
export function drawParts(total: number, span: Span, host: RandomSource): number[] {
  const { least, most } = span
  const parts: number[] = []
  let left = total
  while (left > most) {
    // Enough has to be left for another part: nobody ends a text with a sentence of one word.
    const unbound = Math.floor((left - least) / most)
    const drawn =
      unbound > 0 ? drawSizes(unbound, span, host) : drawSizes(1, { least, most: left - least }, host)
    for (const size of drawn) {
      parts.push(size)
      left -= size
    }
  }
  if (left > 0) parts.push(left)
  return parts
}

/** Words of the list, each equally likely, but none right after itself: that would look like a slip of the pen. */
export function drawWords(list: readonly string[], amount: number, host: RandomSource): string[] {
  if (amount === 0) return []
  let place = randomBelow(list.length, host)
  const words = [list[place] as string]
  for (const number of randomNumbersBelow(list.length - 1, amount - 1, host)) {
    place = (place + 1 + number) % list.length
    words.push(list[place] as string)
  }
  return words
}

function group<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  let end = 0
  return sizes.map((size) => {
    const start = end
    end += size
    return items.slice(start, end)
  })
}

/** Sentences of these sizes: a capital at the start, a full stop at the end. */
export function writeSentences(words: readonly string[], sizes: readonly number[]): string[] {
  return group(words, sizes).map((sentence) => {
    const [first = ''] = sentence
    sentence[0] = `${first.charAt(0).toUpperCase()}${first.slice(1)}`
    return `${sentence.join(' ')}.`
  })
}

export function writeParagraphs(sentences: readonly string[], sizes: readonly number[]): string[] {
  return group(sentences, sizes).map((paragraph) => paragraph.join(' '))
}

/** Between paragraphs: a blank line. */
export const paragraphBreak = '\n\n'
