import fc from 'fast-check'
import { transform } from 'lightningcss'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { shorterColors } from './color-names.ts'
import { engine, type Minified } from './engine.ts'

// The results are checked with Lightning CSS, which parses values and shares no code with the engine.

const context = createEngineContext()

function run(text: string, shorten = true): Minified {
  // This engine returns synchronously.
  return engine.run({ text }, { mode: 'minify', shorten }, context) as Minified
}

const shorten = (text: string) => run(text).text
const shortenDeclaration = (declaration: string) => shorten(`a{${declaration}}`).slice('a{'.length, -1)

/**
 * Returns the style sheet as Lightning CSS understands it. Declarations it cannot parse are left out. Minified twice, because
 * `0rem 0` becomes `0 0`, and only then `0`.
 */
function meaningOf(css: string): string {
  const minify = (code: Uint8Array) => transform({ filename: 'a.css', code, minify: true, errorRecovery: true }).code
  return Buffer.from(minify(minify(Buffer.from(css)))).toString()
}

/** Whether Lightning CSS does not know the only property, or cannot parse its value. */
function isUnparsed(css: string): boolean {
  let isUnparsed = false
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Declaration({ property }) {
        isUnparsed = property === 'unparsed' || property === 'custom'
      },
    },
  })
  return isUnparsed
}

test.each([
  ['color:#ffffff', 'color:#fff'],
  ['color:#FFAA88', 'color:#fa8'],
  ['color:#aabbccdd', 'color:#abcd'],
  ['color:#ff0000', 'color:red'],
  ['color:#D2B48C', 'color:tan'],
  ['color:White', 'color:#fff'],
  ['border:1px solid black', 'border:1px solid #000'],
  ['background:linear-gradient(to right,white,#ff0000 50%)', 'background:linear-gradient(to right,#fff,red 50%)'],
  ['margin:0px', 'margin:0'],
  ['margin-top:0.0em', 'margin-top:0'],
  ['background-position:-9px -0px', 'background-position:-9px 0'],
  ['border:0px none', 'border:0 none'],
  ['box-shadow:0px 0px 1px 0px white', 'box-shadow:0 0 1px 0 #fff'],
  ['opacity:0.5', 'opacity:.5'],
  ['top:-0.50em', 'top:-.5em'],
  ['width:calc(0.5px + 1.0em)', 'width:calc(.5px + 1em)'],
  ['margin:1px 1px 1px 1px', 'margin:1px'],
  ['margin:1px 2px 1px 2px!important', 'margin:1px 2px!important'],
  ['padding:1px 2px 3px 2px', 'padding:1px 2px 3px'],
  ['margin:0px auto 0 AUTO', 'margin:0 auto'],
  ['border-color:#ff0000 red', 'border-color:red'],
  ['color:rgb(255, 0, 0)', 'color:red'],
  ['color:RGBA(51,51,51,1)', 'color:#333'],
  ['color:rgb(255,0,0)!important', 'color:red!important'],
  ['color:hsl(0,100%,50%)', 'color:red'],
  ['color:rgb(0 0 0/100%)', 'color:#000'],
  ['color:rgb(255 0 0)', 'color:red'],
  ['color:hsl(210deg 29% 24% / 1)', 'color:#2b3d4f'],
  ['opacity:1.0', 'opacity:1'],
  ['line-height:2.0!important', 'line-height:2!important'],
  ['transform:scale(1.0,2.00)', 'transform:scale(1,2)'],
  ['color:hsla(210deg, 29%, 24%, 1)', 'color:#2b3d4f'],
  ['background:linear-gradient(rgb(0,0,0),rgb(1,2,3) 50%)', 'background:linear-gradient(#000,#010203 50%)'],
  ['font-weight:Bold', 'font-weight:700'],
  ['font-weight:normal!important', 'font-weight:400!important'],
  ['transition:all 300ms,top 50ms', 'transition:all .3s,top 50ms'],
  ['animation-delay:1500ms', 'animation-delay:1.5s'],
  ['width:calc(1px + 2px)', 'width:3px'],
  ['width:calc(0.1px + .2px)', 'width:.3px'],
  ['animation-delay:calc(1s * 2)', 'animation-delay:2s'],
  ['margin:calc(3 * .5rem) calc(9%/2)', 'margin:1.5rem 4.5%'],
  ['z-index:calc(2 * 3)', 'z-index:6'],
  ['transform:rotate(0deg) translate(0px,0em)', 'transform:rotate(0) translate(0,0)'],
  ['font-family:"Helvetica Neue",\'Arial\',serif', 'font-family:Helvetica Neue,Arial,serif'],
  ['font:12px/1.4 "Liberation Mono",monospace', 'font:12px/1.4 Liberation Mono,monospace'],
  ['background:transparent', 'background:0 0'],
  ['background:none!important', 'background:0 0!important'],
  ['flex:0 0 auto!important', 'flex:none!important'],
  ['flex:1 1 AUTO', 'flex:auto'],
  ['background:url( "a.png" )', 'background:url(a.png)'],
  ["background:url('data:image/png;base64,AA==')", 'background:url(data:image/png;base64,AA==)'],
])('%s becomes %s', (declaration, shorter) => {
  expect(shortenDeclaration(declaration)).toBe(shorter)
})

