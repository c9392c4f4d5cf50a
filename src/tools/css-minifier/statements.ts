import { TokenType, tokenizer } from '@csstools/css-tokenizer'
import type { EngineContext } from '#core/tool.ts'
import type { ProblemFinder } from './problem-finder.ts'
import { requiredLineBreak } from './spacing.ts'

export interface Token {
  readonly type: TokenType
  readonly text: string
}

/** A token that is neither whitespace nor a comment. */
export interface Part extends Token {
  /** The whitespace and comments before this token. */
  readonly gap: readonly Token[]
  /** Number of brackets that are open after this token. */
  readonly depth: number
  /** Whether the innermost of them is a square bracket. */
  readonly isInSquare: boolean
}

/**
 * A declaration, or a selector or at-rule without its block. It contains the tokens up to a `;`, `{` or `}` outside of
 * brackets.
 */
export interface Statement {
  /** A custom property is a declaration such as `--x: …`, whose value can be anything. */
  readonly kind: 'selector' | 'declaration' | 'custom property' | 'at-rule'
  readonly parts: readonly Part[]
  /** The whitespace and comments after the last part. */
  readonly trailing: readonly Token[]
  /** The index of the first colon in `parts`, or `parts.length` if there is none. */
  readonly colon: number
  /** The token that ended the statement: a semicolon, a brace or the end of the style sheet. */
  readonly ender: TokenType
  /** Nesting depth in blocks. */
  readonly level: number
}

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

const none: readonly Token[] = []

/** The brackets that close a block, by what opens it. */
export const closers: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])

/** Yields the statements of a style sheet. Together, they contain every character of the style sheet. */
export function* statementsOf(
  css: string,
  context: Pick<EngineContext, 'progress'>,
  problems: ProblemFinder,
): Generator<Statement, void, void> {
  const tokens = tokenizer({ css }, { onParseError: (error) => problems.addError(error) })
  let offset = 0
  let reportAt = reportEvery
  let level = 0
  const nextToken = (): Token => {
    const token = tokens.nextToken()
    problems.addToken(token)
    const [type, text] = token
    offset += text.length
    return { type, text }
  }
  for (;;) {
    const statement = readStatement(nextToken, level)
    yield statement
    if (statement.ender === TokenType.EOF) return
    if (statement.ender === TokenType.OpenCurly) level += 1
    if (statement.ender === TokenType.CloseCurly) level = Math.max(0, level - 1)
    if (offset > reportAt) {
      context.progress(offset, css.length)
      reportAt = offset + reportEvery
    }
  }
}

function readStatement(nextToken: () => Token, level: number): Statement {
  const parts: Part[] = []
  let gap: Token[] | undefined
  let isCustom = false
  /** The closing brackets that are still expected, innermost last. */
  const expected: TokenType[] = []
  let token = nextToken()
  for (; token.type !== TokenType.EOF; token = nextToken()) {
    const { type, text } = token
    if (type === TokenType.Whitespace || type === TokenType.Comment) {
      gap ??= []
      gap.push(token)
      continue
    }
    if (expected.length === 0) {
      if (type === TokenType.Semicolon || type === TokenType.CloseCurly) break
      if (type === TokenType.OpenCurly && !isCustom) break
    }
    const closer = closers.get(type)
    if (closer) expected.push(closer)
    else if (type === expected.at(-1)) expected.pop()
    const isInSquare = expected.at(-1) === TokenType.CloseSquare
    parts.push({ type, text, gap: gap ?? none, depth: expected.length, isInSquare })
    gap = undefined
    if (parts.length === 2) isCustom = level > 0 && type === TokenType.Colon && isCustomName(parts[0])
  }
  const colon = parts.findIndex(({ type }) => type === TokenType.Colon)
  return {
    kind: isCustom ? 'custom property' : kindOf(parts, level, token.type),
    parts,
    trailing: gap ?? none,
    colon: colon < 0 ? parts.length : colon,
    ender: token.type,
    level,
  }
}

function isCustomName(part: Part | undefined): boolean {
  return part?.type === TokenType.Ident && part.text.startsWith('--')
}

function kindOf([first]: readonly Part[], level: number, ender: TokenType): Statement['kind'] {
  if (first?.type === TokenType.AtKeyword) return 'at-rule'
  return level > 0 && ender !== TokenType.OpenCurly ? 'declaration' : 'selector'
}

/** Returns the value of a custom property as it was written, without the whitespace around it. */
export function customValueOf({ parts, trailing }: Statement): string {
  const tokens = [...parts.slice(2).flatMap((part) => [...part.gap, part]), ...trailing]
  if (tokens[0]?.type === TokenType.Whitespace) tokens.shift()
  if (tokens.at(-1)?.type === TokenType.Whitespace) tokens.pop()
  return tokens.map(({ text }) => text).join('') + requiredLineBreak(tokens.at(-1), trailing)
}
