import { TokenType } from '@csstools/css-tokenizer'
import { shorterColors } from './color-names.ts'
import { mergeSides, wideKeyword } from './merge-sides.ts'
import { shorterValues } from './merge-declarations.ts'
import { mergeRules } from './merge-rules.ts'
import { isKeptComment } from './minify.ts'
import { replaceFunctions } from './replace-functions.ts'
import { shortenKeyframe, shortenSelector } from './shorten-selector.ts'
import { couldMerge, isDelim } from './spacing.ts'
import type { Part, Statement } from './statements.ts'

/** Shortens selectors and values, and merges rules. */
export function shortenCss(statements: Iterable<Statement>, css: string): Iterable<Statement | string> {
  return mergeRules(shortenStatements(statements), css)
}

function* shortenStatements(statements: Iterable<Statement>): Generator<Statement, void, void> {
  let isInKeyframes = false
  for (const statement of statements) {
    const { kind, ender, level, parts } = statement
    if (level === 0) isInKeyframes = /^@(?:-[a-z]+-)?keyframes$/i.test(parts[0]?.text ?? '')
    const isSelector = kind === 'selector' && ender === TokenType.OpenCurly
    if (!isSelector) yield shortenValue(statement)
    else yield isInKeyframes ? shortenKeyframe(statement) : shortenSelector(statement)
  }
}

/**
 * Writes the value of a declaration in a shorter way that means the same in every browser. Properties and functions that
 * are not listed here keep their colors and units, and so do values whose other parts are not known.
 */
