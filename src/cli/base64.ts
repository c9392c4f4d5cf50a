import type { Base64Alphabet } from '#core/base64-alphabet.ts'

/** Encodes Base64 in native code, several times faster than JavaScript. */
export function toBase64({ buffer, byteOffset, byteLength }: Uint8Array, alphabet: Base64Alphabet): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString(alphabet)
}
