import { TokenType } from '@csstools/css-tokenizer'
import { printStatement } from './minify.ts'
import { isComplete, type Rule } from './rules.ts'
import type { Statement } from './statements.ts'

/** The start or end of a block that may still be left out. */
interface Brace {
  readonly statement: Statement
  /** The condition of the block, such as `@media print`. */
  readonly opens?: string
  readonly closes?: string
}

/** Removes empty blocks of `@media` and the like, and joins neighboring blocks with the same condition. */
export function* mergeBlocks(items: Iterable<Rule | Statement>): Generator<Rule | Statement, void, void> {
  /** The conditions of the open blocks, innermost last, or undefined for blocks that must stay. */
  const open: (string | undefined)[] = []
  /** The braces since the last other item. */
  let braces: Brace[] = []
  /** Whether the next statement begins with something else: `; @media print {}` is an invalid rule. */
  let isContinued = false
  for (const item of items) {
    const statement = 'ender' in item ? item : undefined
    const last = braces.at(-1)
    if (statement?.ender === TokenType.OpenCurly) {
      const condition = isContinued ? undefined : conditionOf(statement)
      open.push(condition)
      if (condition !== undefined) {
        if (last?.closes === condition) braces.pop()
        else braces.push({ statement, opens: condition })
        continue
      }
    } else if (statement?.ender === TokenType.CloseCurly) {
      const condition = open.pop()
      if (condition !== undefined && statement.parts.length === 0 && isComplete(statement)) {
        if (last?.opens !== undefined) braces.pop()
        else braces.push({ statement, closes: condition })
        continue
      }
    }
    for (const brace of braces) yield brace.statement
    braces = []
    isContinued = statement?.ender === TokenType.Semicolon && statement.kind !== 'at-rule'
    yield item
  }
  for (const brace of braces) yield brace.statement
}

function conditionOf(statement: Statement): string | undefined {
  const isCondition = /^@(?:media|supports|container)$/i.test(statement.parts[0]?.text ?? '')
  return isCondition && isComplete(statement) ? printStatement(statement) : undefined
}
