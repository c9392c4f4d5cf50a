import { TokenType } from '@csstools/css-tokenizer'
import { isDelim } from './spacing.ts'
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
const wideKeyword = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i

/** Removes values that repeat the opposite side: `1px 2px 1px 2px` becomes `1px 2px`. */
export function mergeSides(property: string, value: readonly Part[]): readonly Part[] {
  if (!sidesProperty.test(property)) return value
  const end = value.findIndex((part) => isDelim(part, '!'))
  const sides = end < 0 ? value : value.slice(0, end)
  if (sides.length > 4 || !sides.every(canMerge)) return value
  const merged = [...sides]
  if (merged.length === 4 && isSame(merged[3], merged[1])) merged.pop()
  if (merged.length === 3 && isSame(merged[2], merged[0])) merged.pop()
  if (merged.length === 2 && isSame(merged[1], merged[0])) merged.pop()
  return [...merged, ...value.slice(sides.length)]
}

function canMerge({ type, text, gap }: Part): boolean {
  return valueTypes.has(type) && !wideKeyword.test(text) && !gap.some(({ type }) => type === TokenType.Comment)
}

function isSame(one: Part | undefined, other: Part | undefined): boolean {
  return one?.text.toLowerCase() === other?.text.toLowerCase()
}
