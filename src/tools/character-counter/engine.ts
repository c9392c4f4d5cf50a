import { GraphemeCounter } from '#core/text/graphemes.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { LineCounter } from '#core/text/lines.ts'
import { decodedChunks } from '#core/long-text/text-stream.ts'
import { chunksOf } from '#core/long-text/chunks.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { WordCounter } from '#core/text/words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type CharacterCounts, print, printTotal } from './result.ts'
import { chosenLimit, type LimitOptions } from './platforms.ts'
import { SmsCounter } from './sms.ts'
import type { tool } from './tool.ts'
import { measureText } from './weighted-length.ts'

/** In UTF-16 code units. Longer texts are far over the limits of X, Bluesky and Google Ads, and weighing them takes long. */
const maxWeightedUnits = 10_000

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

/** Counts the characters of a text that arrives in chunks. No chunk may end inside a surrogate pair. */
class CharacterCounter {
  readonly #graphemes = new GraphemeCounter()
  readonly #lines = new LineCounter()
  readonly #sms = new SmsCounter()
  readonly #words = new WordCounter()
  #codePoints = 0
  #bytes = 0
  #beginning = ''

  add(chunk: string): void {
    // The byte order mark of a file has bytes, but is not part of the text.
    const text = this.#codePoints === 0 ? splitByteOrderMark(chunk).text : chunk
    if (this.#beginning.length <= maxWeightedUnits) this.#beginning += text.slice(0, maxWeightedUnits + 1)
    this.#codePoints += chunk.length - (chunk.match(surrogatePair)?.length ?? 0)
    this.#bytes += countUtf8Bytes(chunk)
    this.#graphemes.add(text)
    this.#lines.add(text)
    this.#words.add(text)
    this.#sms.add(text)
  }

  finish(): CharacterCounts {
    const { count, whitespace, alphanumeric } = this.#graphemes
    return {
      characters: count,
      charactersNoSpaces: count - whitespace,
      alphanumeric,
      lines: this.#lines.count,
      words: this.#words.count,
      codePoints: this.#codePoints,
      bytes: this.#bytes,
      sms: this.#sms.finish(),
      ...(this.#beginning.length <= maxWeightedUnits && { weighted: weightedLengths(this.#beginning) }),
    }
  }
}

function weightedLengths(text: string): NonNullable<CharacterCounts['weighted']> {
  return {
    x: measureText(text, 'x').length,
    bluesky: measureText(text, 'bluesky').length,
    googleAds: measureText(text, 'googleAds').length,
  }
}

/** Compares the counts with the chosen limit. A file that is streamed has no text. */
function checkLimit(counts: CharacterCounts, options: LimitOptions, text?: string): Pick<CharacterCounts, 'checked'> {
  const limit = chosenLimit(options)
  if (!limit) return {}
  const { max, rule } = limit
  const isWeighted = rule !== 'characters'
  const { mark, text: unmarked } = splitByteOrderMark(text ?? '')
  const measured = isWeighted ? unmarked.slice(0, maxWeightedUnits) : unmarked
  return {
    checked: {
      limit: max,
      used: isWeighted ? counts.weighted?.[rule] : counts.characters,
      end: text === undefined ? undefined : mark.length + measureText(measured, rule, max).end,
    },
  }
}

export const engine: Engine<typeof tool, CharacterCounts> = {
  run({ text }, options, context) {
    const counter = new CharacterCounter()
    for (const chunk of chunksOf(text, context)) counter.add(chunk)
    const counts = counter.finish()
    return { ...counts, ...checkLimit(counts, options, text) }
  },

  async *stream(chunks, options, context) {
    const counter = new CharacterCounter()
    for await (const chunk of decodedChunks(chunks, context)) counter.add(chunk)
    const counts = counter.finish()
    return { ...counts, ...checkLimit(counts, options) }
  },
  print,
  printTotal,
}
