import type { TextSource } from '#core/text-source.ts'
import { byteOrderMark } from './byte-order-mark.ts'

export type LineBreak = '\r\n' | '\n' | '\r'

/**
 * How a text file was written. A text area holds neither a byte order mark nor other line breaks than LF, so this is
 * remembered beside the text.
 */
export interface FileFormat {
  /** As `TextDecoder` names it. Files are always saved as UTF-8. */
  readonly encoding: string
  readonly hasByteOrderMark: boolean
  /** The only line break of the file, or the most frequent one. */
  readonly lineBreak: LineBreak
  /** How often each line break occurs. Undefined unless there are several kinds. */
  readonly mixed?: Readonly<Record<LineBreak, number>> | undefined
}

/** Returns a text with its byte order mark and its line breaks, as it is saved. */
export function writtenText(text: TextSource, format: FileFormat | undefined): TextSource {
  if (!format || text.length === 0) return text
  const { hasByteOrderMark, lineBreak } = format
  const mark = hasByteOrderMark ? byteOrderMark : ''
  const write = (chunk: string) => chunk.replaceAll('\n', lineBreak)
  if (typeof text === 'string') return mark + write(text)
  const chunks = function* () {
    yield mark
    for (const chunk of text.chunks()) yield write(chunk)
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
