/** International Morse code (ITU-R M.1677-1): letters, the only accented letter, digits and punctuation. */
export const codes: ReadonlyMap<string, string> = new Map([
  ...pairs('A .-     B -...   C -.-.   D -..    E .      F ..-.   G --.    H ....   I ..     J .---'),
  ...pairs('K -.-    L .-..   M --     N -.     O ---    P .--.   Q --.-   R .-.    S ...    T -'),
  ...pairs('U ..-    V ...-   W .--    X -..-   Y -.--   Z --..   É ..-..'),
  ...pairs('0 -----  1 .----  2 ..---  3 ...--  4 ....-  5 .....  6 -....  7 --...  8 ---..  9 ----.'),
  ...pairs(". .-.-.-  , --..--  : ---...  ? ..--..  ' .----.  - -....-  / -..-."),
  ...pairs('( -.--.   ) -.--.-  " .-..-.  = -...-   + .-.-.   @ .--.-.'),
  // Not part of the standard, but in common use.
  ...pairs('! -.-.--'),
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
export const lookAlikes: ReadonlyMap<string, string> = new Map(pairs('é É  × X  ’ \'  ‘ \'  “ "  ” "  – -  — -  − -'))

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

/** Whether a text contains dots or dashes, and no other characters except slashes and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/\s]/.test(plain)
}
