import { isEncoding } from '#core/long-text/encoding.ts'

/** Encodings by the number of a font's character set. */
const charsetEncodings = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
])

/** Encodings by code page that are not called windows- and the number. */
const codePages = new Map([
  [866, 'ibm866'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [65001, 'utf-8'],
])

/** Returns undefined for character sets that every font may have. */
export function encodingOfCharset(charset = 0): string | undefined {
  return charsetEncodings.get(charset)
}

/** Returns the encoding of a Windows code page. */
export function encodingOfPage(page = 1252): string {
  const encoding = codePages.get(page) ?? `windows-${String(page)}`
  return isEncoding(encoding) ? encoding : 'windows-1252'
}
