const loneSurrogate = /(\p{Cs})/mu

/** Returns the text in composed form (NFC). Unpaired surrogates stay: Firefox's `normalize` replaces them. */
export function compose(text: string): string {
  if (text.isWellFormed()) return text.normalize('NFC')
  const parts = text.split(loneSurrogate)
  return parts.map((part) => (loneSurrogate.test(part) ? part : part.normalize('NFC'))).join('')
}

/** Folds case letter by letter: both lower-case sigmas become σ and the Turkish İ becomes i. ß does not become ss. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')
}

/** Writes ä, ö and ü as ae, oe and ue. */
export function writeOutUmlauts(text: string): string {
  return text.replace(/[äöü]|[aou]\u0308/gi, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)
}
