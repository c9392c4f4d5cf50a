import type { Problem } from './problem.ts'

export interface Minified {
  readonly text: string
  /** In UTF-8 bytes. Negative if the text became longer, as it usually does when it is beautified. */
  readonly savedBytes: number
  /** Percentage of the input size that was saved, to one decimal place. */
  readonly savedPercent: number
  /** Size of the input in bytes. */
  readonly bytes: number
  /** Present only if there are any. */
  readonly problems?: readonly Problem[]
}

export function print({ text }: Minified): string {
  return text
}
