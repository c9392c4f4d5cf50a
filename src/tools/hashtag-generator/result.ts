import type { InLanguage } from '#core/language/text-language.ts'
import type { OptionValues } from '#core/tool/options.ts'
import type { Allowance } from './allowances.ts'
import type { tool } from './tool.ts'

export type Settings = OptionValues<(typeof tool)['options']>

export interface Hashtags extends InLanguage {
  readonly items: readonly string[]
  /** The tags with those that the `without` option leaves out of `items`. */
  readonly candidates: readonly string[]
  readonly allowances: readonly Allowance[]
}

export function print({ items }: Hashtags): string {
  return items.join(' ')
}
