import type { FileFormat } from '#core/long-text/file-format.ts'
import type { Version } from './text-buffer.ts'
import { toLongText } from '#core/long-text/long-text.ts'

/** Reads the result of an engine that got a text as it is saved, with a byte order mark and line breaks. */
export function readWritten(chunks: readonly string[], format: FileFormat | undefined): Version {
  const read = format?.read(chunks) ?? { chunks, format }
  return { text: toLongText(read.chunks), format: read.format }
}
