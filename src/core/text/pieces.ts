import type { Host } from '#core/tool.ts'
import { isHighSurrogate, isLowSurrogate } from './char-class.ts'

/** So much is worked on between two reports of progress. */
const pieceLength = 1_000_000

/** Where a piece may end at or just after this place: never inside a surrogate pair. */
function pieceEnd(text: string, place: number): number {
  const isParted = isHighSurrogate(text.charCodeAt(place - 1)) && isLowSurrogate(text.charCodeAt(place))
  return isParted ? place + 1 : place
}

/**
 * A long text piece by piece, none of which ends inside a surrogate pair; where more must stay together, `endOf` finds the
 * end of a piece near a place. What has been taken in is reported.
 */
export function* piecesOf(
  text: string,
  host: Pick<Host, 'progress'>,
  length = pieceLength,
  endOf: (text: string, place: number, start: number) => number = pieceEnd,
): Generator<string, void, void> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + length < text.length ? endOf(text, start + length, start) : text.length
    yield text.slice(start, end)
    host.progress(end, text.length)
  }
}

/** The text of a file that comes as bytes, in the same way. */
export async function* decodedPieces(
  chunks: AsyncIterable<Uint8Array>,
  host: Pick<Host, 'progress' | 'signal'>,
): AsyncGenerator<string, void, void> {
  // Whoever opened the file has dealt with the byte order mark; another one is text.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let done = 0
  for await (const chunk of chunks) {
    host.signal.throwIfAborted()
    yield decoder.decode(chunk, { stream: true })
    done += chunk.length
    host.progress(done)
  }
  yield decoder.decode()
}
