import { type ParseError, TokenType, tokenizer } from '@csstools/css-tokenizer'
import type { EngineContext } from '#core/tool/engine-interface.ts'

export interface Token {
  readonly type: TokenType
  readonly text: string
  /** In UTF-16 code units. */
  readonly start: number
}

/** A token that is neither whitespace nor a comment. */
export interface Part extends Token {
  /** The whitespace and comments before this token. */
  readonly gap: readonly Token[]
  /** The innermost bracket that is open after this token. A function is a bracket, too. */
  readonly bracket: Token | undefined
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
  readonly ender: Token
  /** The brackets that the statement does not close, innermost last. */
  readonly unclosed: readonly Token[]
  /** The brackets that close nothing. */
  readonly stray: readonly Token[]
  /** Nesting depth in blocks. */
  readonly level: number
}

/** Is told each statement, and each mistake that the tokenizer finds. */
interface StatementObserver {
  addError(error: ParseError): void
  addStatement(statement: Statement): void
}

/** Number of characters between two progress reports. */
const reportEvery = 1_000_000

/** The brackets that close what each bracket opens. */
const closers: ReadonlyMap<TokenType | undefined, TokenType> = new Map([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])

const closingTypes: ReadonlySet<TokenType> = new Set(closers.values())

/** Yields the statements of a style sheet. Together, they contain every character of the style sheet. */
export function* statementsOf(
  css: string,
  observer?: StatementObserver,
  context?: Pick<EngineContext, 'progress'>,
): Generator<Statement, void, void> {
  const tokens = tokenizer({ css }, { onParseError: (error) => observer?.addError(error) })
  let reportAt = reportEvery
  let level = 0
  const nextToken = (): Token => {
    const [type, text, start] = tokens.nextToken()
    return { type, text, start }
  }
  for (;;) {
    const statement = readStatement(nextToken, level)
    observer?.addStatement(statement)
    yield statement
    const { type, start } = statement.ender
    if (type === TokenType.EOF) return
    if (type === TokenType.OpenCurly) level += 1
    if (type === TokenType.CloseCurly) level = Math.max(0, level - 1)
    if (start >= reportAt) {
      context?.progress(start + 1, css.length)
      reportAt = start + reportEvery
    }
  }
}

function readStatement(nextToken: () => Token, level: number): Statement {
  const parts: Part[] = []
  let gap: Token[] = []
  let isCustom = false
  const unclosed: Token[] = []
  const stray: Token[] = []
  let token = nextToken()
  for (; token.type !== TokenType.EOF; token = nextToken()) {
    const { type, text, start } = token
    if (type === TokenType.Whitespace || type === TokenType.Comment) {
      gap.push(token)
      continue
    }
    if (unclosed.length === 0) {
      if (type === TokenType.Semicolon || type === TokenType.CloseCurly) break
      if (type === TokenType.OpenCurly && !isCustom) break
    }
    if (closers.has(type)) unclosed.push(token)
    else if (type === closers.get(unclosed.at(-1)?.type)) unclosed.pop()
    else if (closingTypes.has(type)) stray.push(token)
    // Not `...token`, which is several times slower.
    parts.push({ type, text, start, gap, bracket: unclosed.at(-1) })
    gap = []
    if (parts.length === 2) isCustom = level > 0 && type === TokenType.Colon && isCustomName(parts[0])
  }
  const colon = parts.findIndex(({ type }) => type === TokenType.Colon)
  return {
    kind: isCustom ? 'custom property' : kindOf(parts, level, token.type),
    parts,
    trailing: gap,
    colon: colon < 0 ? parts.length : colon,
    ender: token,
    unclosed,
    stray,
    level,
  }
}

function isCustomName(part: Part | undefined): boolean {
  return part?.type === TokenType.Ident && part.text.startsWith('--')
}

function kindOf([first, second]: readonly Part[], level: number, ender: TokenType): Statement['kind'] {
  if (first?.type === TokenType.AtKeyword) return 'at-rule'
  // Outside of blocks, declarations are invalid, but people minify what they have in a style attribute.
  const startsDeclaration = second?.type === TokenType.Colon && second.gap.length === 0 && !isCustomName(first)
  return (level > 0 || startsDeclaration) && ender !== TokenType.OpenCurly ? 'declaration' : 'selector'
}
