export interface Sorted {
  readonly text: string
  /** Number of lines without a number to sort by, which come last. Present only if there are any. */
  readonly withoutValue?: number
  /** Says which lines have nothing to sort by, as a sentence without a full stop. */
  readonly missing?: string
}

export function print({ text }: Sorted): string {
  return text
}
