import { TokenType } from '@csstools/css-tokenizer'
import type { Part } from './statements.ts'

/** Properties with one to four values: top, right, bottom and left, or the corners. */
const sidesProperty = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/

const valueTypes: ReadonlySet<TokenType> = new Set([
  TokenType.Number,
  TokenType.Dimension,
  TokenType.Percentage,
  TokenType.Hash,
  TokenType.Ident,
])

/** On their own, these words are valid for every property; repeated, they are not. */
export const wideKeyword = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i

/** Removes values that repeat the opposite side: `1px 2px 1px 2px` becomes `1px 2px`. */
export function mergeSides(property: string, value: readonly Part[]): readonly Part[] {
  if (!sidesProperty.test(property) || value.length > 4 || !value.every(canMerge)) return value
  return value.slice(0, countNeeded(value.map(({ text }) => text.toLowerCase())))
}

/** Returns how many of the values are needed, because the others repeat the opposite side. */
export function countNeeded([top, right = top, bottom = top, left = right]: readonly (string | undefined)[]): number {
  if (left !== right) return 4
  if (bottom !== top) return 3
  return right === top ? 1 : 2
}

function canMerge({ type, text, gap }: Part): boolean {
  return valueTypes.has(type) && !wideKeyword.test(text) && !gap.some(({ type }) => type === TokenType.Comment)
}
