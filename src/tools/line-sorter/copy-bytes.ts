/** So many bytes are copied at a time. */
const stride = 8

/** Copies bytes, none of which is above EF, and leaves what lies around the copy alone. */
export function copyBytes(from: DataView, start: number, end: number, to: DataView, at: number): void {
  const shift = at - start
  if (end - start < stride) {
    for (let i = start; i < end; i += 1) to.setUint8(i + shift, from.getUint8(i))
    return
  }
  // Eight bytes are moved as a number, which comes back as it was unless it is NaN: that has a byte from F0 up.
  const last = end - stride
  for (let i = start; i < last; i += stride) to.setFloat64(i + shift, from.getFloat64(i, true), true)
  // These may have been moved in part.
  to.setFloat64(last + shift, from.getFloat64(last, true), true)
}
