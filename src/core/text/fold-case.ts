/** Ignores case letter by letter: both small sigmas are one, and the Turkish İ is an i. ß is not ss. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')
}
