import { parse, tokenize, tokenNames, toPlainObject } from 'css-tree'
import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { engine, type Minified } from './engine.ts'

// The results are checked with css-tree, whose tokenizer and parser share no code with the engine.

const context = createEngineContext()

function run(text: string, mode: 'minify' | 'beautify'): string {
  // This engine returns synchronously.
  return (engine.run({ text }, { mode, shorten: false }, context) as Minified).text
}

const minify = (text: string) => run(text, 'minify')
const beautify = (text: string) => run(text, 'beautify')

const redundant = new Set(['whitespace-token', 'comment-token', 'semicolon-token'])

/** Returns the tokens without whitespace, comments and semicolons, which may be removed. */
function tokensOf(sheet: string): string[] {
  // The standard requires this replacement, but css-tree does not make it.
  const css = sheet.replaceAll('\0', '\ufffd')
  const tokens: string[] = []
  tokenize(css, (type, start, end) => {
    const name = tokenNames[type] ?? ''
    // A space may be added after `\\31`, where it ends the escape.
    if (!redundant.has(name)) tokens.push(`${name} ${css.slice(start, end).trim()}`)
  })
  return tokens
}

/** Returns the syntax tree without whitespace and comments. */
function rulesOf(css: string): unknown {
  return withoutGaps(toPlainObject(parse(css)))
}

type Node = Readonly<Record<string, unknown>>

function withoutGaps(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((child: Node) => child['type'] !== 'Comment').map(withoutGaps)
  if (typeof node !== 'object' || node === null) return node
  const { type, value } = node as Node
  // css-tree leaves some values unparsed and returns their raw text.
  if (type === 'Raw' && typeof value === 'string') return { type, tokens: tokensOf(value) }
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, withoutGaps(part)]))
}

const root = join(import.meta.dirname, '../../..')
const sheets = ['src', 'node_modules/tailwindcss'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

test.each(sheets)('%s has the same rules after minifying and after beautifying', (file) => {
  const css = readFileSync(join(root, file), 'utf8')
  expect(tokensOf(minify(css))).toEqual(tokensOf(css))
  expect(rulesOf(minify(css))).toEqual(rulesOf(css))
  expect(rulesOf(beautify(css))).toEqual(rulesOf(css))
})

const gap = fc.constantFrom('', '', ' ', '  ', '\n', '/**/', ' /* b */', '/* c */ ', '\t/* d; } */\n')

/** Joins the parts with whitespace and comments between them. */
function withRandomGaps(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts.flatMap((part) => [gap, part]), gap).map((chunks) => chunks.join(''))
}

const literal = (text: string) => fc.constant(text)

const compound = fc.constantFrom(
  'a',
  '.b',
  '#c',
  '*',
  'a:hover',
  '::before',
  ':not(.a > b)',
  ':is( a , b )',
  '[ a = "b c" i ]',
  '[a|=b]',
  '.größe',
  String.raw`.a\ b`,
  String.raw`.\31 0`,
  'li:nth-child( 2n + 1 )',
  'li:nth-child(odd)',
  'a:nth-last-child(n+3 of .x)',
)
const combinator = fc.constantFrom(' ', '>', '+', '~', ' > ', '\n+\n', ' ~ ')
const selector = fc
  .tuple(compound, fc.array(fc.tuple(combinator, compound), { maxLength: 2 }))
  .map(([first, others]) => first + others.map(([combinator, compound]) => combinator + compound).join(''))
const selectors = fc
  .tuple(selector, fc.array(selector, { maxLength: 2 }), gap)
  .map(([first, others, gap]) => [first, ...others].join(`${gap},${gap}`))

const value = fc.constantFrom(
  'red',
  '0 auto',
  '-1px -2px',
  '1px+2px',
  'calc( 1px + 2px )',
  'calc(1px - (2px * 3))',
  'a , b',
  '12px / 1.5 "a  b" , serif',
  'url( x.png )',
  'url( "x y" )',
  String.raw`url(a\)b)`,
  "'it''s'",
  String.raw`"\"}"`,
  '"/* no */"',
  'U+0025-00FF , u+4??',
  '#fff',
  'rgb( 0 0 0 / 20% )',
  '[a b] 1fr [c]',
  '1 / 2 / 3',
  '.5em',
  '1e3',
  '50%',
  'var( --x , 1px )',
  'translate(1px) rotate(2deg)',
)
const name = fc.constantFrom('color', 'margin', 'font', '-webkit-x', 'grid-area')
const important = fc.constantFrom('', '', ' !important', '! important')
const declaration = fc
  .tuple(withRandomGaps(name, literal(':'), value), important)
  .map(([declaration, important]) => declaration + important)
