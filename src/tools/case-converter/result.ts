export interface ConvertedText {
  readonly text: string
  /** True after Sentence case if the lines look like a list and some of them start with a lowercase letter. */
  readonly linesDiffer?: boolean
  /** After Sentence case, up to three words that have lost capitals, as they were. */
  readonly lowered?: readonly string[]
  /** True after Sentence case if keeping the capitals of those words would still change the text. */
  readonly keepDiffers?: boolean
  /** True after Sentence case if most letters were capitals. Which words are names is unknown then. */
  readonly wasCapitals?: boolean
}

export function print({ text }: ConvertedText): string {
  return text
}
