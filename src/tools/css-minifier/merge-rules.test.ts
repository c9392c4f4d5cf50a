import { generate, parse, walk } from 'css-tree'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { engine, type Minified } from './engine.ts'

const context = createEngineContext()

function minify(text: string, shorten: boolean): string {
  // This engine returns synchronously.
  return (engine.run({ text }, { mode: 'minify', shorten }, context) as Minified).text
}

const shorten = (css: string) => minify(css, true)

test.each([
  ['quotes', '[type="text"],a[b=\'c\' i]{x:y}', '[type=text],a[b=c i]{x:y}'],
  ['pseudo-elements', 'a ::before,b::After{x:y}', 'a :before,b:After{x:y}'],
  ['empty rules', 'a{}b{;}@media all{c{}d{x:y}}', '@media all{d{x:y}}'],
  ['repeated declarations', 'a{x:1;y:2;x:1}', 'a{y:2;x:1}'],
  ['rules with the same selector', 'a > b{x:1}a>b{y:2}', 'a>b{x:1;y:2}'],
  ['rules with the same block', '.a:hover{x:1;y:2}b[c="d"] > #e::after{x:1;y:2;}', '.a:hover,b[c=d]>#e:after{x:1;y:2}'],
  ['rules that become the same', 'a{color:#ff0000}b{color:red}', 'a,b{color:red}'],
  ['rules that merging brings together', 'a{x:1;y:2}b{x:1}b{y:2}c{}a{z:3}', 'a,b{x:1;y:2}a{z:3}'],
  ['rules in blocks', '@layer a{@media all{b{x:1}b{y:2}}}', '@layer a{@media all{b{x:1;y:2}}}'],
  ['custom properties', 'a{--x: ;}a{--y:{}}', 'a{--x: ;--y:{}}'],
  ['stars before other parts', '*:hover,a *.b,a > *#c,*::before,d * e{x:y}', ':hover,a .b,a>#c,:before,d * e{x:y}'],
  ['selections', 'a::selection{x:1}b>c::selection{x:1}', 'a::selection,b>c::selection{x:1}'],
  ['keyframes', '@keyframes a{from,50%{x:1}100%{x:2}}', '@keyframes a{0%,50%{x:1}to{x:2}}'],
  ['blocks with the same condition', '@media  print{a{x:1}}@media print{a{y:2}}', '@media print{a{x:1;y:2}}'],
  ['empty blocks', '@media print{@supports (a:b){c{}}}@media all{d{x:y}}@media print{}', '@media all{d{x:y}}'],
  ['blocks that an empty block separates', '@media a{x{y:1}}@media b{}@media a{x{z:2}}', '@media a{x{y:1;z:2}}'],
  ['margins', 'a{margin-top:1px;margin-right:2px;margin-bottom:1px;margin-left:2px}', 'a{margin:1px 2px}'],
  ['a side after all sides', 'a{padding:0 1em!important;padding-left:0px!important}', 'a{padding:0 1em 0 0!important}'],
  ['overflow', 'a{overflow-x:hidden;color:red;overflow-y:hidden}', 'a{color:red;overflow:hidden}'],
  ['one axis after both', 'a{overflow:auto;overflow-x:hidden;overflow-y:hidden}', 'a{overflow:hidden}'],
  ['all sides twice', 'a{margin:1px;color:red;margin:0}', 'a{color:red;margin:0}'],
  [
    'overridden values',
    'a{color:rgba(0,0,0,.5);width:calc(1vw + 1px);color:#336699;width:5px}',
    'a{color:#369;width:5px}',
  ],
  [
    'overridden keywords',
    '.a{color:red;display:flex;float:left}.a{color:blue;display:none;float:right}',
    '.a{color:blue;display:none;float:right}',
  ],
])('shortens %s', (_, css, shorter) => {
  expect(shorten(css)).toBe(shorter)
})

