import { TokenType } from '@csstools/css-tokenizer'
import { countNeeded, shorterValues } from './merge-declarations.ts'
import { mergeRules } from './merge-rules.ts'
import { isKeptComment } from './minify.ts'
import { shortenKeyframe, shortenSelector } from './shorten-selector.ts'
import { replacements, rewrites, sidesProperty, wideKeyword } from './shorten-text.ts'
import { isDelim, isSeparate } from './spacing.ts'
import { type Part, type Statement, statementsOf, withText } from './statements.ts'

/** Shortens selectors and values, and merges rules. */
export function shortenCss(css: string): Iterable<Statement | string> {
  return mergeRules(shortenStatements(statementsOf(css)))
}

function* shortenStatements(statements: Iterable<Statement>): Generator<Statement, void, void> {
  let isInKeyframes = false
  for (const statement of statements) {
    const { kind, ender, level, parts } = statement
    if (level === 0) isInKeyframes = /^@(?:-[a-z]+-)?keyframes$/i.test(parts[0]?.text ?? '')
    const isSelector = kind === 'selector' && ender.type === TokenType.OpenCurly
    if (!isSelector) yield shortenDeclaration(statement)
    else yield isInKeyframes ? shortenKeyframe(statement) : shortenSelector(statement)
  }
}

/** Writes the value of a declaration, or an import, in a shorter way that means the same in every browser. */
function shortenDeclaration(statement: Statement): Statement {
  const { kind, parts, colon } = statement
  const [name] = parts
  if (name && /^@import$/i.test(name.text))
    return { ...statement, parts: [name, ...shortenValue(parts.slice(1), '@import')] }
  if (kind !== 'declaration' || colon !== 1 || name?.type !== TokenType.Ident) return statement
  const has = (text: RegExp) => parts.some((part) => text.test(part.text))
  const property = name.text.toLowerCase()
  // Filters for old versions of Internet Explorer have a syntax of their own.
  if (property.endsWith('filter') && has(/^progid$/i)) return statement
  const important = parts.findIndex((part) => isDelim(part, '!'))
  const end = important < 0 ? parts.length : important
  // A variable can contain anything, so that the meaning of the other parts is not known.
  const value = shortenValue(parts.slice(2, end), has(/^(?:var|env|attr)\($/i) ? '' : property)
  return { ...statement, parts: [...parts.slice(0, 2), ...value, ...parts.slice(end)] }
}

function shortenValue(value: readonly Part[], property: string): readonly Part[] {
  const replaced = replaceFunctions(value, property)
  const used = rewrites.filter(([properties]) => properties.test(property))
  // The functions that are open, innermost last.
  const functions: string[] = []
  const shortened = replaced.map((part, index) => {
    const { type, text } = part
    if (type === TokenType.Function || type === TokenType.OpenParen) functions.push(text.toLowerCase())
    else if (type === TokenType.CloseParen) functions.pop()
    const path = functions.join('')
    const applied = used.filter(([, within]) => within.test(path))
    const newText = applied.reduce((shorter, [, , shorten]) => shorten(shorter), text)
    const shorter = withText(part, newText)
    const isSafe = isSeparate(replaced[index - 1], shorter) && isSeparate(shorter, replaced[index + 1])
    // The digits of `1` would be read together with `.5` after them, and those of `1.0` are not.
    const isAlike = shorter.type === type && !/^\d+$/.test(newText)
    return isAlike || isSafe ? shorter : part
  })
  return shortenWhole(shortened, property)
}

/** Replaces functions that have no parentheses in them by a single token, where it cannot be read together with the next. */
function replaceFunctions(value: readonly Part[], property: string): readonly Part[] {
  const result = [...value]
  // From the end, so that a function is replaced before the one around it.
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const part = result[index] as Part
    const [, , replace] = replacements.find(([used, name]) => name.test(part.text) && used.test(property)) ?? []
    if (!replace) continue
    const end = result.findIndex(({ type }, other) => other > index && type === TokenType.CloseParen)
    const content = result.slice(index + 1, end + 1)
    if (end < 0 || content.some(({ gap }) => gap.some(isKeptComment))) continue
    const texts = content.slice(0, -1).map(({ gap, text }) => (gap.length > 0 ? ` ${text}` : text))
    const text = replace(texts.join('').trim())
    const replaced = text !== undefined && withText(part, text)
    if (replaced && isSeparate(replaced, result[end + 1])) result.splice(index, content.length + 1, replaced)
  }
  return result
}

/** Shortens a value without functions: `1px 2px 1px 2px` becomes `1px 2px`, where the values are sides. */
function shortenWhole(value: readonly Part[], property: string): readonly Part[] {
  const [first] = value
  const isPlain = value.every(({ text, gap }) => /^[+-]?[.#\w][-\w.%]*$/.test(text) && !gap.some(isKeptComment))
  if (!first || !isPlain) return value
  const texts = value.map(({ text }) => text.toLowerCase())
  const text = shorterValues.get(`${property}:${texts.join(' ')}`)
  if (text !== undefined) return [withText(first, text)]
  const isSides = sidesProperty.test(property) && value.length <= 4 && !texts.some((text) => wideKeyword.test(text))
  return isSides ? value.slice(0, countNeeded(texts)) : value
}