test.each([
  ['@import url("foo.css") screen;', '@import "foo.css" screen;'],
  ['@import url(foo.css);', '@import "foo.css";'],
  ["@IMPORT url( 'foo.css' )layer(a);", "@IMPORT 'foo.css'layer(a);"],
  ['@namespace url("a");', '@namespace url("a");'],
])('%s becomes %s', (css, shorter) => {
  expect(shorten(css)).toBe(shorter)
  expect(meaningOf(shorter)).toBe(meaningOf(css))
})

test('every hsl() color has the code that Lightning CSS computes', () => {
  for (let hue = 0; hue <= 360; hue += 23)
    for (let percent = 0; percent <= 100; percent += 9) {
      const css = `a{color:hsl(${String(hue)},${String(100 - percent)}%,${String(percent)}%)}`
      expect(meaningOf(shorten(css))).toBe(meaningOf(css))
    }
})

describe('leaves alone', () => {
  test.each([
    ['colors that are not opaque', 'color:hsl(0,100%,50%,.5)'],
    ['colors out of range', 'color:hsl(0,101%,50%)'],
    ['custom properties', '--x:#ffffff 0px 0.5'],
    ['flex', 'flex:1 1 0px'],
    ['licence comments in whole values', 'flex:0 0/*! a */ auto'],
    ['line heights', 'line-height:0px'],
    ['percentages of zero', 'margin:0%'],
    ['zeros in functions', 'width:calc(0px + 1em)'],
    ['sums that browsers compute', 'width:calc(100%/3)'],
    ['negative sums', 'width:calc(1px - 2px)'],
    ['sums that are not valid', 'width:calc(1px+ 2px) calc(2/1px)'],
    ['sums that are not integers', 'z-index:calc(3/2)'],
    ['font names with a meaning of their own', 'font-family:"serif","inherit","a  b","1 c"'],
    ['zeros of another kind', 'transform:rotate(0px) translate(0deg) scale(0px)'],
    ['other backgrounds', 'background:transparent url(a.png)'],
    ['units that a browser may not know', 'height:0dvh'],
    ['numbers that may have to be integers', 'z-index:1.0'],
    ['exponents', 'width:0.5e3px'],
    ['strings', 'content:"#ffffff 0px 0.5"'],
    ['URLs', 'background:url(0.5.png#ffffff)'],
    ['names that are not colors', 'font-family:white'],
    ['animation names', 'animation:black 1s'],
    ['ids', 'background:element(#ffffff)'],
    ['the fallbacks of variables', 'color:var(--x,#ffffff)'],
    ['values with variables', 'margin:0px var(--x) 0px'],
    ['relative colors', 'color:rgb(from white r g b)'],
    ['keywords that must not become valid', 'margin:inherit inherit'],
    ['different sides', 'margin:1px 2px 3px 4px'],
    ['radii with a slash', 'border-radius:1px 1px/2px'],
    ['colors without a shorter form', 'color:#ABCDEF'],
    ['filters for old browsers', 'filter:progid:DXImageTransform.Microsoft.gradient(startColorstr=#ffffffff)'],
    ['hacks for old browsers', String.raw`color:#ffffff\9`],
    ['colors that would merge with a number', 'border:1px#ff0000'],
    ['zeros that would merge with a number', 'margin:0px.5px'],
    ['integers that would merge with a number', 'flex:1.0.5'],
    ['colors with transparency', 'color:rgba(0,0,0,.5)'],
    ['colors out of range', 'color:rgb(256,0,0)'],
    ['colors with commas and spaces', 'color:rgb(0,0 0)'],
    ['colors with a comma and a slash', 'color:rgb(0,0,0/1)'],
    ['functions that would merge with the next value', 'border:rgb(0,0,0)1px'],
    ['other names with bold in them', 'font-family:bold'],
    ['URLs that need quotes', 'background:url("a b.png")'],
    ['URLs with brackets', 'background:url("a(1).png")'],
    ['licence comments in functions', 'color:rgb(255,/*! a */0,0)'],
  ])('%s', (_, declaration) => {
    expect(shortenDeclaration(declaration)).toBe(declaration)
  })

  test.each(['@keyframes a{0%{top:1px}}', '@media (min-width:0px){a{top:1px}}', '#ffffff{top:1px}'])('%s', (css) => {
    expect(shorten(css)).toBe(css)
  })

  test('licence comments between values', () => {
    expect(shortenDeclaration('margin:1px /*! a */ 1px')).toBe('margin:1px/*! a */ 1px')
  })
})

