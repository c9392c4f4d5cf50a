export const chunkLength = 256 * 1024

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

/** Splits a long text into chunks without splitting a surrogate pair or CR LF. */
export function* splitIntoChunks(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start + chunkLength)
    yield text.slice(start, end)
    start = end
  }
}
