export const sliceLength = 256 * 1024

/** Whether what stands before this place may belong together with what comes: a surrogate pair, or CR and LF. */
export function isWithin(text: string, place: number): boolean {
  const last = text.charCodeAt(place - 1)
  return (last >= 0xd800 && last <= 0xdbff) || last === 0x0d
}

/** Where a slice may end at the latest without parting what belongs together. */
export function sliceEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  return isWithin(text, end) ? end - 1 : end
}

/** A long text in slices that can be worked on one by one. */
export function* cut(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length;) {
    const end = sliceEnd(text, start + sliceLength)
    yield text.slice(start, end)
    start = end
  }
}
