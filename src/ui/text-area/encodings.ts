/** The encodings that text files often have, by the name of what they are used for. UTF-8 is the last resort. */
export const encodings: readonly { readonly encoding: string; readonly label: string }[] = [
  { encoding: 'windows-1252', label: 'Windows-1252 (Western European)' },
  { encoding: 'utf-16le', label: 'UTF-16, little-endian' },
  { encoding: 'utf-16be', label: 'UTF-16, big-endian' },
  { encoding: 'windows-1250', label: 'Windows-1250 (Central European)' },
  { encoding: 'iso-8859-2', label: 'ISO 8859-2 (Central European)' },
  { encoding: 'iso-8859-15', label: 'ISO 8859-15 (Western European)' },
  { encoding: 'macintosh', label: 'Mac Roman (Western European)' },
  { encoding: 'windows-1251', label: 'Windows-1251 (Cyrillic)' },
  { encoding: 'koi8-r', label: 'KOI8-R (Russian)' },
  { encoding: 'ibm866', label: 'IBM 866 (Russian)' },
  { encoding: 'windows-1253', label: 'Windows-1253 (Greek)' },
  { encoding: 'windows-1254', label: 'Windows-1254 (Turkish)' },
  { encoding: 'windows-1255', label: 'Windows-1255 (Hebrew)' },
  { encoding: 'windows-1256', label: 'Windows-1256 (Arabic)' },
  { encoding: 'windows-1257', label: 'Windows-1257 (Baltic)' },
  { encoding: 'windows-1258', label: 'Windows-1258 (Vietnamese)' },
  { encoding: 'windows-874', label: 'Windows-874 (Thai)' },
  { encoding: 'shift_jis', label: 'Shift_JIS (Japanese)' },
  { encoding: 'euc-jp', label: 'EUC-JP (Japanese)' },
  { encoding: 'gb18030', label: 'GB 18030 (Chinese, simplified)' },
  { encoding: 'big5', label: 'Big5 (Chinese, traditional)' },
  { encoding: 'euc-kr', label: 'EUC-KR (Korean)' },
  { encoding: 'utf-8', label: 'UTF-8' },
]

/** Returns a likely encoding for the first bytes of a text that is not UTF-8. */
export function guessEncoding(start: Uint8Array): string {
  // In UTF-16, one byte of every ASCII character is zero.
  const even = start.filter((byte, index) => byte === 0 && index % 2 === 0).length
  const odd = start.filter((byte, index) => byte === 0 && index % 2 === 1).length
  if (Math.max(even, odd) < start.length / 8) return 'windows-1252'
  return odd > even ? 'utf-16le' : 'utf-16be'
}
