import { InputError } from '#core/input-error.ts'

/** In UTF-16 code units. The prefix of a data URI must end within this length. */
export const maxPrefixLength = 1024

const token = String.raw`[\w!#$&^.+-]+`
const mediaTypePattern = new RegExp(`^${token}/${token}(?:;${token}=${token})*$`)

interface Prefix {
  readonly mediaType: string
  readonly length: number
}

/** Parses a prefix such as `data:image/png;base64,` at the start of a text. */
export function dataUriPrefix(start: string): Prefix | undefined {
  const match = /^[\n\r]*data:([^,\n\r]*);base64,/i.exec(start)
  return match ? { mediaType: match[1] as string, length: match[0].length } : undefined
}

/**
 * Returns the prefix. Rejects media types that could not be parsed again: a comma, for example, would end the prefix.
 */
export function writeDataUriPrefix(mediaType: string): string {
  if (mediaType !== '' && !mediaTypePattern.test(mediaType)) {
    throw new InputError('The media type isn’t valid. Use a format like image/png or text/plain;charset=utf-8.')
  }
  return `data:${mediaType};base64,`
}

const extensions: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'font/otf': 'otf',
  'font/ttf': 'ttf',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/calendar': 'ics',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** Returns the file extension for a media type, or `bin` if the type is unknown. */
export function extensionOf(mediaType = ''): string {
  const [type = ''] = mediaType.toLowerCase().split(';')
  return Object.hasOwn(extensions, type) ? (extensions[type] as string) : 'bin'
}
