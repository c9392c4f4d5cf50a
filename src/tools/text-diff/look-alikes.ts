import type { Row } from './rows.ts'

const characters = 'aeopcyxijsABEKMHOPCTXIJSABEZHIKMNOPTYXo--  '
/** Cyrillic and Greek letters, hyphens and spaces, in the same order. */
const lookAlikes = 'аеорсухіјѕАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο\u2010\u2011\u00a0\u202f'

/** Returns the same text for texts that look the same. */
function appearanceOf(text: string): string {
  const visible = text.replace(/\p{Cf}/gmu, '').normalize()
  return Array.from(visible, (character) => characters[lookAlikes.indexOf(character)] ?? character).join('')
}

function describe(original: string, modified: string): string {
  if (original.normalize() === modified.normalize()) return 'how accents are encoded (NFC or NFD)'
  const isInOne = (character: string) => original.includes(character) !== modified.includes(character)
  const hidden = Array.from(original + modified).find((character) => character > '\u007f' && isInOne(character))
  if (hidden === undefined) return 'where invisible characters are'
  const code = `U+${(hidden.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
  const likeness = characters[lookAlikes.indexOf(hidden)]
  return likeness === undefined ? `the invisible character ${code}` : `${code}, which looks like “${likeness}”`
}

/** Says how the first changed line that looks the same in both texts differs, if there is one. */
export function explainLookAlike(rows: readonly Row[]): string | undefined {
  for (const row of rows) {
    if (row.kind !== 'changed') continue
    const { original = '', modified = '', modifiedLine } = row
    // A line may also differ only in the line break after it.
    if (original === modified || appearanceOf(original) !== appearanceOf(modified)) continue
    return `Line ${String(modifiedLine)} looks the same in both texts, but differs in ${describe(original, modified)}.`
  }
  return undefined
}
