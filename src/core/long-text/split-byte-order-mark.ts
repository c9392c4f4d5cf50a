/** At the start of a file it is a byte order mark: it says how the file was written and is not part of the text. */
export const byteOrderMark = '\ufeff'

/** Separates the byte order mark from the text after it. `mark` is empty if there is none. */
export function splitByteOrderMark(text: string): { readonly mark: string; readonly text: string } {
  return text.startsWith(byteOrderMark) ? { mark: byteOrderMark, text: text.slice(1) } : { mark: '', text }
}
