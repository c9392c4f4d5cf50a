/** A text too large to be copied in one go while a person types: handed out in chunks. */
export interface ChunkedText {
  readonly length: number
  chunks(): Iterable<string>
}

/** A text as the page holds it. */
export type TextSource = string | ChunkedText

export function wholeText(text: TextSource): string {
  return typeof text === 'string' ? text : [...text.chunks()].join('')
}
