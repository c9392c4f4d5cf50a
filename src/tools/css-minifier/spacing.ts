import { TokenType } from '@csstools/css-tokenizer'
import type { Part, Statement, Token } from './statements.ts'

/** Whether the whitespace before the part at this index can be removed without changing the meaning or merging tokens. */
export function isRedundantSpace(statement: Statement, index: number): boolean {
  const [before, after] = neighbors(statement, index)
  if (after.type === TokenType.CloseParen) return before.type !== TokenType.Colon
  if (after.type === TokenType.Comma || after.type === TokenType.CloseSquare) return true
  if (before.type === TokenType.Comma || isOpening(before)) return true
  if (statement.kind === 'selector') return isRedundantInSelector(statement, index)
  if (statement.kind !== 'at-rule') return isRedundantInDeclaration(statement, index)
  return [index - 1, index].some((other) => isFeatureColon(statement, other)) || isNextToComparison(statement, index)
}

/** Returns the parts before and at this index. */
export function neighbors({ parts }: Statement, index: number): [before: Part, after: Part] {
  return [parts[index - 1] as Part, parts[index] as Part]
}

/** Whether square brackets are open after the part. */
export function isInSquare({ bracket }: Part): boolean {
  return bracket?.type === TokenType.OpenSquare
}

/** Whether the part opens a function, parentheses or square brackets. */
export function isOpening({ type }: Part): boolean {
  return type === TokenType.Function || type === TokenType.OpenParen || type === TokenType.OpenSquare
}

export function isDelim(part: Part | undefined, text: string): boolean {
  return part?.type === TokenType.Delim && part.text === text
}

/**
 * Whether this is the colon in an at-rule condition such as `(min-width: 1px)`. Elsewhere, a colon may be part of a
 * selector.
 */
export function isFeatureColon({ parts }: Statement, index: number): boolean {
  return (
    parts[index]?.type === TokenType.Colon &&
    parts[index - 1]?.type === TokenType.Ident &&
    parts[index - 2]?.type === TokenType.OpenParen &&
    parts[0]?.text.toLowerCase() !== '@scope'
  )
}

/** Whether only one of the parts before and at this index is a comparison, as in `(width >= 1px)`. `> =` stays invalid. */
export function isNextToComparison(statement: Statement, index: number): boolean {
  const [before, after] = neighbors(statement, index)
  const isComparison = (part: Part) =>
    part.type === TokenType.Delim && /^[<=>]$/.test(part.text) && part.bracket?.type === TokenType.OpenParen
  // `-- >` without the space would be `-->`, the end of an HTML comment.
  return isComparison(before) !== isComparison(after) && !before.text.endsWith('-')
}

function isRedundantInSelector(statement: Statement, index: number): boolean {
  const [before, after] = neighbors(statement, index)
  if (isInSquare(before)) {
    // `[a| = b]` is invalid and must not become `[a|=b]`.
    if (isDelim(after, '=')) return !isMatcherCharacter(before)
    return isDelim(before, '=') || isAttributeMatcher(statement, index)
  }
  return isCombinator(statement, index - 1) || isCombinator(statement, index)
}

/** Whether this is the first character of `~=`, `|=`, `^=`, `$=` or `*=`. */
function isAttributeMatcher({ parts }: Statement, index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]]
  return isMatcherCharacter(part) && isDelim(next, '=') && next?.gap.length === 0
}

function isMatcherCharacter(part: Part | undefined): boolean {
  return part?.type === TokenType.Delim && '~|^$*'.includes(part.text)
}

/** Whether this is a `>`, `~` or `+` between two selectors that needs no spaces around it. */
export function isCombinator({ parts }: Statement, index: number): boolean {
  const part = parts[index]
  if (isDelim(part, '~')) return true
  // `-- >` without the space would be `-->`, the end of an HTML comment.
  if (isDelim(part, '>')) return !parts[index - 1]?.text.endsWith('-')
  // `2n + 1` is a sum, `+1` would be a number, and `:nth-child(+n)` has a sign.
  const [before, after] = [parts[index - 1]?.text ?? '', parts[index + 1]?.text ?? '']
  return isDelim(part, '+') && !/^[+-]?\.?\d/.test(after) && !/^nth-.*\($/i.test(before)
}

function isRedundantInDeclaration(statement: Statement, index: number): boolean {
  const [before, after] = neighbors(statement, index)
  if (index <= statement.colon) return index === statement.colon
  if (index - 1 === statement.colon) return true
  if (isDelim(after, '!')) return !isDelim(before, '<')
  // `<! --` without the space would be the start of an HTML comment.
  if (isDelim(before, '!')) return !after.text.startsWith('-')
  if (isDelim(before, '/')) return !isDelim(after, '*')
  return isDelim(after, '/')
}

/** Whether the two parts could be read as different tokens if the comment between them were removed. */
export function couldMerge(before: Part, after: Part): boolean {
  if (after.type === TokenType.OpenParen) return before.type === TokenType.Ident
  if (before.type === TokenType.Function || before.type === TokenType.URL) return false
  return !selfContained.test(before.text) && !selfContained.test(after.text)
}

/** Strings and punctuation. */
const selfContained = /^["':;,()[\]{}]/

/** Whether a space after the part would be read as the end of its last escape, such as `\31`. */
export function endsInOpenEscape({ text }: Part): boolean {
  return /(?:^|[^\\])(?:\\\\)*\\[\da-f]{1,6}$/i.test(text)
}

/** Whether the token is an unclosed string or a backslash, which would continue without the line break after it. */
function needsLineBreak({ type, text }: Token): boolean {
  return type === TokenType.BadString || (type === TokenType.Delim && text === '\\')
}

/** Returns the line break that must stay after such a token. LF after CR is left out, because it would change the token. */
export function requiredLineBreak(before: Token | undefined, gap: readonly Token[]): string {
  return before && needsLineBreak(before) ? (gap[0]?.text.charAt(0) ?? '') : ''
}
