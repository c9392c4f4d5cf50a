/** Folds case letter by letter: both lower-case sigmas become σ and the Turkish İ becomes i. ß does not become ss. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')
}
