export const sliceLength = 256 * 1024

/** Where a slice may end at the latest without parting what belongs together: a surrogate pair, or CR and LF. */
export function sliceEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  const last = text.charCodeAt(end - 1)
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff
  return isHighSurrogate || last === 0x0d ? end - 1 : end
}

/** A long text in slices that can be worked on one by one. */
export function* cut(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length; ) {
    const end = sliceEnd(text, start + sliceLength)
    yield text.slice(start, end)
    start = end
  }
}
