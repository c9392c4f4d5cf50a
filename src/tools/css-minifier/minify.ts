import { TokenType } from '@csstools/css-tokenizer'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import { couldMerge, endsInOpenEscape, isRedundantSpace, neighbors, requiredLineBreak } from './spacing.ts'
import type { Statement, Token } from './statements.ts'

/** Writes statements with as little whitespace as possible. */
export function minifyStatements(statements: Iterable<Statement>): string[] {
  const out = new TextBuilder()
  /** The kind of the last statement, if its semicolon is still to be written: only if another one follows in the block. */
  let pendingEnd: Statement['kind'] | undefined
  /** Whether the block is still empty or the last token was a semicolon. */
  let isFresh = false
  const endLast = () => {
    if (pendingEnd) out.add(';')
    pendingEnd = undefined
  }
  for (const statement of statements) {
    const { kind, parts, ender, level } = statement
    // A semicolon at the end of the style sheet would be part of an unclosed comment before it.
    if (parts.length > 0 || ender.type === TokenType.OpenCurly || ender.type === TokenType.EOF) endLast()
    out.add(printParts(statement, printGap, ''))
    if (ender.type === TokenType.Semicolon) {
      if (level === 0) out.add(';')
      else if (parts.length > 0 || !isFresh) pendingEnd = kind
    } else if (ender.type === TokenType.CloseCurly) {
      // Some CSS tools need the semicolon of an at-rule such as `@apply x` even at the end of a block.
      if (pendingEnd === 'at-rule') endLast()
      pendingEnd = undefined
    }
    if (ender.type === TokenType.OpenCurly || ender.type === TokenType.CloseCurly) out.add(ender.text)
    isFresh = ender.type !== TokenType.CloseCurly
  }
  return out.take()
}

/**
 * Joins the parts of a statement. The value of a custom property is only trimmed, because a script may read it. An empty
 * value and a blank value have different meanings.
 */
export function printParts(
  statement: Statement,
  printGap: (statement: Statement, index: number, gap: readonly Token[]) => string,
  spaceBeforeValue: string,
): string {
  const { kind, parts, trailing } = statement
  const isCustom = kind === 'custom property'
  let printed = ''
  for (const [index, { gap, text }] of (isCustom ? parts.slice(0, 2) : parts).entries())
    printed += printGap(statement, index, gap) + text
  if (!isCustom) return printed + printGap(statement, parts.length, trailing)
  const value = customValueOf(statement)
  if (value !== '') return printed + spaceBeforeValue + value
  return trailing.length > 0 ? `${printed} ` : printed
}

/** Returns the value of a custom property as it was written, without the whitespace around it. */
function customValueOf({ parts, trailing }: Statement): string {
  const tokens = [...parts.slice(2).flatMap((part) => [...part.gap, part]), ...trailing]
  if (tokens[0]?.type === TokenType.Whitespace) tokens.shift()
  if (tokens.at(-1)?.type === TokenType.Whitespace) tokens.pop()
  return tokens.map(({ text }) => text).join('') + requiredLineBreak(tokens.at(-1), trailing)
}

/** Returns the comments that are kept before a part, and whatever is needed to separate it from the previous part. */
function printGap(statement: Statement, index: number, gap: readonly Token[]): string {
  if (gap.length === 0) return ''
  const before = statement.parts[index - 1]
  const lineBreak = requiredLineBreak(before, gap)
  const kept =
    lineBreak +
    gap
      .filter(isKeptComment)
      .map(({ text }) => text)
      .join('')
  if (lineBreak !== '' || !before || index === statement.parts.length) return kept
  if (gap.some(({ type }) => type === TokenType.Whitespace)) {
    if (isRedundantSpace(statement, index)) return kept
    // The removed comment ended an escape such as `\31`, which would now take the space.
    const isEscapeOpen = kept === '' && gap[0]?.type === TokenType.Comment && endsInOpenEscape(before)
    return `${kept}${isEscapeOpen ? '  ' : ' '}`
  }
  return kept === '' && couldMerge(...neighbors(statement, index)) ? '/**/' : kept
}

/** License comments are kept. Unclosed comments are kept too, because they may contain rules. */
function isKeptComment({ type, text }: Token): boolean {
  if (type !== TokenType.Comment) return false
  return text.startsWith('/*!') || text.length < '/**/'.length || !text.endsWith('*/')
}
