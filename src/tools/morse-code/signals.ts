import type { Alphabet } from './codes.ts'

const otherSlashes = /[⁄∕／]/g

/** Replaces typographic and full-width dots, dashes, ellipses and slashes, and removes quotes and invisible characters. */
export function toPlainSignals(morse: string): string {
  return morse
    .replace(/[·•∙⋅‧●*・･．]/g, '.')
    .replace(/[−‒–—―─━▬‐‑_－ー]/g, '-')
    .replaceAll('…', '...')
    .replace(otherSlashes, '/')
    .replace(/["“”'‘’`\u200b-\u200d\ufeff]/g, '')
}

/**
 * Marks the gaps between words with a slash. They are three or more spaces, and twice as wide as the narrowest gap if that has
 * three or more spaces. Slashes between words replace this rule. If more
 * slashes and bars than spaces are between codes, single ones separate letters. If all dots and dashes are apart, as in
 * `. . .  - - -`, wider gaps separate letters.
 */
export function markWordGaps(typed: string): string {
  const text = typed.replace(otherSlashes, '/')
  const isApart = !/[^\s/|]{2}/.test(text) && /\S \S \S/.test(text) && /\S {2,}\S/.test(text)
  const morse = isApart ? text.replace(/(\S) (?=\S)/g, '$1') : text
  const slashes = morse.match(/[^\s/|][/|](?=[^\s/|])/g)?.length ?? 0
  if (slashes > 1 && slashes > gapsIn(morse).length)
    return morse.replace(
      /([^\s/|])((?:[/|]|[^\S\r\n])+)(?=[^\s/|])/g,
      (_, end: string, gap: string) => end + (/^[/|]$/.test(gap) ? ' ' : '/'),
    )
  if (/[/|]/.test(morse)) return morse
  const narrowest = gapsIn(morse).reduce((least, gap) => Math.min(least, gap), Infinity)
  const wordGap = narrowest < 3 ? 3 : 2 * narrowest
  return morse.replace(/(\S)([^\S\r\n]+)(?=\S)/g, (gap, end: string, spaces: string) =>
    spaces.length < wordGap ? gap : `${end}/`,
  )
}

/** Returns the widths of the gaps between codes. */
function gapsIn(morse: string): number[] {
  return morse.match(/[^\s/|][^\S\r\n]+(?=[^\s/|])/g)?.map((gap) => gap.length - 1) ?? []
}

/** Whether a text contains dots or dashes, and no other characters except slashes, bars and whitespace. */
export function isMorse(text: string): boolean {
  const plain = toPlainSignals(text)
  return /[.-]/.test(plain) && !/[^.\-/|\s]/.test(plain)
}

/** Returns the alphabet of a text that is not Morse code. */
export function alphabetOf(text: string): Alphabet {
  if (/\p{sc=Cyrl}/mu.test(text)) return 'cyrillic'
  return /\p{sc=Grek}/mu.test(text) ? 'greek' : 'latin'
}
