import { TokenType } from '@csstools/css-tokenizer'
import { type Declaration, mergeDeclarations, readDeclaration } from './merge-declarations.ts'
import { isKeptComment, printStatement } from './minify.ts'
import { needsLineBreak } from './spacing.ts'
import type { Statement } from './statements.ts'

/** A selector with a block of declarations, and without nested rules. */
interface Rule {
  readonly selector: string
  readonly declarations: readonly Declaration[]
}

/** The start or end of a block with a condition, such as `@media print`. */
interface Brace {
  readonly statement: Statement
  readonly condition: string
}

interface Block {
  /** Undefined if the block must stay as it is. */
  readonly condition?: string | undefined
  /** Whether its rules may be merged. Keyframes, for example, are not rules. */
  readonly canMerge: boolean
}

/**
 * Removes empty rules and blocks and declarations without effect. Merges neighboring rules with the same selector or the
 * same declarations, and neighboring blocks with the same condition. Yields rules as text.
 */
export function* mergeRules(statements: Iterable<Statement>): Generator<Statement | string, void, void> {
  /** The open blocks, innermost last. */
  const blocks: Block[] = []
  /** Only neighbors are merged, but that can give them new neighbors. */
  const pending: (Rule | Brace)[] = []
  /** A selector and its declarations, until the block is closed. */
  const opened: Statement[] = []
  /** Whether the next selector begins with something else: `; a {}` is an invalid rule, not the rule `a {}`. */
  let isContinued = false
  for (const statement of statements) {
    const { kind, parts, ender } = statement
    if (opened.length > 0 && isDeclaration(statement)) {
      opened.push(statement)
      if (ender.type === TokenType.CloseCurly) addRule(pending, readRule(opened.splice(0)))
      continue
    }
    if (opened.length > 0) {
      yield* pending.splice(0).map(printItem)
      yield* opened.splice(0)
      blocks.push({ canMerge: false })
    }
    if (ender.type === TokenType.OpenCurly) {
      const canMerge = !isContinued && blocks.at(-1)?.canMerge !== false
      if (canMerge && kind === 'selector' && parts.length > 0 && isComplete(statement)) {
        opened.push(statement)
        continue
      }
      const name = parts[0]?.text.toLowerCase() ?? ''
      const hasCondition = !isContinued && /^@(?:media|supports|container)$/.test(name) && isComplete(statement)
      const condition = hasCondition ? printStatement(statement) : undefined
      blocks.push({ condition, canMerge: canMerge && /^@(?:media|supports|container|layer)$/.test(name) })
      if (condition !== undefined) {
        addBrace(pending, { statement, condition })
        continue
      }
    } else if (ender.type === TokenType.CloseCurly) {
      const condition = blocks.pop()?.condition
      if (condition !== undefined && parts.length === 0 && isComplete(statement)) {
        addBrace(pending, { statement, condition })
        continue
      }
    }
    yield* pending.splice(0).map(printItem)
    yield statement
    isContinued = ender.type === TokenType.Semicolon && kind !== 'at-rule'
  }
  yield* pending.map(printItem)
  yield* opened
}

function isDeclaration(statement: Statement): boolean {
  const { kind, ender } = statement
  return (kind === 'declaration' || kind === 'custom property') && ender.type !== TokenType.EOF && isComplete(statement)
}

/** Whether the statement has no unclosed parts and no comments to keep, so that it can stand anywhere. */
function isComplete({ parts, trailing, unclosed }: Statement): boolean {
  if (unclosed.length > 0 || trailing.some(isKeptComment)) return false
  return !parts.some((part) => part.type === TokenType.BadURL || needsLineBreak(part) || part.gap.some(isKeptComment))
}

function readRule(statements: readonly Statement[]): Rule {
  const [selector = '', ...declarations] = statements.filter(({ parts }) => parts.length > 0).map(printStatement)
  return { selector, declarations: declarations.map(readDeclaration) }
}

function printItem(item: Rule | Brace): Statement | string {
  if ('statement' in item) return item.statement
  return `${item.selector}{${item.declarations.map(({ text }) => text).join(';')}}`
}

/** Adds a brace, unless it only closes an empty block, or opens the last block again. */
function addBrace(pending: (Rule | Brace)[], brace: Brace): void {
  const last = pending.at(-1)
  const isBrace = last && 'statement' in last && last.condition === brace.condition
  if (isBrace && last.statement.ender.type !== brace.statement.ender.type) pending.pop()
  else pending.push(brace)
}

function addRule(pending: (Rule | Brace)[], rule: Rule): void {
  if (rule.declarations.length === 0) return
  const added = { ...rule, declarations: mergeDeclarations(rule.declarations) }
  const last = pending.at(-1)
  const merged = last && 'selector' in last ? mergeTwo(last, added) : undefined
  if (!merged) {
    pending.push(added)
    return
  }
  pending.pop()
  addRule(pending, merged)
}

function mergeTwo(one: Rule, other: Rule): Rule | undefined {
  if (one.selector === other.selector) return { ...one, declarations: [...one.declarations, ...other.declarations] }
  const isSame =
    one.declarations.length === other.declarations.length &&
    one.declarations.every(({ text }, index) => text === other.declarations[index]?.text)
  // A browser that does not know one of the selectors would ignore the whole rule.
  const canJoin = isSame && knownSelectors.test(one.selector) && knownSelectors.test(other.selector)
  return canJoin ? { ...one, selector: `${one.selector},${other.selector}` } : undefined
}

const name = String.raw`-?[a-z_][\w-]*`
const pseudoClass =
  ':(?:hover|focus|active|link|visited|first-child|last-child|root|empty|checked|disabled|enabled|target)'
const attribute = String.raw`\[${name}(?:[~|^$*]?=${name})?\]`
const compound = String.raw`(?=[\w.#:*[-])(?:\*|${name})?(?:[.#]${name}|${pseudoClass}(?![\w(-])|${attribute})*`
const complex = `${compound}(?:[ >+~]${compound})*(?::(?:before|after|:selection)(?![\\w(-]))?`

/** Selectors that every browser knows. */
const knownSelectors = new RegExp(`^${complex}(?:,${complex})*$`, 'i')
