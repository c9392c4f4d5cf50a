import { GraphemeCounter } from '#core/text/graphemes.ts'
import { splitByteOrderMark } from '#core/text/byte-order-mark.ts'
import { LineCounter } from '#core/text/lines.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import type { Engine } from '#core/tool.ts'
import { CodePointCounter } from './code-points.ts'
import { type Sms, SmsCounter } from './sms.ts'
import type { tool } from './tool.ts'

export interface CharacterCounts {
  readonly characters: number
  readonly charactersNoSpaces: number
  /** Characters that start with a letter or a digit of any script. */
  readonly alphanumeric: number
  readonly lines: number
  readonly codePoints: number
  /** In UTF-8. */
  readonly bytes: number
  readonly sms: Sms
}

/** Counts the characters of a text that arrives in chunks. */
class CharacterCounter {
  readonly #graphemes = new GraphemeCounter()
  readonly #lines = new LineCounter()
  readonly #codePoints = new CodePointCounter()
  readonly #sms = new SmsCounter()

  add(chunk: string): void {
    // The byte order mark of a file has bytes, but is not part of the text.
    const text = this.#codePoints.count === 0 ? splitByteOrderMark(chunk).text : chunk
    this.#codePoints.add(chunk)
    this.#graphemes.add(text)
    this.#lines.add(text)
    this.#sms.add(text)
  }

  finish(): CharacterCounts {
    const { count, whitespace, alphanumeric } = this.#graphemes
    return {
      characters: count,
      charactersNoSpaces: count - whitespace,
      alphanumeric,
      lines: this.#lines.count,
      codePoints: this.#codePoints.count,
      bytes: this.#codePoints.bytes,
      sms: this.#sms.finish(),
    }
  }
}

/** The counts of an empty text. */
export const noCounts = new CharacterCounter().finish()

export const engine: Engine<typeof tool, CharacterCounts> = {
  run({ text }, _options, context) {
    const counter = new CharacterCounter()
    for (const chunk of chunksOf(text, context)) counter.add(chunk)
    return counter.finish()
  },

  async *stream(chunks, _options, context) {
    const counter = new CharacterCounter()
    for await (const chunk of decodedChunks(chunks, context)) counter.add(chunk)
    return counter.finish()
  },

  print({ characters, charactersNoSpaces, alphanumeric, lines }) {
    return [
      `Characters: ${String(characters)}`,
      `Characters without spaces: ${String(charactersNoSpaces)}`,
      `Alphanumeric: ${String(alphanumeric)}`,
      `Lines: ${String(lines)}`,
    ].join('\n')
  },
}