function shortenValue(statement: Statement): Statement {
  const property = propertyOf(statement)
  if (property === undefined) return statement
  const { parts, colon } = statement
  const [name, value] = [parts.slice(0, colon + 1), parts.slice(colon + 1)]
  const hasUnknownParts = value.some(
    ({ type, text }) => type === TokenType.Function && /^(?:var|env|attr)\($/i.test(text),
  )
  if (hasUnknownParts) {
    return { ...statement, parts: [...name, ...replaceFunctions(value, ['url']).map(shortenNumber)] }
  }
  const isColor = colorProperty.test(property)
  const replaced = replaceFunctions(value, isColor ? ['url', 'calc', 'rgb', 'rgba'] : ['url', 'calc'])
  // The functions that are open, innermost last.
  const functions: string[] = []
  const shortened = replaced.map((part, index) => {
    if (part.type === TokenType.Function) functions.push(part.text.slice(0, -1).toLowerCase())
    else if (part.type === TokenType.OpenParen) functions.push('')
    else if (part.type === TokenType.CloseParen) functions.pop()
    const shorter = shortenPart(part, property, functions)
    return isSafe(replaced, index, shorter) ? shorter : part
  })
  const important = replaced.findIndex((part) => isDelim(part, '!'))
  const end = important < 0 ? shortened.length : important
  const whole = shortenWholeValue(property, mergeSides(property, shortened.slice(0, end)))
  return { ...statement, parts: [...name, ...whole, ...shortened.slice(end)] }
}

function shortenWholeValue(property: string, value: readonly Part[]): readonly Part[] {
  const [first, ...others] = value
  const text = shorterValues.get(`${property}:${value.map(({ text }) => text.toLowerCase()).join(' ')}`)
  const canReplace = first && text !== undefined && !others.some(({ gap }) => gap.some(isKeptComment))
  return canReplace ? [{ ...first, text }] : value
}

/** Returns the property in lowercase, or undefined if the statement is not a plain declaration. */
function propertyOf({ kind, parts, colon }: Statement): string | undefined {
  const [name] = parts
  if (kind !== 'declaration' || colon !== 1 || name?.type !== TokenType.Ident) return undefined
  const property = name.text.toLowerCase()
  // Filters for old versions of Internet Explorer have a syntax of their own.
  const isOldFilter = property.endsWith('filter') && parts.some(({ text }) => text.toLowerCase() === 'progid')
  return isOldFilter ? undefined : property
}

function shortenPart(part: Part, property: string, functions: readonly string[]): Part {
  switch (part.type) {
    case TokenType.Dimension:
      if (isZeroWithoutUnit(part, property, functions)) return { ...part, type: TokenType.Number, text: '0' }
      return shortenNumber(timeProperty.test(property) && functions.length === 0 ? shortenTime(part) : part)
    case TokenType.Hash:
    case TokenType.Ident:
      if (property === 'font-weight') return shortenFontWeight(part)
      return colorProperty.test(property) && functions.every((name) => colorFunction.test(name))
        ? shortenColor(part)
        : part
    case TokenType.String:
      return property === 'font-family' && functions.length === 0 ? unquoteFont(part) : part
    default:
      return shortenNumber(part)
  }
}

/** Whether the unit of this zero can be left out. */
function isZeroWithoutUnit({ text }: Part, property: string, functions: readonly string[]): boolean {
  const [name, ...others] = functions
  if (name === undefined) return zeroLength.test(text) && lengthProperty.test(property)
  if (others.length > 0 || !/^(?:-[a-z]+-)?transform$/.test(property)) return false
  if (/^translate(?:3d|[xyz])?$/.test(name)) return zeroLength.test(text)
  return /^(?:rotate[xyz]?|skew[xy]?)$/.test(name) && /^0deg$/i.test(text)
}

/** Units that every browser knows. In a browser that does not know a unit, `0` would be valid and `0unit` would not. */
const zeroLength = /^0+(?:\.0+)?(?:px|r?em|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc)$/i

/** Properties that accept lengths, and in which a number without a unit has no other meaning. */
const lengthProperty = new RegExp(
  `^(?:${[
    '(?:scroll-)?(?:margin|padding)(?:-[a-z]+)*',
    'inset(?:-[a-z]+)*|top|right|bottom|left',
    '(?:min-|max-)?(?:width|height|inline-size|block-size)',
    'border(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?(?:-width)?',
    'border-(?:[a-z]+-)*radius',
    'outline(?:-width|-offset)?',
    '(?:box|text)-shadow',
    'background-position(?:-[xy])?|font-size|letter-spacing|word-spacing|text-indent|(?:row-|column-)?gap',
  ].join('|')})$`,
)

const colorProperty = new RegExp(
  `^(?:${[
    '(?:[a-z-]+-)?color',
    'background(?:-image)?',
    'border(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?',
    'outline|column-rule|text-decoration|fill|stroke',
    '(?:box|text)-shadow',
  ].join('|')})$`,
)

const colorFunction = /^(?:(?:repeating-)?(?:linear|radial|conic)-gradient|color-mix|light-dark)$/

const timeProperty = /^(?:-webkit-)?(?:transition|animation)(?:-duration|-delay)?$/

/** `300ms` becomes `0.3s`. */
function shortenTime(part: Part): Part {
  const [, milliseconds] = /^(\d+)ms$/i.exec(part.text) ?? []
  const seconds = `${String(Number(milliseconds) / 1000)}s`
  return milliseconds !== undefined && seconds.length <= part.text.length ? { ...part, text: seconds } : part
}

const fontWeights = new Map([
  ['bold', '700'],
  ['normal', '400'],
])

function shortenFontWeight(part: Part): Part {
  const text = fontWeights.get(part.text.toLowerCase())
  return text === undefined ? part : { ...part, type: TokenType.Number, text }
}

/** Names with a meaning of their own. In quotes, they are fonts. */
const reservedFont =
  /^(?:(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|cursive|fantasy|system-ui|math|emoji|fangsong|.*ui-rounded)$/i

function unquoteFont(part: Part): Part {
  const name = part.text.slice(1, -1)
  const isPlain =
    /^[a-z][\w-]*(?: [a-z][\w-]*)*$/i.test(name) && !name.split(' ').some((word) => wideKeyword.test(word))
  return isPlain && !reservedFont.test(name) ? { ...part, type: TokenType.Ident, text: name } : part
}

const numericTypes: ReadonlySet<TokenType> = new Set([TokenType.Number, TokenType.Percentage, TokenType.Dimension])

/** Removes zeros: `0.50` becomes `.5`. `1.0` keeps its zero, because some properties accept only integers. */
function shortenNumber(part: Part): Part {
  const { type, text } = part
  if (!numericTypes.has(type) || /e[+-]?\d/i.test(text)) return part
  const shorter = text
    .replace(/(\.\d*?[1-9])0+(?=\D|$)/, '$1')
    .replace(/^([+-]?\d+)\.0+(?=[a-z%])/i, '$1')
    .replace(/^([+-]?)0+(?=\.\d)/, '$1')
  return shorter === text ? part : { ...part, text: shorter }
}

function shortenColor(part: Part): Part {
  const color = part.text.toLowerCase()
  const code = color.replace(/^#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)(?:([\da-f])\4)?$/, '#$1$2$3$4')
  const shorter = shorterColors.get(code) ?? code
  if (shorter.length >= part.text.length) return part
  return { ...part, type: shorter.startsWith('#') ? TokenType.Hash : TokenType.Ident, text: shorter }
}

/** Whether the shorter part cannot be read together with a part next to it. */
function isSafe(parts: readonly Part[], index: number, shorter: Part): boolean {
  if (shorter.type === parts[index]?.type) return true
  const [before, after] = [parts[index - 1], parts[index + 1]]
  const isSeparateFromLast = !before || shorter.gap.length > 0 || !couldMerge(before, shorter)
  return isSeparateFromLast && (!after || after.gap.length > 0 || isDelim(after, '!') || !couldMerge(shorter, after))
}
