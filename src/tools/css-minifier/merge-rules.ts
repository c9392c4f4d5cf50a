import { mergeBlocks } from './merge-blocks.ts'
import { mergeDeclarations } from './merge-declarations.ts'
import { groupRules, type Rule } from './rules.ts'
import type { Statement } from './statements.ts'

/** Number of rules that are kept for merging. Only neighbors are merged, but merging them can give a rule new neighbors. */
const maxPending = 16

/**
 * Removes empty rules and declarations without effect, and merges neighboring rules with the same selector or the same
 * block. Yields rules as text.
 */
export function* mergeRules(statements: Iterable<Statement>, css: string): Generator<Statement | string, void, void> {
  const hasBorderImages = /border-image/i.test(css)
  let pending: Rule[] = []
  for (const item of mergeBlocks(groupRules(statements))) {
    if ('ender' in item) {
      yield* pending.map(textOf)
      pending = []
      yield item
    } else {
      const declarations = mergeDeclarations(item.declarations, hasBorderImages)
      pending = addRule(pending, { ...item, declarations }, hasBorderImages)
      if (pending.length > maxPending) yield textOf(pending.shift() as Rule)
    }
  }
  yield* pending.map(textOf)
}

function addRule(rules: readonly Rule[], rule: Rule, hasBorderImages: boolean): Rule[] {
  const last = rules.at(-1)
  const merged = last && mergeTwo(last, rule, hasBorderImages)
  return merged ? addRule(rules.slice(0, -1), merged, hasBorderImages) : [...rules, rule]
}

function mergeTwo(one: Rule, other: Rule, hasBorderImages: boolean): Rule | undefined {
  if (one.selector === other.selector) {
    const declarations = mergeDeclarations([...one.declarations, ...other.declarations], hasBorderImages)
    return { ...one, declarations }
  }
  if (one.declarations.join(';') !== other.declarations.join(';')) return undefined
  // A browser that does not know one of the selectors would ignore the whole rule.
  const areKnown = knownSelectors.test(one.selector) && knownSelectors.test(other.selector)
  return areKnown ? { ...one, selector: `${one.selector},${other.selector}` } : undefined
}

function textOf({ selector, declarations }: Rule): string {
  return `${selector}{${declarations.join(';')}}`
}

const name = String.raw`-?[a-z_][\w-]*`
const pseudoClass =
  ':(?:hover|focus|active|link|visited|first-child|last-child|root|empty|checked|disabled|enabled|target)'
const attribute = String.raw`\[${name}(?:[~|^$*]?=${name})?\]`
const compound = String.raw`(?=[\w.#:*[-])(?:\*|${name})?(?:[.#]${name}|${pseudoClass}(?![\w(-])|${attribute})*`
const complex = `${compound}(?:[ >+~]${compound})*(?::(?:before|after)(?![\\w(-]))?`

/** Selectors that every browser knows. */
const knownSelectors = new RegExp(`^${complex}(?:,${complex})*$`, 'i')
