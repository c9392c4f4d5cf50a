import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from './problem.ts'
import { ProblemFinder } from './problem-finder.ts'
import { statementsOf } from './statements.ts'

function findProblems(css: string): readonly Problem[] {
  const problems = new ProblemFinder()
  Array.from(statementsOf(css, problems))
  return problems.finish(css)
}

test.each([
  ['a {\n  color: red;\n', 1, '{', 'This “{” isn’t closed.'],
  ['a { color: red }\n}', 2, '}', 'There’s nothing for this “}” to close.'],
  ['a {\r\n\r\n  content: "x;\r\n}', 3, '"x;\n', 'This string isn’t closed at the end of the line.'],
  ['a{}\n/* b', 2, '/* b', 'This comment isn’t closed.'],
  ['a { width: calc(1px + 2px; }', 1, '{', 'This “{” isn’t closed.'],
  ['a { color red; }', 1, 'color', 'There’s no colon after “color”.'],
  ['a {\n color: red\n margin: 0\n}', 3, 'margin', 'There’s no semicolon before “margin:”.'],
  ['// b\na {}', 1, '/', 'CSS has no comments with //. Use /* and */ instead.'],
  ['a { b: url(c"d) }', 1, 'url(c"d)', 'This URL needs quotes because of a character in it.'],
  ['é😀 { color red }', 1, 'color', 'There’s no colon after “color”.'],
])('%j', (css, line, found, message) => {
  const [problem] = findProblems(css)
  expect(problem).toMatchObject({ line, message })
  expect(css.replaceAll('\r\n', '\n').slice(problem?.start, problem?.end)).toBe(found)
})

test.each([
  ['$ink: #222;\na { color: $ink; // b\n}', 1, 'SCSS'],
  ['a {\n  @include b(1px);\n  &:hover { c: d }\n}', 2, 'SCSS'],
  ['// Colors\n$ink: #222;', 1, 'SCSS'],
  ['%card { color: red }', 1, 'SCSS'],
  ['@ink: #222;\na { color: @ink; }', 1, 'Less'],
  ['a {\n  .card();\n}', 2, 'Less'],
  ['<!doctype html>\n<style>a { b: c }</style>', 1, 'HTML'],
  ['<p>Hello</p>', 1, 'HTML'],
])('%j, line %i: says only that this is %s', (css, line, language) => {
  const problems = findProblems(css)
  expect(problems.map((problem) => problem.line)).toEqual([line])
  expect(problems[0]?.message).toContain(`This looks like ${language}.`)
})

test.each([
  'a { color: red; b:hover { top: 0 } &:focus { top: 0 } }',
  '@media (min-width: 1px) { a { --x: {a:b}; --y:; color: red !important } }',
  '@import url(a); @layer a, b; @font-face { src: url("a:b") }',
  'a { filter: progid:DXImageTransform.Microsoft.gradient(a=1); *zoom: 1; background: url(//example.org/a.png) }',
  '<!-- a {} -->',
  'a[b$="c"]:hover { d: e } @page :first { f: g } @function --h() { result: 1 } @import "i"; .j { &.k { l: m } }',
  '',
])('%j has no problems', (css) => {
  expect(findProblems(css)).toEqual([])
})

test('reports at most 20 problems, in the order of the text', () => {
  const problems = findProblems('a { b }\n'.repeat(50))
  expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('an unclosed bracket comes before the problems it causes, even if these are more than 20', () => {
  const [first, second, ...others] = findProblems(`a { width: calc(1px;\n${'}\n'.repeat(30)}`)
  expect(first?.message).toBe('This “{” isn’t closed.')
  expect(second?.message).toBe('This “calc(” isn’t closed.')
  expect(others).toHaveLength(18)
})

test('the ranges are within the text', () => {
  const css = fc.string({ unit: fc.constantFrom(...Array.from('{}()[];:"\'/*\\\n aurl@-')) })
  fc.assert(
    fc.property(css, (text) => {
      for (const { start, end } of findProblems(text)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
