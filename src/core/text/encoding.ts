import { type ByteChunks, withLongFirstChunk } from '#core/byte-chunks.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

interface ByteOrderMark {
  readonly bytes: readonly number[]
  readonly encoding: Encoding
}

const byteOrderMarks: readonly ByteOrderMark[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const noByteOrderMark: ByteOrderMark = { bytes: [], encoding: 'utf-8' }

/** Length of the longest byte order mark in bytes. */
export const maxByteOrderMarkLength = 3

function byteOrderMarkOf(start: Uint8Array): ByteOrderMark {
  return byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte)) ?? noByteOrderMark
}

/** Returns the encoding that the byte order mark indicates, or UTF-8 if there is none. */
export function encodingOf(start: Uint8Array): Encoding {
  return byteOrderMarkOf(start).encoding
}

/**
 * Converts the bytes of a text file to UTF-8 and removes the byte order mark. A second byte order mark is part of the
 * text.
 */
export async function* toUtf8(chunks: AsyncIterable<Uint8Array>): ByteChunks {
  const encoder = new TextEncoder()
  let mark: ByteOrderMark | undefined
  let decoder: TextDecoder | undefined
  for await (const chunk of withLongFirstChunk(chunks, maxByteOrderMarkLength)) {
    const isFirst = mark === undefined
    mark ??= byteOrderMarkOf(chunk)
    const bytes = isFirst ? chunk.subarray(mark.bytes.length) : chunk
    if (mark.encoding === 'utf-8') {
      yield bytes
      continue
    }
    decoder ??= new TextDecoder(mark.encoding, { ignoreBOM: true })
    yield encoder.encode(decoder.decode(bytes, { stream: true }))
  }
  if (decoder) yield encoder.encode(decoder.decode())
}
