import { TokenType } from '@csstools/css-tokenizer'
import { isKept } from './minify.ts'
import { couldMerge } from './spacing.ts'
import type { Part, Token } from './statements.ts'

/** Replaces `url("a.png")` by `url(a.png)`. */
export function unquoteUrls(value: readonly Part[]): readonly Part[] {
  return replaceFunctions(value, /^url\($/i, ([content, ...others]) => {
    const url = content?.type === TokenType.String && others.length === 0 ? content.text.slice(1, -1) : ''
    return /^[^\s"'()\\\0-\x1f\x7f]+$/.test(url) ? { type: TokenType.URL, text: `url(${url})` } : undefined
  })
}

/** Replaces `rgb(255, 0, 0)` by `#ff0000`. */
export function replaceRgb(value: readonly Part[]): readonly Part[] {
  return replaceFunctions(value, /^rgba?\($/i, (content) => {
    const [, red, green, blue] =
      /^(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,1)?$/.exec(content.map(({ text }) => text).join('')) ?? []
    const bytes = [red, green, blue].map(Number)
    if (!bytes.every((byte) => byte <= 255)) return undefined
    return { type: TokenType.Hash, text: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` }
  })
}

/** Replaces `calc(1px + 2px)` by `3px`, unless the result is negative, which some properties accept only in `calc()`. */
export function replaceSums(value: readonly Part[]): readonly Part[] {
  return replaceFunctions(value, /^calc\($/i, (content) => {
    const isSpaced = content.slice(1).every(({ gap }) => gap.length > 0)
    const [, left, unit = '', operator = '', right, otherUnit = ''] =
      /^([\d.]+)([a-z%]*) ([+*/-]) ([\d.]+)([a-z%]*)$/i.exec(content.map(({ text }) => text).join(' ')) ?? []
    const isSum = operator === '+' || operator === '-'
    const canCompute = isSum ? isSpaced && unit === otherUnit : otherUnit === '' || (operator === '*' && unit === '')
    const result = canCompute ? compute(Number(left), operator, Number(right)) : undefined
    const resultUnit = unit || otherUnit
    // Some properties accept only integers as numbers without a unit, and round the result of `calc()`.
    if (result === undefined || (resultUnit === '' && !Number.isInteger(result))) return undefined
    return { type: typeOfNumber(resultUnit), text: `${String(result)}${resultUnit}` }
  })
}

/** Returns the result if it is positive and has at most four decimal places. */
function compute(left: number, operator: string, right: number): number | undefined {
  const results: Readonly<Record<string, number>> = {
    '+': left + right,
    '-': left - right,
    '*': left * right,
    '/': left / right,
  }
  const result = results[operator] ?? 0
  const rounded = Math.round(result * 10_000) / 10_000
  return rounded > 0 && Math.abs(result - rounded) < 1e-9 ? rounded : undefined
}

function typeOfNumber(unit: string): TokenType {
  if (unit === '') return TokenType.Number
  return unit === '%' ? TokenType.Percentage : TokenType.Dimension
}

type Replacement = Pick<Part, 'type' | 'text'>

/** Replaces functions whose content has no parentheses by a single token, where it cannot be read together with the next. */
function replaceFunctions(
  value: readonly Part[],
  name: RegExp,
  replace: (content: readonly Part[]) => Replacement | undefined,
): readonly Part[] {
  const result: Part[] = []
  for (let index = 0; index < value.length; index += 1) {
    const part = value[index] as Part
    result.push(part)
    if (!name.test(part.text)) continue
    const end = value.findIndex(({ type }, other) => other > index && type === TokenType.CloseParen)
    const isPlain = end > 0 && !value.slice(index + 1, end + 1).some(({ gap }) => gap.some(isKeptComment))
    const replacement = isPlain ? replace(value.slice(index + 1, end)) : undefined
    const replaced = replacement && { ...part, ...replacement, depth: part.depth - 1 }
    if (!replaced || canMerge(replaced, value[end + 1])) continue
    result[result.length - 1] = replaced
    index = end
  }
  return result
}

/** A color may become a name later. */
function canMerge(part: Part, next: Part | undefined): boolean {
  if (!next || next.gap.length > 0 || part.type === TokenType.URL) return false
  return couldMerge(part, next) || couldMerge({ ...part, type: TokenType.Ident }, next)
}

function isKeptComment(token: Token): boolean {
  return token.type === TokenType.Comment && isKept(token)
}
