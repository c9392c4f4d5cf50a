import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

function run(text: string, mode: 'minify' | 'beautify' = 'minify', progress?: EngineContext['progress']) {
  // This engine returns synchronously.
  return testTool(tool, engine).run(text, { mode }, progress)
}

test.each([
  ['', ''],
  [' \n\t ', ''],
  ['a', 'a'],
  ['a { color : red ; }', 'a{color:red}'],
  ['/* one */ a /* two */ { /* three */ }', 'a{}'],
  ['a{}\n\n/**/\n\nb{}', 'a{}b{}'],
  ['a { ; ; b : c ;; d : e ; }', 'a{b:c;d:e}'],
  ['A { COLOR: Red }', 'A{COLOR:Red}'],
  ['color: red ;\n margin: 0 auto', 'color:red;margin:0 auto'],
  ['a :hover', 'a :hover'],
])('%j becomes %j', (css, minified) => expect(run(css).text).toBe(minified))

describe('whitespace', () => {
  test.each([
    ['a descendant is not a pseudo-class', 'a :hover , a:hover {}', 'a :hover,a:hover{}'],
    ['combinators', 'a > b + c ~ d   e {}', 'a>b+c~d e{}'],
    ['nested selectors', 'a { & > b {} & + & {} .x & {} > c {} }', 'a{&>b{}&+&{}.x &{}>c{}}'],
    ['a nested pseudo-class is not a declaration', 'a { b:hover , b :focus { c : d } }', 'a{b:hover,b :focus{c:d}}'],
    ['selectors in brackets', ':is( a , b ) :not( .c > d ) {}', ':is(a,b) :not(.c>d){}'],
    ['sums in selectors', 'a:nth-child( 2n + 1 ) {}', 'a:nth-child(2n + 1){}'],
    ['a signed position', 'li:nth-child( +n + 3 ) {}', 'li:nth-child(+n + 3){}'],
    ['an invalid position stays invalid', 'li:nth-child( + n ) {}', 'li:nth-child(+ n){}'],
    ['a leading combinator', 'a:has( + b ) {}', 'a:has(+b){}'],
    ['an invalid attribute stays invalid', '[ a| = b ] [ c ~ = d ] {}', '[a| =b] [c ~ =d]{}'],
    ['attributes', '[ a = "b  c" i ] [ d ~= e ] {}', '[a="b  c" i] [d~=e]{}'],
    ['a sum keeps its spaces', 'a { b: calc( 1px + 2px ) -1px -  2px }', 'a{b:calc(1px + 2px) -1px - 2px}'],
    ['strings', `a { b : "x  /* y */ ; } " ' \\' ' }`, `a{b:"x  /* y */ ; } " ' \\' '}`],
    ['a string with an escaped line break', 'a { b : "x \\\n y" }', 'a{b:"x \\\n y"}'],
    ['URLs', 'a { b : url( x.png ) url( "x y" ) url(a\\)b/*c*/) }', 'a{b:url( x.png ) url("x y") url(a\\)b/*c*/)}'],
    ['escapes', '.a\\ b .\\31  c .\\{ {}', '.a\\ b .\\31  c .\\{{}'],
    ['!important', 'a { b : c ! important }', 'a{b:c!important}'],
    ['a slash', 'a { font : 12px / 1.5 x , y }', 'a{font:12px/1.5 x,y}'],
    ['Unicode ranges', 'a { unicode-range : U+0025-00FF , u+4?? }', 'a{unicode-range:U+0025-00FF,u+4??}'],
    ['media queries', '@media screen and ( min-width : 1px ) , print { }', '@media screen and (min-width:1px),print{}'],
    ['media query ranges', '@media (400px <= width <= 700px) {}', '@media (400px<=width<=700px){}'],
    ['ranges that are not valid', '@media (width > = 1px) and (a-- > 1) {}', '@media (width> =1px) and (a-- >1){}'],
    ['selectors in @supports', '@supports selector( a :hover ) {}', '@supports selector(a :hover){}'],
    ['@scope', '@scope (a: b) to (c :hover) {}', '@scope (a: b) to (c :hover){}'],
    ['@page', '@page toc :first { }', '@page toc :first{}'],
    ['@charset', '@charset "utf-8" ; a {}', '@charset "utf-8";a{}'],
    ['@import', '@import   url( x ) screen ;\n@import "y" ;', '@import url( x ) screen;@import "y";'],
    ['HTML comment delimiters', '<!-- a { } -->', '<!-- a{}-->'],
    ['does not create the end of an HTML comment', '-- > a {}', '-- > a{}'],
    ['does not create the start of an HTML comment', 'a { b : <! --c }', 'a{b:<! --c}'],
    ['non-ASCII letters', '.größe , .寸法 , .😀 { }', '.größe,.寸法,.😀{}'],
    ['Windows line breaks', 'a {\r\n  b: c;\r\n}\r\n', 'a{b:c}'],
  ])('%s', (_, css, minified) => expect(run(css).text).toBe(minified))
})

describe('custom properties', () => {
  test.each([
    ['a { --x: ; }', 'a{--x: }'],
    ['a { --x:; }', 'a{--x:}'],
    ['a { --x:  { a: b } ; }', 'a{--x:{ a: b }}'],
    ['a { --x : 1px  +  2px /* why */ ; b: c }', 'a{--x:1px  +  2px /* why */;b:c}'],
    ['a { --x: [ ; ] "}" ; }', 'a{--x:[ ; ] "}"}'],
    ['--x:hover { a : b }', '--x:hover{a:b}'],
  ])('%j becomes %j and keeps its value', (css, minified) => expect(run(css).text).toBe(minified))
})

