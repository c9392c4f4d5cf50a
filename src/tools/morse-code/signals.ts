/** Replaces typographic and full-width dots, dashes and ellipses with `.` and `-`. */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙*・･．]/g, '.')
    .replace(/[−–—‐‑_－ー]/g, '-')
    .replaceAll('…', '...')
}

/**
 * Replaces three or more spaces with a slash, or two or more with `twoSpaces`, unless slashes separate the words or no codes
 * are closer together. If more bars than spaces are between codes, the bars separate the letters, and spaces the words.
 */
export function markWordGaps(morse: string, twoSpaces: boolean): string {
  const spaces = morse.match(/[^\s/|][^\S\r\n]+(?=[^\s/|])/g)?.length ?? 0
  if (spaces > 0 && (morse.match(/[^\s/|]\|(?=[^\s/|])/g)?.length ?? 0) > spaces)
    return morse.replace(/(\S)[^\S\r\n]+(?=\S)/g, '$1/').replaceAll('|', ' ')
  const [narrow, wide] = twoSpaces ? ['{1}', '{2,}'] : ['{1,2}', '{3,}']
  const isGapBetweenWords = !/[/|]/.test(morse) && new RegExp(String.raw`\S[^\S\r\n]${narrow}\S`).test(morse)
  return isGapBetweenWords ? morse.replace(new RegExp(String.raw`(\S)[^\S\r\n]${wide}(?=\S)`, 'g'), '$1/') : morse
}

/** Whether a text contains dots or dashes, and no other characters except slashes, bars and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/|\s]/.test(plain)
}

const scripts = { cyrillic: /\p{sc=Cyrl}/mu, greek: /\p{sc=Grek}/mu, hebrew: /\p{sc=Hebr}/mu, arabic: /\p{sc=Arab}/mu }
const names = Object.keys(scripts) as (keyof typeof scripts)[]

/** Returns the alphabet of a text that is not Morse code. */
export function alphabetOf(text: string): keyof typeof scripts | 'latin' {
  return names.find((name) => scripts[name].test(text)) ?? 'latin'
}
