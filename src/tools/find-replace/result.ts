import type { TextRange } from '#core/tool/input-error.ts'

export interface Replaced {
  /** The changed text; undefined in a preview. */
  readonly text?: string
  /** Number of matches, or of lines with a match if lines are kept or removed. */
  readonly count: number
  /** Only in a preview: the first matches, up to the limit. */
  readonly matches?: readonly TextRange[]
}

export function print({ text, count }: Replaced): string {
  return text ?? String(count)
}
