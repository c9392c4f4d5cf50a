/** International Morse code, Recommendation ITU-R M.1677-1: letters, figures, punctuation and the one accented letter. */
export const codes: ReadonlyMap<string, string> = new Map([
  ...pairs('A .-     B -...   C -.-.   D -..    E .      F ..-.   G --.    H ....   I ..     J .---'),
  ...pairs('K -.-    L .-..   M --     N -.     O ---    P .--.   Q --.-   R .-.    S ...    T -'),
  ...pairs('U ..-    V ...-   W .--    X -..-   Y -.--   Z --..   É ..-..'),
  ...pairs('0 -----  1 .----  2 ..---  3 ...--  4 ....-  5 .....  6 -....  7 --...  8 ---..  9 ----.'),
  ...pairs(". .-.-.-  , --..--  : ---...  ? ..--..  ' .----.  - -....-  / -..-."),
  ...pairs('( -.--.   ) -.--.-  " .-..-.  = -...-   + .-.-.   @ .--.-.'),
])

/** Other ways to write what has a code. The multiplication sign is sent as an X, so it does not come back. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(pairs('é É  × X  ’ \'  ‘ \'  “ "  ” "  – -  — -  − -'))

function pairs(row: string): [string, string][] {
  return Array.from(row.matchAll(/(\S) (\S+)/g), ([, character = '', code = '']) => [character, code])
}

/** Morse code as people and word processors write it, in plain dots and dashes. */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙]/g, '.')
    .replace(/[−–—‐‑_]/g, '-')
    .replaceAll('…', '...')
}

/** Whether a text is Morse code already: it has signals, and nothing but signals, strokes and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/\s]/.test(plain)
}
