import { describe, expect, test } from 'vitest'
import { extensionOf } from './data-uri.ts'
import { detectMediaType, encodedFileType, isPicture } from './file-type.ts'

const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.charCodeAt(0))

const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const pictures = [
  ['image/png', png],
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
  ['image/gif', 'GIF89a\x01\0\x01\0'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0 ftypavif\0\0\0\0'],
] as const

describe.each(pictures)('a file of type %s', (type, beginning) => {
  test('is recognized by its first bytes', () => {
    expect(detectMediaType(bytesOf(beginning))).toBe(type)
    expect(isPicture(type)).toBe(true)
  })

  test('is recognized in Base64', () => {
    const encoded = btoa(beginning.padEnd(60, '\0'))
    expect(encodedFileType(encoded)).toBe(type)
    expect(encodedFileType(`\n data:${type};base64,${encoded}`)).toBe(type)
    expect(encodedFileType(encoded.replaceAll('/', '_').replaceAll('+', '-'))).toBe(type)
  })
})

test.each([
  ['pdf', '%PDF-1.7'],
  ['zip', 'PK\x03\x04\x14\0'],
  ['gz', '\x1f\x8b\x08\0'],
  ['wav', 'RIFF\x24\0\0\0WAVEfmt '],
  ['mp4', '\0\0\0 ftypisom'],
  ['woff2', 'wOF2\0\x01\0\0'],
  ['txt', 'plain text'],
  ['txt', ''],
  ['svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
  ['bin', '\0\x01\x02'],
  ['bin', '\xff\xfe\xfd'],
])('the extension is .%s for %j', (extension, beginning) => {
  expect(extensionOf(detectMediaType(bytesOf(beginning)))).toBe(extension)
})

test('a character that is cut off at the end is still text', () => {
  expect(detectMediaType(new TextEncoder().encode('caf\u00e9').subarray(0, 4))).toBe('text/plain')
})

test.each(['', 'hello', '<svg/>', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'data:,x', '🥐'])(
  '%j does not begin like a file',
  (text) => {
    expect(encodedFileType(text)).toBeUndefined()
  },
)
