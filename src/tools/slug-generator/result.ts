export interface Slug {
  readonly text: string
  readonly characters: number
  /** Number of slugs. It can exceed 1 only with `perLine`, and empty lines don't count. */
  readonly slugs: number
  // The slugs of a short text with one more option each, present only if they differ from `text`.
  readonly punctuationSlug?: string
  readonly germanSlug?: string
  readonly andSlug?: string
  readonly unicodeSlug?: string
  /** A language of the text that is transliterated badly. Only then there may be a `unicodeSlug`. */
  readonly uncertainLanguage?: string
  /** Whether the text has several lines that became one slug. */
  readonly isList: boolean
}

export function print({ text }: Slug): string {
  return text
}