describe('comments', () => {
  test.each([
    ['/*! licence */\na {}', '/*! licence */a{}'],
    ['a { b: c; /*! why */ d: e }', 'a{b:c;/*! why */d:e}'],
    ['a { b: c; /*! why */ }', 'a{b:c/*! why */}'],
    ['a/*! x */ b {}', 'a/*! x */ b{}'],
    ['a /*! x */b {}', 'a/*! x */ b{}'],
    ['a/* parts */b {}', 'a/**/b{}'],
    ['@media a and/* parts */(b) {}', '@media a and/**/(b){}'],
    ['a/* */,/* */b {}', 'a,b{}'],
    ['.\\31/* one */ b {}', '.\\31  b{}'],
    ['.\\\\31/* 31 */ b {}', '.\\\\31 b{}'],
    ['.\\31/*! one *//* two */ b {}', '.\\31/*! one */ b{}'],
  ])('%j becomes %j', (css, minified) => expect(run(css).text).toBe(minified))
})

describe('incomplete style sheets', () => {
  test.each([
    ['a { b : c ;', 'a{b:c;'],
    ['a { b : c', 'a{b:c'],
    ['a { b : c ; /* d { e : f }', 'a{b:c;/* d { e : f }'],
    ['a { b : "c ; }', 'a{b:"c ; }'],
    ['a { b : "c ;\n d : e }', 'a{b:"c ;\nd : e}'],
    ['a { b : url( c ; }', 'a{b:url( c ; }'],
    ['a { b : f( c ; } d {}', 'a{b:f(c ; } d {}'],
    ['a } b { }', 'a}b{}'],
    ['a { } ; b { }', 'a{};b{}'],
    ['a { b : \\\n c }', 'a{b:\\\nc}'],
  ])('%j becomes %j without losing anything', (css, minified) => expect(run(css).text).toBe(minified))
})

test.each([
  ['', { savedBytes: 0, savedPercent: 0, bytes: 0 }],
  ['a{}', { savedBytes: 0, savedPercent: 0, bytes: 3 }],
  ['a { }', { savedBytes: 2, savedPercent: 40, bytes: 5 }],
  ['/* größe */a{}', { savedBytes: 13, savedPercent: 81.3, bytes: 16 }],
  ['/*\ud800*/a{}', { savedBytes: 7, savedPercent: 70, bytes: 10 }],
])('%j saves %j', (css, saved) => expect(run(css)).toMatchObject(saved))

test.each([
  ['a{grid-template-areas:"b b" "c d"}', 'a {\n  grid-template-areas:\n    "b b"\n    "c d";\n}'],
  ['a{grid-template:"b"1fr"c"2fr/auto}', 'a {\n  grid-template:\n    "b"1fr\n    "c"2fr/auto;\n}'],
  ['a{grid-template:[x] "b" [y] "c"}', 'a {\n  grid-template: [x] "b" [y] "c";\n}'],
  ['a{grid-template-areas:"b"}', 'a {\n  grid-template-areas: "b";\n}'],
  ['a{content:"b" "c"}', 'a {\n  content: "b" "c";\n}'],
])('beautifies %j with a line per row of the grid', (css, beautified) =>
  expect(run(css, 'beautify').text).toBe(beautified),
)

test.each([
  ['li:nth-child(+n+3){}', 'li:nth-child(+n+3) {}'],
  ['a:has(+b),c:nth-last-of-type( +2n ){}', 'a:has(+ b),\nc:nth-last-of-type(+2n) {}'],
  ['[a| = b]{}', '[a| =b] {}'],
])('beautifies %j to %j with the same meaning', (css, beautified) => expect(run(css, 'beautify').text).toBe(beautified))

test('beautifies a style sheet', () => {
  const css =
    '/*! k */a,b>c:is(d,e){color:red;/* x */margin:0!important /* y */;--x:{a:b};&:hover{font:1px/2 x,y}}\n' +
    '/* z */ @media (min-width:1px) and (a:b){a{}} /* end */'
  expect(run(css, 'beautify').text).toBe(`/*! k */
a,
b > c:is(d, e) {
  color: red;
  /* x */
  margin: 0 !important /* y */;
  --x: {a:b};

  &:hover {
    font: 1px/2 x, y;
  }
}

/* z */
@media (min-width: 1px) and (a: b) {
  a {}
} /* end */`)
})

test('reports negative savings if the result is longer', () => {
  expect(run('a{b:c}', 'beautify')).toMatchObject({ text: 'a {\n  b: c;\n}', savedBytes: -7, savedPercent: -116.7 })
})

test('minifies deeply nested blocks, and refuses to beautify them into gigabytes of spaces', () => {
  const css = 'a{'.repeat(100_000)
  expect(run(css.replaceAll('{', ' { ')).text === css).toBe(true)
  expect(() => run(css, 'beautify')).toThrow(InputError)
})

test('reports progress on a long text', () => {
  const reports: number[] = []
  run(`a { b: ${'c'.repeat(1189)}; }\n`.repeat(2000), 'minify', (done, total = 0) =>
    reports.push(Math.round((100 * done) / total)),
  )
  expect(reports).toEqual([42, 83])
})

test('refuses to beautify 16 KB of braces into 256 MB of spaces', () => {
  expect(() => run('{'.repeat(16_000), 'beautify')).toThrow(
    new InputError('The beautified CSS would be larger than 32 MB. Try a smaller part of the style sheet.'),
  )
})

test.each(['minify', 'beautify'] as const)(
  '%s: a file keeps its byte order mark, which counts as three bytes',
  (mode) => {
    const plain = run('a {}', mode)
    expect(run('\ufeffa {}', mode)).toMatchObject({
      text: `\ufeff${plain.text}`,
      bytes: plain.bytes + 3,
      savedBytes: plain.savedBytes,
    })
  },
)
