const encoder = new TextEncoder()
const decoder = new TextDecoder()
let buffer = new Uint8Array(0)

/**
 * The same text with a byte for each character, if it is ASCII. What comes from a clipboard has two, and all that is done
 * with it takes longer: it is handed to a worker in twice the time, and becomes bytes or small letters in three times.
 */
export function toOneByteString(text: string): string {
  const { length } = text
  if (length > buffer.length) buffer = new Uint8Array(length)
  // Anything else takes more bytes than there are.
  const { read } = encoder.encodeInto(text, buffer.subarray(0, length))
  return read === length ? decoder.decode(buffer.subarray(0, length)) : text
}
