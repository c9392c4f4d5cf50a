/** Replaces typographic and full-width dots, dashes and ellipses with `.` and `-`. */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙*・･．]/g, '.')
    .replace(/[−–—‐‑_－ー]/g, '-')
    .replaceAll('…', '...')
}

/**
 * Replaces three or more spaces with a slash, or two or more with `twoSpaces`, unless slashes separate the words or no codes
 * are closer together.
 */
export function markWordGaps(morse: string, twoSpaces: boolean): string {
  const [narrow, wide] = twoSpaces ? ['{1}', '{2,}'] : ['{1,2}', '{3,}']
  const isGapBetweenWords = !/[/|]/.test(morse) && new RegExp(String.raw`\S[^\S\r\n]${narrow}\S`).test(morse)
  return isGapBetweenWords ? morse.replace(new RegExp(String.raw`(\S)[^\S\r\n]${wide}(?=\S)`, 'g'), '$1/') : morse
}

/** Whether a text contains dots or dashes, and no other characters except slashes, bars and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/|\s]/.test(plain)
}

const scripts = [
  ['cyrillic', /\p{Script=Cyrillic}/mu],
  ['greek', /\p{Script=Greek}/mu],
  ['hebrew', /\p{Script=Hebrew}/mu],
  ['arabic', /\p{Script=Arabic}/mu],
] as const

/** Returns the alphabet of a text that is not Morse code. */
export function alphabetOf(text: string): (typeof scripts)[number][0] | 'latin' {
  return scripts.find(([, letter]) => letter.test(text))?.[0] ?? 'latin'
}
