/** A text that is too large to copy as a whole while the user types. It can be read in chunks. */
export interface ChunkedText {
  readonly length: number
  chunks(): Iterable<string>
}

/** A text as the page stores it: a string if it is short, or chunks if it is long. */
export type TextSource = string | ChunkedText

export function wholeText(text: TextSource): string {
  return typeof text === 'string' ? text : [...text.chunks()].join('')
}
