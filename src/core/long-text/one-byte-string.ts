const encoder = new TextEncoder()
const decoder = new TextDecoder()
let buffer = new Uint8Array(0)

/**
 * Returns an ASCII text as a string that the JavaScript engine stores with one byte per character. Text from the
 * clipboard is stored with two bytes per character, which doubles the time it takes to send it to a worker and triples
 * the time it takes to encode or lower-case it.
 */
export function toOneByteString(text: string): string {
  const { length } = text
  if (length > buffer.length) buffer = new Uint8Array(length)
  // Non-ASCII characters need more bytes than the buffer has.
  const { read } = encoder.encodeInto(text, buffer.subarray(0, length))
  return read === length ? decoder.decode(buffer.subarray(0, length)) : text
}
