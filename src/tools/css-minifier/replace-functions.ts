import { TokenType } from '@csstools/css-tokenizer'
import { isKeptComment } from './minify.ts'
import { couldMerge } from './spacing.ts'
import type { Part } from './statements.ts'

type Replacement = Pick<Part, 'type' | 'text'> | undefined

/** How each function is replaced, given its content. */
const replacers = { url: unquoteUrl, calc: compute, rgb: toHex, rgba: toHex }

/** Replaces functions that have no parentheses in them by a single token, where it cannot be read together with the next. */
export function replaceFunctions(value: readonly Part[], names: readonly (keyof typeof replacers)[]): readonly Part[] {
  const result = [...value]
  // From the end, so that a function is replaced before the one around it.
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const part = result[index] as Part
    const name = part.type === TokenType.Function && names.find((name) => part.text.toLowerCase() === `${name}(`)
    if (!name) continue
    const end = result.findIndex(({ type }, other) => other > index && type === TokenType.CloseParen)
    const content = result.slice(index + 1, end + 1)
    if (end < 0 || content.some(({ gap }) => gap.some(isKeptComment))) continue
    const replacement = replacers[name](content.slice(0, -1))
    const replaced = replacement && { ...part, ...replacement, depth: part.depth - 1 }
    if (replaced && !canMerge(replaced, result[end + 1])) result.splice(index, content.length + 1, replaced)
  }
  return result
}

/** A color may become a name later. */
function canMerge(part: Part, next: Part | undefined): boolean {
  if (!next || next.gap.length > 0 || part.type === TokenType.URL) return false
  return couldMerge(part, next) || couldMerge({ ...part, type: TokenType.Ident }, next)
}

/** `url("a.png")` becomes `url(a.png)`. */
function unquoteUrl([content, ...others]: readonly Part[]): Replacement {
  const url = content?.type === TokenType.String && others.length === 0 ? content.text.slice(1, -1) : ''
  return /^[^\s"'()\\\0-\x1f\x7f]+$/.test(url) ? { type: TokenType.URL, text: `url(${url})` } : undefined
}

/** `rgb(255, 0, 0)` becomes `#ff0000`. */
function toHex(content: readonly Part[]): Replacement {
  const found = /^(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,1)?$/.exec(content.map(({ text }) => text).join(''))
  const bytes = found?.slice(1).map(Number) ?? [256]
  if (bytes.some((byte) => byte > 255)) return undefined
  return { type: TokenType.Hash, text: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` }
}

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}

/** `calc(1px + 2px)` becomes `3px`, unless the result is long or not positive: some properties accept that only in `calc()`. */
function compute(content: readonly Part[]): Replacement {
  const isSpaced = content.slice(1).every(({ gap }) => gap.length > 0)
  const [, left, unit = '', operator = '', right, otherUnit = ''] =
    /^([\d.]+)([a-z%]*) ([+*/-]) ([\d.]+)([a-z%]*)$/i.exec(content.map(({ text }) => text).join(' ')) ?? []
  const isSum = operator === '+' || operator === '-'
  const isValid = isSum ? isSpaced && unit === otherUnit : otherUnit === '' || (operator === '*' && unit === '')
  const exact = operations[operator]?.(Number(left), Number(right)) ?? 0
  const result = Math.round(exact * 10_000) / 10_000
  if (!isValid || result <= 0 || Math.abs(exact - result) > 1e-9) return undefined
  const resultUnit = unit || otherUnit
  const text = `${String(result)}${resultUnit}`
  if (resultUnit === '%') return { type: TokenType.Percentage, text }
  if (resultUnit !== '') return { type: TokenType.Dimension, text }
  // Some properties accept only integers as numbers without a unit, and round the result of `calc()`.
  return Number.isInteger(result) ? { type: TokenType.Number, text } : undefined
}
