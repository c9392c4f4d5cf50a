const encoder = new TextEncoder()
const decoder = new TextDecoder()
let buffer = new Uint8Array(0)

/**
 * Returns an ASCII text as a string that the engine stores with one byte per character. Text from the clipboard has
 * two: sending it to a worker takes twice as long, and encoding or lower-casing it three times.
 */
export function toOneByteString(text: string): string {
  const { length } = text
  if (length > buffer.length) buffer = new Uint8Array(length)
  // Other characters need more bytes than the buffer has.
  const { read } = encoder.encodeInto(text, buffer.subarray(0, length))
  return read === length ? decoder.decode(buffer.subarray(0, length)) : text
}