test.each([
  ['quotes around other values', '[a="b c"],[a="1"],[a="b"i]{x:y}'],
  ['other pseudo-elements', 'a::selection{x:y}'],
  ['rules that are not next to each other', 'a{x:1}b{x:2}a{x:3}'],
  ['selectors that a browser may not know', 'a::-moz-x{x:1}b{x:1}c:focus-visible{x:1}d:is(e){x:1}'],
  ['invalid selectors', 'a{x:1}#1{x:1}b>{x:1}c{x:1}'],
  ['different values', 'a{x:1;x:2}'],
  ['different axes', 'a{overflow-x:hidden;overflow-y:auto}b{overflow:auto;overflow-y:clip}'],
  ['values for older browsers', 'a{color:red;color:oklch(1 0 0);display:block;display:flex;width:1px;width:5}'],
  ['the order of important values', 'a{width:1px!important;width:2px;margin:0!important;margin-top:1px}'],
  [
    'sides that are not all known',
    'a{margin-top:0;margin-left:0}b{margin:0;margin-top:var(--x)}c{padding:0;padding-top:-1px}',
  ],
  [
    'sides that another property sets too',
    'a{margin:0;margin-inline:1px;margin-top:2px}b{margin:0;all:unset;margin-top:1px}',
  ],
  ['stars that are needed', '*|*.a,*,* b,a* .c{x:y}'],
  ['selectors that look like keyframes', 'from{x:y}'],
  ['layers, because they set an order', '@layer a{}@layer{b{x:1}}@layer{b{x:2}}'],
  ['blocks after a stray semicolon', ';@media print{}a{x:1}'],
  ['keyframes', '@keyframes a{0%{}0%{x:1}0%{x:2}to{x:2}}'],
  ['font faces', '@font-face{x:1}@font-face{x:1}'],
  ['nested rules', 'a{b{x:1}b{x:1}c{}}a{b{x:1}}'],
  ['rules after a stray semicolon', ';a{}b{x:1};c{x:1}c{x:1}'],
  ['licence comments', 'a{x:1}/*! b */b{x:1}c{/*! d */}'],
  ['unclosed rules', 'a{x:1}a{x:1'],
  ['unclosed strings', 'a{x:"1\n}a{x:"1\n}'],
])('keeps %s', (_, css) => {
  expect(shorten(css)).toBe(minify(css, false))
})

const selectors = ['a', 'b', '.c', 'a:hover', 'a>b', '[c=d]', 'b:before', 'a:is(b)', 'b::-moz-x', '*']

/**
 * Returns the last value of each property of an element that matches these selectors, in the order in which they were set.
 * css-tree shares no code with the engine.
 */
function cascade(css: string, matching: readonly string[]): readonly (readonly [string, string])[] {
  const values = new Map<string, string>()
  walk(parse(css), {
    visit: 'Declaration',
    enter({ property, important, value }) {
      const list = this.rule ? generate(this.rule.prelude).split(',') : []
      if (!list.some((selector) => matching.includes(selector))) return
      const block = this.atrule?.prelude ? generate(this.atrule.prelude) : ''
      const [shorthand = ''] = property.split('-')
      const longhands = longhandsOf.get(shorthand)
      const key = `${block} ${longhands ? shorthand : property} ${String(important)}`
      const text = longhands ? setLonghands(longhands, values.get(key), property, generate(value)) : generate(value)
      values.delete(key)
      values.set(key, text)
    },
  })
  return [...values]
}

const longhandsOf = new Map([
  ['margin', ['margin-top', 'margin-right', 'margin-bottom', 'margin-left']],
  ['overflow', ['overflow-x', 'overflow-y']],
])

/** Returns the values of all longhands after a declaration. */
function setLonghands(longhands: readonly string[], before: string | undefined, property: string, value: string) {
  const index = longhands.indexOf(property)
  const [top = '', right = top, bottom = top, left = right] = value.split(' ')
  if (index < 0) return [top, right, bottom, left].slice(0, longhands.length).join(' ')
  return (before?.split(' ') ?? longhands.map(() => '?')).with(index, value).join(' ')
}

describe('a generated style sheet', () => {
  const selector = fc.constantFrom(...selectors, 'a', 'b', 'a, b', 'b, .c')
  const declaration = fc.constantFrom(
    ...[
      'color:red',
      'color:blue',
      'margin:0',
      'margin:1px 2px',
      'margin-top:1px',
      'margin-right:auto',
      'margin-bottom:3px',
      'margin-left:2px',
      'overflow:auto',
      'overflow-x:hidden',
      'overflow-y:hidden',
      'overflow-y:auto',
      '--x: 1',
      'color:red!important',
      'color:blue!important',
    ],
  )
  const rule = fc
    .tuple(selector, fc.array(declaration, { maxLength: 3 }))
    .map(([list, declarations]) => `${list} { ${declarations.join('; ')} }`)
  const block = fc
    .tuple(fc.constantFrom('@media print', '@layer x', '@supports (a:b)', '@keyframes k'), fc.array(rule))
    .map(([condition, rules]) => `${condition}{${rules.join('')}}`)
  const sheet = fc
    .array(fc.oneof({ weight: 5, arbitrary: rule }, block, fc.constantFrom('/*! a */', '@font-face{}', ';')))
    .map((rules) => rules.join('\n'))

  test('sets the same values in the same order', () => {
    fc.assert(
      fc.property(sheet, fc.subarray(selectors, { minLength: 1, maxLength: 3 }), (css, matching) => {
        expect(cascade(shorten(css), matching)).toEqual(cascade(minify(css, false), matching))
      }),
    )
  })

  test('never becomes longer, and shortening it again changes nothing', () => {
    fc.assert(
      fc.property(sheet, (css) => {
        const shortened = shorten(css)
        expect(shortened.length).toBeLessThanOrEqual(minify(css, false).length)
        expect(shorten(shortened)).toBe(shortened)
      }),
    )
  })
})
