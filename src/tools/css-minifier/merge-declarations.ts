import { shorterColors } from './color-names.ts'
import { oneOf } from './shorten-text.ts'

/** A declaration in its minified form. All but the text is in lowercase. */
export interface Declaration {
  readonly text: string
  readonly property: string
  readonly value: string
  readonly important: string
}

export function readDeclaration(text: string): Declaration {
  const [, property = '', value = '', important = ''] =
    /^([a-z-]+):([^]*?)(!important)?$/.exec(text.toLowerCase()) ?? []
  return { text, property, value, important }
}

/** Removes declarations of a rule that have no effect, and joins longhands: `margin-top:0;…` becomes `margin:0`. */
export function mergeDeclarations(declarations: readonly Declaration[]): readonly Declaration[] {
  return shorthands.reduce(joinLonghands, withoutOverridden(declarations))
}

// Only values that every browser knows are merged. A browser may ignore other values and use an earlier declaration.
const length = String.raw`(?:0|(?:\d+|\d*\.\d+)(?:px|r?em|ex|ch|vw|vh|cm|mm|in|pt|pc|%))`
/** The names that are as long as their codes. */
const otherNames = 'aqua|blue|cyan|lime|crimson|darkred|dimgray|dimgrey|hotpink|oldlace|skyblue|thistle'
const names = [...new Set(shorterColors.values()), otherNames].filter((color) => !color.startsWith('#'))
const color = `(?:#[\\da-f]{3}|#[\\da-f]{6}|${names.join('|')})`

const knownDeclaration = oneOf(
  `(?:(?:min-|max-)?(?:width|height)|top|right|bottom|left|font-size):${length}`,
  `(?:background|(?:background-|border-|outline-)?color):${color}`,
  'display:(?:none|block|inline)',
  'position:(?:static|relative|absolute|fixed)',
  'float:(?:none|left|right)',
  'text-align:(?:left|right|center|justify)',
  'visibility:(?:visible|hidden)',
)

/** Removes declarations that a later one repeats or overrides. */
function withoutOverridden(declarations: readonly Declaration[]): readonly Declaration[] {
  const later = new Set<string>()
  const kept = declarations.toReversed().filter(({ text, property, value, important }) => {
    if (later.has(text) || later.has(property + important)) return false
    later.add(text)
    if (knownDeclaration.test(`${property}:${value}`)) later.add(property + important)
    return true
  })
  return kept.reverse()
}

const shorthands = [
  shorthandForSides('margin', `(?:auto|-?${length})`),
  shorthandForSides('padding', length),
  {
    property: 'overflow',
    longhands: ['overflow-x', 'overflow-y'],
    known: oneOf('overflow(?:-[xy])?:(?:visible|hidden|scroll|auto)'),
  },
]

function shorthandForSides(property: string, value: string) {
  const longhands = ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`)
  const known = oneOf(`${property}:${value}(?: ${value}){0,3}`, `(?:${longhands.join('|')}):${value}`)
  return { property, longhands, known }
}

/** Values that mean the same. `background: transparent`, for example, sets everything to its initial value. */
export const shorterValues = new Map([
  ['background:none', '0 0'],
  ['background:transparent', '0 0'],
  ['flex:0 0 auto', 'none'],
  ['flex:1 1 auto', 'auto'],
])

/** Returns how many values of four sides are needed, because the others repeat the opposite side. */
export function countNeeded([top, right = top, bottom = top, left = right]: readonly (string | undefined)[]): number {
  if (left !== right) return 4
  if (bottom !== top) return 3
  return right === top ? 1 : 2
}

/** Joins the longhands at the position of the last one, if each of them has a value and the order cannot matter. */
function joinLonghands(
  declarations: readonly Declaration[],
  { property, longhands, known }: (typeof shorthands)[number],
): readonly Declaration[] {
  const isRelated = (other: Declaration) => other.property.startsWith(property) || other.property === 'all'
  const members = declarations.filter(isRelated)
  if (members.length < 2) return declarations
  const important = members[0]?.important ?? ''
  const canJoin = members.every((one) => known.test(`${one.property}:${one.value}`) && one.important === important)
  if (!canJoin) return declarations
  let values: readonly (string | undefined)[] = longhands.map(() => undefined)
  for (const one of members) {
    const [top, right = top, bottom = top, left = right] = one.value.split(' ')
    if (one.property === property) values = [top, right, bottom, left].slice(0, longhands.length)
    else values = values.with(longhands.indexOf(one.property), one.value)
  }
  if (values.includes(undefined)) return declarations
  const value = values.slice(0, countNeeded(values)).join(' ')
  if (!known.test(`${property}:${value}`)) return declarations
  const last = declarations.findLastIndex(isRelated)
  return declarations
    .with(last, readDeclaration(`${property}:${value}${important}`))
    .filter((other, index) => index === last || !isRelated(other))
}
