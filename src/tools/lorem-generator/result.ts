export interface LoremIpsum {
  readonly text: string
  /** Number of words, not counting HTML tags. */
  readonly words: number
}

export function print({ text }: LoremIpsum): string {
  return text
}
