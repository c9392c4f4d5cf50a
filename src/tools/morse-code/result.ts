export interface Morse {
  readonly text: string
  /** Number of characters without a code, which are left out. */
  readonly skipped: number
  /** Number of unknown codes, which are kept unchanged. */
  readonly unknown: number
  /** A message about skipped characters or unknown codes, if there are any. */
  readonly note?: string
}

export function print({ text }: Morse): string {
  return text
}
