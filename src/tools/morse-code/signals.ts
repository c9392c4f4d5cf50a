/**
 * Replaces typographic and full-width dots, dashes and ellipses with `.` and `-`, and removes quotes and invisible
 * characters.
 */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙⋅‧●*・･．]/g, '.')
    .replace(/[−‒–—―─━▬‐‑_－ー]/g, '-')
    .replaceAll('…', '...')
    .replace(/["“”`\u200b-\u200d\ufeff]/g, '')
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Marks the gaps between words with a slash. They are three or more spaces, or two or more with `twoSpaces`, unless slashes
 * separate the words or no codes are closer together. If more slashes and bars than spaces are between codes, single ones
 * separate letters. If all dots and dashes are apart, as in `. . .   - - -`, three spaces separate letters.
 */
export function markWordGaps(text: string, twoSpaces: boolean): string {
  const isApart = !/[^\s/|]{2}/.test(text) && /\S \S \S/.test(text) && /\S {3,}\S/.test(text)
  const morse = isApart ? text.replace(/(\S) (?=\S)/g, '$1') : text
  const spaces = countMatches(morse, /[^\s/|][^\S\r\n]+(?=[^\s/|])/g)
  if (countMatches(morse, /[^\s/|][/|](?=[^\s/|])/g) > Math.max(1, spaces))
    return morse.replace(
      /([^\s/|])((?:[/|]|[^\S\r\n])+)(?=[^\s/|])/g,
      (_, end: string, gap: string) => end + (/^[/|]$/.test(gap) ? ' ' : '/'),
    )
  const [narrow, wider] = twoSpaces ? ['{1}', '{2,}'] : ['{1,2}', '{3,}']
  const isGapBetweenWords = !/[/|]/.test(morse) && new RegExp(String.raw`\S[^\S\r\n]${narrow}\S`).test(morse)
  return isGapBetweenWords ? morse.replace(new RegExp(String.raw`(\S)[^\S\r\n]${wider}(?=\S)`, 'g'), '$1/') : morse
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
