import { shorterColors } from './color-names.ts'

// Properties and functions that are not listed here keep their colors and units.

const border = 'border(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?'

/** Properties that accept lengths, and in which a number without a unit has no other meaning. */
const lengthProperty = oneOf(
  '(?:scroll-)?(?:margin|padding)(?:-[a-z]+)*',
  'inset(?:-[a-z]+)*|top|right|bottom|left',
  '(?:min-|max-)?(?:width|height|inline-size|block-size)',
  `${border}(?:-width)?`,
  'border-(?:[a-z]+-)*radius',
  'outline(?:-width|-offset)?',
  '(?:box|text)-shadow',
  'background-position(?:-[xy])?|font-size|letter-spacing|word-spacing|text-indent|(?:row-|column-)?gap',
)

const colorProperty = oneOf(
  '(?:[a-z-]+-)?color',
  'background(?:-image)?',
  border,
  'outline|column-rule|text-decoration|fill|stroke',
  '(?:box|text)-shadow',
)

/** Properties with one to four values: top, right, bottom and left, or the corners. */
export const sidesProperty = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/

/** On their own, these words are valid for every property; repeated, they are not. */
export const wideKeyword = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i

export function oneOf(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

const transform = /^(?:-[a-z]+-)?transform$/
const anywhere = /^/
const noFunction = /^$/
const importRule = /^@import$/

/** How single tokens are shortened in some properties, and within some functions, such as `translate(`. */
type Rewrite = readonly [property: RegExp, within: RegExp, shorten: (text: string) => string]

export const rewrites: readonly Rewrite[] = [
  [lengthProperty, noFunction, removeLengthUnit],
  [transform, /^translate(?:3d|[xyz])?\($/, removeLengthUnit],
  [transform, /^(?:rotate[xyz]?|skew[xy]?)\($/, (text) => text.replace(/^0deg$/i, '0')],
  [/^(?:-webkit-)?(?:transition|animation)(?:-duration|-delay)?$/, noFunction, shortenTime],
  [colorProperty, /^(?:(?:(?:repeating-)?(?:linear|radial|conic)-gradient|color-mix|light-dark)\()*$/, shortenColor],
  [oneOf('(?:[a-z]+-)?opacity|line-height|flex(?:-grow|-shrink)?'), noFunction, removeFraction],
  [transform, /^scale(?:3d|[xyz])?\($/, removeFraction],
  [/^font-weight$/, anywhere, (text) => text.replace(/^bold$/i, '700').replace(/^normal$/i, '400')],
  [/^font(?:-family)?$/, noFunction, unquoteFont],
  [importRule, noFunction, (text) => text.replace(/^url\(\s*([^\s"'()\\]+)\s*\)$/i, '"$1"')],
  [anywhere, anywhere, shortenNumber],
]

/** Units that every browser knows. In a browser that does not know a unit, `0` would be valid and `0unit` would not. */
function removeLengthUnit(text: string): string {
  return text.replace(/^[+-]?0+(?:\.0+)?(?:px|r?em|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc)$/i, '0')
}

/** `300ms` becomes `0.3s`. */
function shortenTime(text: string): string {
  const seconds = text.replace(/^(\d+)ms$/i, (_, milliseconds) => `${String(Number(milliseconds) / 1000)}s`)
  return seconds.length <= text.length ? seconds : text
}

function shortenColor(text: string): string {
  const color = text.toLowerCase()
  const code = color.replace(/^#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)(?:([\da-f])\4)?$/, '#$1$2$3$4')
  const shorter = shorterColors.get(code) ?? code
  return shorter.length < text.length ? shorter : text
}

/** Names with a meaning of their own. In quotes, they are fonts. */
const reservedFont =
  /^(?:(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace|cursive|fantasy|system-ui|math|emoji|fangsong|.*ui-rounded)$/i

function unquoteFont(text: string): string {
  const [, name] = /^["']([a-z][\w-]*(?: [a-z][\w-]*)*)["']$/i.exec(text) ?? []
  const isFont =
    name !== undefined && !reservedFont.test(name) && !name.split(' ').some((word) => wideKeyword.test(word))
  return isFont ? name : text
}

/** `1.0` becomes `1`. */
function removeFraction(text: string): string {
  return text.replace(/^(\d+)\.0+$/, '$1')
}

/** Removes zeros: `0.50` becomes `.5`. `1.0` keeps its zero, because some properties accept only integers. */
function shortenNumber(text: string): string {
  if (!/^[+-]?\.?\d/.test(text) || /e[+-]?\d/i.test(text)) return text
  return text
    .replace(/(\.\d*?[1-9])0+(?=\D|$)/, '$1')
    .replace(/^([+-]?\d+)\.0+(?=[a-z%])/i, '$1')
    .replace(/^([+-]?)0+(?=\.\d)/, '$1')
}

/** How a function becomes a single token in some properties, given its content. */
type Replacement = readonly [property: RegExp, name: RegExp, replace: (content: string) => string | undefined]

export const replacements: readonly Replacement[] = [
  [importRule, /^url\($/i, (content) => (/^["']/.test(content) ? content : undefined)],
  [anywhere, /^url\($/i, unquoteUrl],
  [colorProperty, /^rgba?\($/i, rgbToHex],
  [colorProperty, /^hsla?\($/i, hslToHex],
  [/./, /^calc\($/i, compute],
]

/** `url("a.png")` becomes `url(a.png)`. */
function unquoteUrl(content: string): string | undefined {
  const [, url] = /^["']([^\s"'()\\\0-\x1f\x7f]+)["']$/.exec(content) ?? []
  return url === undefined ? undefined : `url(${url})`
}

/** `0 0 0 / 100%` becomes `0,0,0`. All browsers since 2019 know both. */
function withCommas(content: string): string {
  return content.replace(/^([^ ,/]+) ([^ ,/]+) ([^ ,/]+)(?: ?\/ ?(?:1|100%))?$/, '$1,$2,$3')
}

/** `rgb(255, 0, 0)` becomes `#ff0000`. */
function rgbToHex(content: string): string | undefined {
  const found = /^(\d{1,3}) ?, ?(\d{1,3}) ?, ?(\d{1,3})(?: ?, ?1)?$/.exec(withCommas(content))
  return found ? toHex(found.slice(1).map(Number)) : undefined
}

/** `hsl(0, 100%, 50%)` becomes `#ff0000`, with the formula of CSS Color 4. */
function hslToHex(content: string): string | undefined {
  const found = /^(\d{1,3})(?:deg)? ?, ?(\d{1,3})% ?, ?(\d{1,3})%(?: ?, ?1)?$/.exec(withCommas(content))
  const [hue = 0, saturation = 0, lightness = 0] = found?.slice(1).map(Number) ?? []
  if (!found || saturation > 100 || lightness > 100) return undefined
  const amount = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const channels = [0, 8, 4].map((start) => {
    const sector = (start + hue / 30) % 12
    return lightness / 100 - amount * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))
  })
  return toHex(channels.map((channel) => Math.round(channel * 255)))
}

function toHex(bytes: readonly number[]): string | undefined {
  if (bytes.some((byte) => byte > 255)) return undefined
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}

/** `calc(1px + 2px)` becomes `3px`, unless the result is long or not positive: some properties accept that only in `calc()`. */
function compute(content: string): string | undefined {
  const [, left, unit = '', sign, factor = '', right, otherUnit = ''] =
    /^([\d.]+)([a-z%]*)(?: ([+-]) | ?([*/]) ?)([\d.]+)([a-z%]*)$/i.exec(content) ?? []
  const isValid = sign ? unit === otherUnit : otherUnit === '' || (factor === '*' && unit === '')
  const exact = operations[sign ?? factor]?.(Number(left), Number(right)) ?? 0
  const result = Math.round(exact * 10_000) / 10_000
  if (!isValid || result <= 0 || Math.abs(exact - result) > 1e-9) return undefined
  const resultUnit = unit || otherUnit
  // Some properties accept only integers as numbers without a unit, and round the result of `calc()`.
  return resultUnit !== '' || Number.isInteger(result) ? `${String(result)}${resultUnit}` : undefined
}
