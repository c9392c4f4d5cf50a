import type { LongText } from './long-text.ts'
import { byteOrderMark } from './split-byte-order-mark.ts'

export type LineBreak = '\r\n' | '\n' | '\r'

type LineBreakCounts = Readonly<Record<LineBreak, number>>

interface FormatFields {
  /** As `TextDecoder` names it. Files are always saved as UTF-8. */
  readonly encoding: string
  readonly hasByteOrderMark: boolean
  /** The only line break of the file, or the most frequent one. */
  readonly lineBreak: LineBreak
  /** How often each line break occurs. Undefined unless there are several kinds. */
  readonly mixed: LineBreakCounts | undefined
}

/**
 * How a text file was written. A text area holds neither a byte order mark nor other line breaks than LF, so this is
 * remembered beside the text. Pages load this code with the first file: they import only the type.
 */
export class FileFormat implements FormatFields {
  readonly encoding: string
  readonly hasByteOrderMark: boolean
  readonly lineBreak: LineBreak
  readonly mixed: LineBreakCounts | undefined

  private constructor({ encoding, hasByteOrderMark, lineBreak, mixed }: FormatFields) {
    this.encoding = encoding
    this.hasByteOrderMark = hasByteOrderMark
    this.lineBreak = lineBreak
    this.mixed = mixed
  }

  /** Returns undefined if there is nothing to remember: UTF-8 with LF line breaks. */
  static create(fields: FormatFields): FileFormat | undefined {
    const { encoding, hasByteOrderMark, lineBreak, mixed } = fields
    const isPlain = encoding === 'utf-8' && !hasByteOrderMark && lineBreak === '\n' && !mixed
    return isPlain ? undefined : new FileFormat(fields)
  }

  with(changes: Partial<FormatFields>): FileFormat | undefined {
    const { encoding, hasByteOrderMark, lineBreak, mixed } = this
    return FileFormat.create({ encoding, hasByteOrderMark, lineBreak, mixed, ...changes })
  }

  /** Returns the text with its byte order mark and its line breaks, as it is saved. */
  write(text: LongText): LongText {
    if (text.length === 0) return text
    const mark = this.hasByteOrderMark ? byteOrderMark : ''
    const writeChunk = (chunk: string) => chunk.replaceAll('\n', this.lineBreak)
    if (typeof text === 'string') return mark + writeChunk(text)
    const chunks = function* () {
      yield mark
      for (const chunk of text.chunks()) yield writeChunk(chunk)
    }
    return {
      get length() {
        let length = 0
        for (const chunk of chunks()) length += chunk.length
        return length
      },
      chunks,
    }
  }

  /** The opposite of `write`, for the result of an engine that got the text as it is saved. The line breaks stay. */
  read(chunks: readonly string[]): { readonly chunks: readonly string[]; readonly format: FileFormat | undefined } {
    const [first = '', ...rest] = chunks
    const hasByteOrderMark = first.startsWith(byteOrderMark)
    const lineBreak = chunks.some((chunk) => chunk.includes(this.lineBreak)) ? this.lineBreak : '\n'
    const isSame = hasByteOrderMark === this.hasByteOrderMark && lineBreak === this.lineBreak
    return {
      chunks: hasByteOrderMark ? [first.slice(1), ...rest] : chunks,
      format: isSame ? this : this.with({ hasByteOrderMark, lineBreak }),
    }
  }
}

const lineBreaks: readonly LineBreak[] = ['\r\n', '\n', '\r']

/** Counts the line breaks of a text that arrives in chunks. No chunk may end inside CR LF. */
export class LineBreakCounter {
  readonly #counts: Record<LineBreak, number> = { '\r\n': 0, '\n': 0, '\r': 0 }

  add(chunk: string): void {
    const pairs = countOccurrences(chunk, '\r\n')
    this.#counts['\r\n'] += pairs
    this.#counts['\n'] += countOccurrences(chunk, '\n') - pairs
    this.#counts['\r'] += countOccurrences(chunk, '\r') - pairs
  }

  /** Returns the most frequent line break, and all counts if there are several kinds. */
  finish(): { readonly lineBreak: LineBreak; readonly mixed: Readonly<Record<LineBreak, number>> | undefined } {
    const counts = this.#counts
    const found = lineBreaks.filter((lineBreak) => counts[lineBreak] > 0)
    const [lineBreak = '\n'] = found.toSorted((a, b) => counts[b] - counts[a])
    return { lineBreak, mixed: found.length > 1 ? counts : undefined }
  }
}

function countOccurrences(text: string, search: string): number {
  return text.split(search).length - 1
}