const customValue = fc.constantFrom('', ' ', '  { a: b }', ' 1px', '{}', ' [ ; ]', ' a  b ', ' "}" ', ' /* kept */ x')
const custom = customValue.map((value) => `--x:${value}`)
const body = fc
  .array(fc.oneof({ weight: 3, arbitrary: declaration }, custom), { maxLength: 3 })
  .chain((declarations) => gap.map((gap) => declarations.map((declaration) => `${declaration};${gap}`).join(gap)))
const rule = withRandomGaps(selectors, literal('{'), body, literal('}'))
const condition = fc.constantFrom(
  '@media (min-width: 1px) and (max-width : 2px)',
  '@media screen, print',
  '@supports (display: grid) and (not (a:b))',
  '@media (400px <= width <= 700px)',
  '@layer base',
  '@container card (width > 400px)',
)
const block = withRandomGaps(condition, literal('{'), rule, rule, literal('}'))
const statement = fc.constantFrom(
  '@import url( x ) screen ;',
  '@charset "utf-8";',
  '@layer a , b;',
  '@namespace "x";',
  '/*! kept */',
)
const fontFace = body.map((body) => `@font-face {${body}}`)
const nested = withRandomGaps(
  selector,
  literal('{'),
  declaration,
  literal(';'),
  literal('&:hover'),
  literal('{'),
  declaration,
  literal('}'),
  literal('& > b'),
  literal('{}'),
  literal('}'),
)
const sheet = withRandomGaps(fc.oneof(rule, statement), fc.oneof(rule, block, fontFace, nested), rule)

describe('a generated style sheet', () => {
  test('has the same rules after minifying', () => {
    fc.assert(
      fc.property(sheet, (css) => {
        const minified = minify(css)
        expect(tokensOf(minified)).toEqual(tokensOf(css))
        expect(rulesOf(minified)).toEqual(rulesOf(css))
      }),
    )
  })

  test('has the same rules after beautifying', () => {
    fc.assert(
      fc.property(sheet, (css) => {
        expect(rulesOf(beautify(css))).toEqual(rulesOf(css))
      }),
    )
  })
})

const fragment = fc.constantFrom(
  ...Array.from(' \n\t{}()[];:,.#@!*/\\"\'<>+-~=|^$&%0aeu_\0é😀\r\f'),
  ...[
    '/*',
    '*/',
    '/*!',
    '<!--',
    '-->',
    'url(',
    'a',
    '--x:',
    '--',
    '1px',
    '+1',
    '1e',
    String.raw`\31 `,
    '\\\n',
    '@media',
    '"a"',
    ' ',
    '\ud800',
  ],
)

describe('random fragments', () => {
  const fragments = fc.array(fragment, { maxLength: 20 }).map((parts) => parts.join(''))

  test('have the same tokens after minifying', () => {
    fc.assert(
      fc.property(fragments, (css) => {
        expect(tokensOf(minify(css))).toEqual(tokensOf(css))
      }),
    )
  })

  test('never become longer, and minifying them again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fragments, sheet), (css) => {
        const minified = minify(css)
        expect(minified.length).toBeLessThanOrEqual(css.length)
        expect(minify(minified)).toBe(minified)
      }),
    )
  })

  test('have the same tokens after beautifying', () => {
    fc.assert(
      fc.property(fragments, (css) => {
        expect(tokensOf(beautify(css))).toEqual(tokensOf(css))
      }),
    )
  })
})

test('beautifying first does not change the minified result, and beautifying twice changes nothing', () => {
  fc.assert(
    fc.property(sheet, (css) => {
      const beautified = beautify(css)
      expect(minify(beautified)).toBe(minify(css))
      expect(beautify(beautified)).toBe(beautified)
    }),
  )
})
