import { TokenType } from '@csstools/css-tokenizer'
import { isKept, printStatement } from './minify.ts'
import { needsLineBreak } from './spacing.ts'
import type { Part, Statement } from './statements.ts'

/** A selector with a block of declarations, and without nested rules. */
interface Rule {
  readonly selector: Statement
  /** The selector as it is written in the result. */
  readonly selectorText: string
  readonly declarations: readonly Declaration[]
}

interface Declaration {
  readonly statement: Statement
  /** As it is written in the result. */
  readonly text: string
}

/** Number of rules that are kept for merging. Only neighbors are merged, but merging them can give a rule new neighbors. */
const maxPending = 16

/** Removes empty rules and repeated declarations, and merges neighboring rules with the same selector or the same block. */
export function* mergeRules(statements: Iterable<Statement>): Generator<Statement, void, void> {
  let pending: Rule[] = []
  for (const item of groupRules(statements)) {
    if ('ender' in item) {
      for (const rule of pending) yield* statementsOfRule(rule)
      pending = []
      yield item
    } else if (item.declarations.length > 0) {
      pending = addRule(pending, item)
      if (pending.length > maxPending) yield* statementsOfRule(pending.shift() as Rule)
    }
  }
  for (const rule of pending) yield* statementsOfRule(rule)
}

function addRule(rules: readonly Rule[], rule: Rule): Rule[] {
  const last = rules.at(-1)
  const merged = last && mergeTwo(last, rule)
  return merged ? addRule(rules.slice(0, -1), merged) : [...rules, rule]
}

function mergeTwo(one: Rule, other: Rule): Rule | undefined {
  if (one.selectorText === other.selectorText) {
    return { ...one, declarations: withoutRepeated([...one.declarations, ...other.declarations]) }
  }
  // A browser that does not know one of the selectors would ignore the whole rule.
  const areKnown = [one, other].every(({ selectorText }) => knownSelectors.test(selectorText))
  if (!areKnown || textOf(one) !== textOf(other)) return undefined
  const comma: Part = { type: TokenType.Comma, text: ',', gap: [], depth: 0, brackets: 0 }
  const [first, ...rest] = other.selector.parts as [Part, ...Part[]]
  const parts = [...one.selector.parts, comma, { ...first, gap: [] }, ...rest]
  return {
    ...one,
    selector: { ...one.selector, parts, trailing: [] },
    selectorText: `${one.selectorText},${other.selectorText}`,
  }
}

function textOf({ declarations }: Rule): string {
  return declarations.map(({ text }) => text).join(';')
}

/** Keeps the last one of the declarations with the same property and value. It decides anyway. */
function withoutRepeated(declarations: readonly Declaration[]): readonly Declaration[] {
  const byText = new Map<string, Declaration>()
  for (const declaration of declarations) {
    byText.delete(declaration.text)
    byText.set(declaration.text, declaration)
  }
  return [...byText.values()]
}

const name = String.raw`-?[a-z_][\w-]*`
const pseudoClass =
  ':(?:hover|focus|active|link|visited|first-child|last-child|root|empty|checked|disabled|enabled|target)'
const compound = String.raw`(?=[\w.#:*[-])(?:\*|${name})?(?:[.#]${name}|${pseudoClass}(?![\w(-])|\[${name}(?:[~|^$*]?=${name})?\])*`
const complex = `${compound}(?:[ >+~]${compound})*(?::(?:before|after)(?![\\w(-]))?`

/** Selectors that every browser knows. */
const knownSelectors = new RegExp(`^${complex}(?:,${complex})*$`, 'i')

/** Yields rules, and the statements that are not part of such a rule. */
function* groupRules(statements: Iterable<Statement>): Generator<Rule | Statement, void, void> {
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
      yield toRule(opened[0] as Statement, opened.slice(1))
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
function isComplete({ parts, trailing }: Statement): boolean {
  const comments = [...parts.flatMap(({ gap }) => gap), ...trailing].filter(({ type }) => type === TokenType.Comment)
  const isClosed = (parts.at(-1)?.depth ?? 0) === 0
  return (
    isClosed && !comments.some(isKept) && !parts.some((part) => part.type === TokenType.BadURL || needsLineBreak(part))
  )
}

function toRule(selector: Statement, body: readonly Statement[]): Rule {
  const declarations = body
    .filter(({ parts }) => parts.length > 0)
    .map((statement) => ({ statement, text: printStatement(statement) }))
  return { selector, selectorText: printStatement(selector), declarations: withoutRepeated(declarations) }
}

function* statementsOfRule({ selector, declarations }: Rule): Generator<Statement, void, void> {
  yield selector
  for (const { statement } of declarations) yield { ...statement, ender: TokenType.Semicolon }
  const end = declarations.at(-1)?.statement as Statement
  yield { ...end, kind: 'declaration', parts: [], trailing: [], colon: 0, ender: TokenType.CloseCurly }
}
