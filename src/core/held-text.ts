/** A text too large to be copied in one go while a person types: handed out by the slice. */
export interface SlicedText {
  readonly length: number
  slices(): Iterable<string>
}

/** A text as the page holds it. */
export type HeldText = string | SlicedText

export function wholeText(text: HeldText): string {
  return typeof text === 'string' ? text : [...text.slices()].join('')
}
