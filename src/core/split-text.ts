export const chunkLength = 256 * 1024

/** Whether what stands before this offset may belong together with what comes: a surrogate pair, or CR and LF. */
export function isUnsafeCut(text: string, offset: number): boolean {
  const last = text.charCodeAt(offset - 1)
  return (last >= 0xd800 && last <= 0xdbff) || last === 0x0d
}

/** Where a chunk may end at the latest without parting what belongs together. */
export function chunkEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  return isUnsafeCut(text, end) ? end - 1 : end
}

/** A long text in chunks that can be worked on one by one. */
export function* splitIntoChunks(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length;) {
    const end = chunkEnd(text, start + chunkLength)
    yield text.slice(start, end)
    start = end
  }
}
