/** A text that is too large to copy at once while the user types, available in chunks. */
export interface ChunkedText {
  readonly length: number
  chunks(): Iterable<string>
}

/** A text as the page stores it: a string if it is short, chunks if it is long. */
export type TextSource = string | ChunkedText

export function wholeText(text: TextSource): string {
  return typeof text === 'string' ? text : [...text.chunks()].join('')
}
