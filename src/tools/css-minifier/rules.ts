import { TokenType } from '@csstools/css-tokenizer'
import { isKept, printStatement } from './minify.ts'
import { needsLineBreak } from './spacing.ts'
import type { Statement } from './statements.ts'

/** A selector with a block of declarations, and without nested rules, as they are written in the result. */
export interface Rule {
  readonly selector: string
  readonly declarations: readonly string[]
}

/** Yields rules, and the statements that are not part of such a rule. Empty rules are left out. */
export function* groupRules(statements: Iterable<Statement>): Generator<Rule | Statement, void, void> {
  /** Whether the rules in each open block may be merged. Keyframes, for example, are not rules. */
  const blocks = [true]
  /** A selector and its declarations, until the block is closed. */
  let opened: Statement[] = []
  /** Whether the next selector begins with something else: `; a {}` is an invalid rule, not the rule `a {}`. */
  let isContinued = false
  for (const statement of statements) {
    if (opened.length > 0 && isDeclaration(statement)) {
      opened.push(statement)
      if (statement.ender === TokenType.Semicolon) continue
      const [selector, ...body] = opened as [Statement, ...Statement[]]
      const declarations = body.filter(({ parts }) => parts.length > 0).map(printStatement)
      if (declarations.length > 0) yield { selector: printStatement(selector), declarations }
      opened = []
      blocks.pop()
      continue
    }
    yield* opened
    opened = []
    if (statement.ender === TokenType.CloseCurly && blocks.length > 1) blocks.pop()
    if (statement.ender === TokenType.OpenCurly) {
      const canMerge = blocks.at(-1) === true && !isContinued
      blocks.push(canMerge && /^@(?:media|supports|layer|container)$/i.test(statement.parts[0]?.text ?? ''))
      if (canMerge && isSelector(statement)) {
        opened.push(statement)
        continue
      }
    }
    isContinued = statement.ender === TokenType.Semicolon && statement.kind !== 'at-rule'
    yield statement
  }
  yield* opened
}

function isSelector(statement: Statement): boolean {
  return statement.kind === 'selector' && statement.parts.length > 0 && isComplete(statement)
}

function isDeclaration(statement: Statement): boolean {
  const { kind, ender } = statement
  const isEnded = ender === TokenType.Semicolon || ender === TokenType.CloseCurly
  return (kind === 'declaration' || kind === 'custom property') && isEnded && isComplete(statement)
}

/** Whether the statement has no unclosed parts and no comments to keep, so that it can stand anywhere. */
export function isComplete({ parts, trailing }: Statement): boolean {
  const hasKeptComment = (gap: Statement['trailing']) =>
    gap.some((token) => token.type === TokenType.Comment && isKept(token))
  if ((parts.at(-1)?.depth ?? 0) > 0 || hasKeptComment(trailing)) return false
  return !parts.some((part) => part.type === TokenType.BadURL || needsLineBreak(part) || hasKeptComment(part.gap))
}
