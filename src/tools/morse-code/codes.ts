/**
 * International Morse code (ITU-R M.1677-1): letters, the only accented letter, digits and punctuation. Then codes that are
 * not part of the standard, but in common use.
 */
export const codes: ReadonlyMap<string, string> = new Map([
  ...pairs('A .-     B -...   C -.-.   D -..    E .      F ..-.   G --.    H ....   I ..     J .---'),
  ...pairs('K -.-    L .-..   M --     N -.     O ---    P .--.   Q --.-   R .-.    S ...    T -'),
  ...pairs('U ..-    V ...-   W .--    X -..-   Y -.--   Z --..   É ..-..'),
  ...pairs('0 -----  1 .----  2 ..---  3 ...--  4 ....-  5 .....  6 -....  7 --...  8 ---..  9 ----.'),
  ...pairs(". .-.-.-  , --..--  : ---...  ? ..--..  ' .----.  - -....-  / -..-."),
  ...pairs('( -.--.   ) -.--.-  " .-..-.  = -...-   + .-.-.   @ .--.-.'),
  ...pairs('! -.-.--  & .-...   ; -.-.-.  _ ..--.-  $ ...-..-'),
  ...pairs('À .--.-   Ä .-.-    Ç -.-..   È .-..-   Ñ --.--   Ö ---.    Ü ..--    ß ...--..'),
  ...pairs('Ð ..--.   Ĝ --.-.   Ĵ .---.   Ś ...-... Š ----    Þ .--..   Ź --..-.  Ż --..-'),
])

/**
 * Procedural signals, written as <SK>. Some have the same code as a character or as another signal; decoding returns
 * the character or the first signal.
 */
export const prosigns: ReadonlyMap<string, string> = new Map([
  ...pairs('AS .-...  BK -...-.-  HH ........  KA -.-.-  SK ...-.-  SOS ...---...  VE ...-.'),
  ...pairs('AR .-.-.  BT -...-  CT -.-.-  KN -.--.  SN ...-.'),
])

/** Characters that have the same code as another character. Decoding returns that other character: × becomes X. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...pairs('× X  ’ \'  ‘ \'  “ "  ” "  – -  — -  − -'),
  ...pairs('Á À  Å À  Æ Ä  Ą Ä  Ć Ç  Ĉ Ç  Đ É  Ę É  Ł È  Ń Ñ  Ó Ö  Ø Ö  Ŭ Ü  Ĥ Š'),
])

function pairs(row: string): [string, string][] {
  return Array.from(row.matchAll(/(\S+) (\S+)/g), ([, character = '', code = '']) => [character, code])
}

/** Replaces typographic dots, dashes and ellipses with `.` and `-`. */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙]/g, '.')
    .replace(/[−–—‐‑_]/g, '-')
    .replaceAll('…', '...')
}

/** Replaces three or more spaces with a slash, unless slashes separate the words or no codes are closer together. */
export function markWordGaps(morse: string): string {
  const isGapBetweenWords = !/[/|]/.test(morse) && /\S[^\S\r\n]{1,2}\S/.test(morse)
  return isGapBetweenWords ? morse.replace(/(\S)[^\S\r\n]{3,}(?=\S)/g, '$1/') : morse
}

/** Whether a text contains dots or dashes, and no other characters except slashes, bars and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/|\s]/.test(plain)
}