test('counts the bytes that shorter values save', () => {
  expect(run('a { color : #ffffff }')).toMatchObject({ text: 'a{color:#fff}', savedBytes: 8, shortenedBytes: 3 })
  expect(run('a { color : #ffffff }', false)).not.toHaveProperty('shortenedBytes')
})

test.each([...shorterColors])('%s is the same color as %s', (color, shorter) => {
  expect(shorter.length).toBeLessThan(color.length)
  expect(meaningOf(`a{color:${shorter}}`)).toBe(meaningOf(`a{color:${color}}`))
})

const root = join(import.meta.dirname, '../../..')
const folders = ['src', 'node_modules/tailwindcss', 'node_modules/lucide-static', 'node_modules/playwright-core/lib']
const sheets = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

test.each(sheets)('%s means the same', (file) => {
  const css = readFileSync(join(root, file), 'utf8')
  const shortened = shorten(css)
  // Without shortening, same-rules.test.ts checks the result.
  expect(meaningOf(shortened)).toBe(meaningOf(run(css, false).text))
  expect(shorten(shortened)).toBe(shortened)
})

describe('a generated declaration', () => {
  const property = fc.constantFrom(
    ...['margin', 'padding-left', 'inset', 'width', 'flex', 'line-height', 'z-index', 'opacity', 'top', 'tab-size'],
    ...['border', 'border-color', 'border-width', 'border-radius', 'border-spacing', 'outline', 'columns', 'color'],
    ...['background', 'background-position', 'box-shadow', 'text-shadow', 'fill', 'font', 'font-size', 'animation'],
    ...['transform', 'transition', 'grid-template-columns', 'gap', 'stroke-width', '--x', 'scroll-margin', 'filter'],
  )
  const number = fc.stringMatching(/^[+-]?(?:[01]{1,2}|[01]?\.[05]{1,2}|0\.\d0)$/)
  const unit = fc.constantFrom('', '', 'px', 'em', 'rem', 'vh', 'dvh', '%', 's', 'deg', 'fr')
  const length = fc.tuple(number, unit).map((parts) => parts.join(''))
  const color = fc.oneof(
    fc.constantFrom('white', 'black', 'RED', 'tan', 'currentColor', 'transparent', 'darkslateblue', 'rgb(0 0 0/.50)'),
    fc.constantFrom(
      'rgb(0 0 0/100%)',
      'rgb(0,0,0/1)',
      'rgb(0 0 0,1)',
      'hsl(0 0% 0%)',
      'hsl(0 0 0)',
      'hsl(0,0%,0% / 1)',
    ),
    fc.constantFrom('light-dark(white,#ff0000)', 'color-mix(in srgb,white,black 50.0%)'),
    fc.stringMatching(/^#(?:[0f]{3}|[0f]{6}|[0fF]{8}|[0-9a-f]{6})$/),
  )
  const keyword = fc.constantFrom('auto', 'inherit', 'solid', 'none', 'initial', 'x')
  const func = fc
    .tuple(
      fc.constantFrom('calc', 'var', 'linear-gradient', 'min', 'hsl', 'translate', 'f', 'url'),
      fc.oneof(length, color),
    )
    .map(([name, value]) => `${name}(${value})`)
  const part = fc.oneof(length, length, color, keyword, func)
  const separator = fc.constantFrom(' ', ' ', ' ', '  ', ',', '/', '', '/**/', ' /* x */ ')
  const value = fc
    .tuple(part, fc.array(fc.tuple(separator, part), { maxLength: 4 }), fc.constantFrom('', '', '!important'))
    .map(([first, others, important]) => first + others.flat().join('') + important)
  const sheet = fc.tuple(property, value).map(([property, value]) => `a{${property}:${value}}`)

  test('means the same, and is valid only if it was valid', () => {
    fc.assert(
      fc.property(sheet, (css) => {
        const [plain, shortened] = [run(css, false).text, shorten(css)]
        expect(isUnparsed(shortened)).toBe(isUnparsed(plain))
        if (!isUnparsed(plain)) expect(meaningOf(shortened)).toBe(meaningOf(plain))
      }),
    )
  })

  test('never becomes longer, and shortening it again changes nothing', () => {
    fc.assert(
      fc.property(sheet, (css) => {
        const shortened = shorten(css)
        expect(shortened.length).toBeLessThanOrEqual(run(css, false).text.length)
        expect(shorten(shortened)).toBe(shortened)
      }),
    )
  })
})
