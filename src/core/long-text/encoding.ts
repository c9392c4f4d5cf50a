import { type ByteChunks, withLongFirstChunk } from './byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
import { startLength } from './document-kind.ts'

/** Encodings by their byte order marks. */
const markedEncodings = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

/** Length of the longest byte order mark in bytes. */
export const maxByteOrderMarkLength = 3

/** Returns the encoding that the byte order mark indicates, or undefined if there is no byte order mark. */
export function markedEncodingOf(start: Uint8Array): string | undefined {
  return markedEncodings.find(([mark]) => mark.every((byte, index) => start[index] === byte))?.[1]
}

/** Whether the platform can decode an encoding with this label, such as `windows-1252`. */
export function isEncoding(label: string): boolean {
  try {
    new TextDecoder(label)
    return true
  } catch {
    return false
  }
}

/** Returns what to call an encoding in messages. */
export function encodingName(encoding: string): string {
  if (encoding.startsWith('utf-16')) return 'UTF-16'
  return encoding === 'utf-8' ? 'UTF-8' : encoding
}

interface DecodeOptions {
  /** How the file was written, unless it starts with a byte order mark. UTF-8 by default. */
  readonly encoding?: string | undefined
  /**
   * Returns the message for a file with bytes that are not valid. `isMarked`: a byte order mark says its encoding.
   * `start`: its first bytes.
   */
  readonly describeInvalid: (encoding: string, isMarked: boolean, start: Uint8Array) => string
}

/**
 * Converts the bytes of a text file to UTF-8. A byte order mark stays at the start. Throws an `InputError` for invalid
 * bytes, because the text would be damaged.
 */
export async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  { encoding = 'utf-8', describeInvalid }: DecodeOptions,
): ByteChunks {
  const encoder = new TextEncoder()
  let markedEncoding: string | undefined
  let decoder: TextDecoder | undefined
  let start = new Uint8Array()
  const decode = (strict: TextDecoder, chunk?: Uint8Array) => {
    try {
      // Always as a stream: for a whole text, Node 20 decodes windows-1252 as ISO 8859-1.
      return strict.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new InputError(describeInvalid(strict.encoding, markedEncoding !== undefined, start))
    }
  }
  for await (const chunk of withLongFirstChunk(chunks, maxByteOrderMarkLength)) {
    if (!decoder) {
      start = chunk.slice(0, startLength)
      markedEncoding = markedEncodingOf(chunk)
      decoder = new TextDecoder(markedEncoding ?? encoding, { fatal: true, ignoreBOM: true })
    }
    const text = decode(decoder, chunk)
    yield decoder.encoding === 'utf-8' ? chunk : encoder.encode(text)
  }
  const end = decoder ? decode(decoder) : ''
  if (end !== '') yield encoder.encode(end)
}
