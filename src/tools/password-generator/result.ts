import type { OptionValues } from '#core/tool/options.ts'
import type { Strength } from './strength.ts'
import type { tool } from './tool.ts'

export interface Passwords {
  readonly kind: Options['kind']
  /** One password per line. */
  readonly text: string
  readonly passwords: readonly string[]
  /** Bits of entropy per password, to one decimal place. */
  readonly entropy: number
  readonly strength: Strength
  /** How many characters or words each password has. */
  readonly drawn: number
  /** How many characters or words each of them is drawn from. */
  readonly poolSize: number
}

export type Options = OptionValues<(typeof tool)['options']>

export function print({ text }: Passwords): string {
  return text
}
