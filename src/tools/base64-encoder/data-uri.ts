import { isEncoding } from '#core/long-text/encoding.ts'
import { InputError } from '#core/tool/input-error.ts'

/** In UTF-16 code units. The prefix of a data URI must end within this length. */
export const maxPrefixLength = 1024

const token = String.raw`[\w!#$&^.+-]+`
const mediaTypePattern = new RegExp(`^${token}/${token}(?:;${token}=${token})*$`)

/** Parses a prefix such as `data:image/png;base64,` at the start of a text. */
export function dataUriPrefix(start: string): { readonly mediaType: string; readonly length: number } | undefined {
  const match = /^[\t\n\f\r ]*data:([^,\n\r]*);base64,/i.exec(start)
  return match ? { mediaType: match[1] as string, length: match[0].length } : undefined
}

/** Returns the character set that a media type names, or undefined if the platform cannot decode it. */
export function charsetOf(mediaType = ''): string | undefined {
  const charset = /;\s*charset="?([^";]+)/i.exec(mediaType)?.[1]
  return charset !== undefined && isEncoding(charset) ? charset : undefined
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

/** Media types whose extension is not their second half. */
const extensions = new Map([
  ['application/gzip', 'gz'],
  ['application/msword', 'doc'],
  ['audio/mpeg', 'mp3'],
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['image/vnd.microsoft.icon', 'ico'],
  ['image/x-icon', 'ico'],
  ['text/calendar', 'ics'],
  ['text/javascript', 'js'],
  ['text/markdown', 'md'],
  ['text/plain', 'txt'],
])

/** Returns the file extension for a media type, such as `png` for `image/png`, or `bin` if the type is unknown. */
export function extensionOf(mediaType = ''): string {
  const [type = ''] = mediaType.toLowerCase().split(';')
  return extensions.get(type) ?? /^[a-z]+\/([a-z\d]{2,5})$/.exec(type)?.[1] ?? 'bin'
}
