import type { TextSource } from '#core/text-source.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import { LineCounter } from '#core/text/lines.ts'
import { countOf, formatNumber } from './format.ts'
import { sourceChunks } from './text-area/text-sources.ts'

interface Change {
  readonly before: TextSource
  readonly after: TextSource
}

/** Counts characters. For a large text, whose characters cannot be counted without blocking the page, it estimates. */
function describeLength(text: TextSource): string {
  if (typeof text === 'string') return formatNumber(countGraphemes(text))
  return `about ${formatNumber(Number(text.length.toPrecision(2)))}`
}

/** Says how many characters a change read and wrote: `Encoded 12 characters into 16`. */
export function describeChange(verb: string, { before, after }: Change): string {
  const [from, to] = [describeLength(before), describeLength(after)]
  const noun = from === '1' ? 'character' : 'characters'
  return from === to ? `${verb} ${from} ${noun}` : `${verb} ${from} ${noun} into ${to}`
}

/** Counts lines as people do: a line break at the end starts no further line. `headerCount` lines are not counted. */
export function describeLines(text: TextSource, headerCount = 0): string {
  const counter = new LineCounter()
  let lastChunk = ''
  for (const chunk of sourceChunks(text)) {
    counter.add(chunk)
    lastChunk = chunk
  }
  const count = lastChunk.endsWith('\n') && counter.count > 1 ? counter.count - 1 : counter.count
  return countOf(Math.max(0, count - headerCount), 'line')
}

interface Direction {
  readonly direction: 'encode' | 'decode'
}

/** What encoding or decoding a text in place says afterwards, for `useTextAction`. */
export const codingTexts = {
  describe: ({ options, ...change }: Change & { readonly options: Direction }) =>
    describeChange(options.direction === 'encode' ? 'Encoded' : 'Decoded', change),
  describeRepeat: ({ direction }: Direction) =>
    direction === 'encode'
      ? { message: 'Already encoded', label: 'Encode again' }
      : { message: 'Already decoded', label: 'Decode again' },
}
