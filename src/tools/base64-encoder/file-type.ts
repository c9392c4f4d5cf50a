/** How files of common types begin, with one character for each byte. */
const signatures: readonly (readonly [mediaType: string, pattern: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['image/x-icon', /^\0\0\x01\0/],
  ['application/pdf', /^%PDF-/],
  ['application/zip', /^PK\x03\x04/],
  ['application/gzip', /^\x1f\x8b/],
  ['application/wasm', /^\0asm/],
  ['audio/mpeg', /^ID3/],
  ['audio/ogg', /^OggS/],
  ['audio/wav', /^RIFF.{4}WAVE/s],
  ['font/otf', /^OTTO/],
  ['font/ttf', /^\0\x01\0\0/],
  ['font/woff', /^wOFF/],
  ['font/woff2', /^wOF2/],
  ['video/mp4', /^.{4}ftyp(?:iso|mp4|M4V)/s],
  ['video/webm', /^\x1aE\xdf\xa3/],
]

/** Number of bytes that are enough to recognize a type. */
export const signatureLength = 32

function findType(beginning: Uint8Array): string | undefined {
  const binary = String.fromCharCode(...beginning.subarray(0, signatureLength))
  return signatures.find(([, pattern]) => pattern.test(binary))?.[0]
}

/** Recognizes the type of a file by its first bytes. Files with only valid UTF-8 there are texts. */
export function detectMediaType(beginning: Uint8Array): string | undefined {
  const type = findType(beginning)
  if (type !== undefined) return type
  try {
    // The last character may be incomplete.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true })
    if (/[\0-\b\x0e-\x1f]/.test(text)) return undefined
    return /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(text) ? 'image/svg+xml' : 'text/plain'
  } catch {
    return undefined
  }
}

export function isText(mediaType: string): boolean {
  return mediaType === 'text/plain' || mediaType === 'image/svg+xml'
}

/**
 * Whether a media type is a picture to show. SVG is not: an image that is opened in a tab of its own becomes a document,
 * and an SVG document can contain scripts.
 */
export function isPicture(mediaType = ''): boolean {
  return /^image\/(?:png|jpeg|gif|webp|avif)$/.test(mediaType)
}

/** Recognizes the type of a file in Base64 or in a data URI by the beginning of the text. Texts have no such type. */
export function encodedFileType(text: string): string | undefined {
  const bytes = decodeBeginning(text.replace(/^\s*(?:data:[^,]*,)?\s*/, ''), signatureLength)
  return bytes && findType(bytes)
}

/** Decodes the first digits of Base64. Returns undefined if they are invalid. */
export function decodeBeginning(base64: string, length: number): Uint8Array | undefined {
  const digits = base64.slice(0, length).replaceAll('-', '+').replaceAll('_', '/')
  try {
    return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
