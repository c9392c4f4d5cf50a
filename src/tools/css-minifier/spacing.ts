import { textOf } from '#core/text/units.ts'
import { type Item, use } from './item.ts'
import { code, kind } from './tokens.ts'

/** Where in its item a token stands. Told of every token that is neither blank nor comment, in their order. */
export class Place {
  /** Brackets and parentheses that are open. */
  depth = 0
  brackets = 0
  /** The colon after a declaration's name. */
  colon = -1

  reset(): void {
    this.depth = 0
    this.brackets = 0
    this.colon = -1
  }

  pass(item: Item, index: number): void {
    switch (item.kinds[index]) {
      case kind.function:
      case kind.openParenthesis:
        this.depth += 1
        break
      case kind.openBracket:
        this.depth += 1
        this.brackets += 1
        break
      case kind.closeParenthesis:
        this.depth -= 1
        break
      case kind.closeBracket:
        this.depth -= 1
        this.brackets -= 1
        break
      case kind.colon:
        if (this.colon < 0) this.colon = index
        break
      default:
    }
  }
}

/** Whether the blank between two tokens means nothing. What it parts must not grow together either. */
export function isIdleBlank(item: Item, before: number, after: number, place: Place): boolean {
  const left = item.kinds[before] as number
  const right = item.kinds[after] as number
  if (right === kind.closeParenthesis) return left !== kind.colon
  if (right === kind.comma || right === kind.closeBracket) return true
  if (left === kind.comma || left === kind.function || left === kind.openParenthesis || left === kind.openBracket) return true
  switch (item.use) {
    case use.selector:
      return isIdleInSelector(item, before, after, place)
    case use.declaration:
    case use.custom:
      return isIdleInDeclaration(item, before, after, place)
    default:
      return isFeatureColon(item, before) || isFeatureColon(item, after)
  }
}

/** The colon of an at-rule's `(min-width: 1px)`. Elsewhere it may be part of a selector. */
export function isFeatureColon(item: Item, index: number): boolean {
  if (item.kinds[index] !== kind.colon) return false
  const name = lastBefore(item, index)
  const opener = lastBefore(item, name)
  return item.kinds[name] === kind.name && item.kinds[opener] === kind.openParenthesis && !isScope(item)
}

function isScope({ css, starts, ends, first }: Item): boolean {
  return textOf(css, starts[first] as number, ends[first] as number).toLowerCase() === '@scope'
}

function isIdleInSelector(item: Item, before: number, after: number, { brackets }: Place): boolean {
  if (brackets > 0) {
    return item.isSign(before, code.equals) || item.isSign(after, code.equals) || isMatcher(item, after)
  }
  return isCombinator(item, before, after) || isCombinator(item, after, after + 1)
}

/** The `~` of `~=`, and its likes. */
function isMatcher(item: Item, index: number): boolean {
  if (item.kinds[index] !== kind.sign || item.css[item.ends[index] as number] !== code.equals) return false
  const its = item.codeAt(index)
  return its === code.tilde || its === code.bar || its === code.caret || its === code.dollar || its === code.asterisk
}

/** Whether this is `>`, `~` or `+` between two selectors, and can stand without blanks. */
export function isCombinator(item: Item, index: number, from: number): boolean {
  if (item.kinds[index] !== kind.sign) return false
  switch (item.codeAt(index)) {
    case code.tilde:
      return true
    case code.greater:
      // Close to a name that ends in two dashes it would end an HTML comment.
      return item.css[(item.ends[lastBefore(item, index)] ?? 0) - 1] !== code.minus
    case code.plus:
      // `2n + 1` has a sum, and `+1` would be a number.
      return item.kinds[skipIdle(item, from)] !== kind.number
    default:
      return false
  }
}

function isIdleInDeclaration(item: Item, before: number, after: number, { colon }: Place): boolean {
  if (colon < 0) return item.kinds[after] === kind.colon
  if (before === colon) return true
  if (item.isSign(after, code.exclamation)) return !item.isSign(before, code.less)
  // `<! --` must not become the start of an HTML comment.
  if (item.isSign(before, code.exclamation)) return item.codeAt(after) !== code.minus
  if (item.isSign(before, code.slash)) return !item.isSign(after, code.asterisk)
  return item.isSign(after, code.slash)
}

/** The next token from here on that is neither blank nor comment. */
function skipIdle(item: Item, from: number): number {
  let index = from
  while (index < item.length && (item.kinds[index] as number) <= kind.openComment) index += 1
  return index
}

/** The last token before this one that is neither blank nor comment, or -1. */
function lastBefore(item: Item, index: number): number {
  let before = index - 1
  while (before >= 0 && (item.kinds[before] as number) <= kind.openComment) before -= 1
  return before
}

/** Whether two tokens could be read as one, or as others, if the comment between them went. */
export function couldMerge(item: Item, before: number, after: number): boolean {
  const left = item.kinds[before] as number
  const right = item.kinds[after] as number
  if (right === kind.openParenthesis) return left === kind.name
  return left !== kind.function && !isClosed(left) && !isClosed(right)
}

/** Whether a token of this kind has nothing to do with its neighbours. */
function isClosed(its: number): boolean {
  return its === kind.string || (its >= kind.colon && its <= kind.closeBrace)
}

/** A blank right after it would be read as the end of its last escape, such as `\31`, and part nothing. */
export function endsInOpenEscape({ css, starts, ends }: Item, index: number): boolean {
  return /(?:^|[^\\])(?:\\\\)*\\[\da-f]{1,6}$/i.test(textOf(css, starts[index] as number, ends[index] as number))
}

/** A line break ended this one, so one must follow. */
export function needsLineBreak(item: Item, index: number): boolean {
  return item.kinds[index] === kind.badString || item.isSign(index, code.backslash)
}
