import type { DuplicateKey } from './duplicate-keys.ts'
import type { TreeRow } from './tree.ts'

export interface JsonResult {
  readonly text: string
  /** Present only in tree mode. */
  readonly rows?: readonly TreeRow[]
  /** The input without its mistakes, in its own layout. Present only if it was repaired. */
  readonly repaired?: string
  /** Present only if there are any. */
  readonly duplicateKeys?: readonly DuplicateKey[]
}

export function print({ text }: JsonResult): string {
  return text
}
