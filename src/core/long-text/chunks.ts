import type { EngineContext } from '#core/tool/engine-interface.ts'

/** In UTF-16 code units. The garbage collector would move shorter strings around in memory. */
export const chunkLength = 2 ** 18

/** In UTF-16 code units. An engine reports its progress after each of these. */
const progressLength = 1_000_000

/** Returns whether cutting the text at this offset might split a surrogate pair or CR LF. */
export function isUnsafeCut(text: string, offset: number): boolean {
  const last = text.charCodeAt(offset - 1)
  return (last >= 0xd800 && last <= 0xdbff) || last === 0x0d
}

/** Returns the last offset at or before `end` at which the text can be cut safely. */
export function chunkEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  return isUnsafeCut(text, end) ? end - 1 : end
}

/**
 * Splits a long text into chunks of at least two code units. `endOf` finds the end of a chunk near an offset. By default,
 * it avoids splitting surrogate pairs and CR LF.
 */
export function* chunksOf(
  text: string,
  context?: Pick<EngineContext, 'progress'>,
  length = progressLength,
  endOf: (text: string, offset: number, start: number) => number = chunkEnd,
): Generator<string, void, void> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + length < text.length ? endOf(text, start + length, start) : text.length
    yield text.slice(start, end)
    context?.progress(end, text.length)
  }
}

/** Splits a text into chunks that are stored, or sent to a worker. */
export function splitIntoChunks(text: string): Generator<string, void, void> {
  return chunksOf(text, undefined, chunkLength)
}
