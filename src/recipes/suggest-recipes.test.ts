import { describe, expect, test } from 'vitest'
import { readRecipes } from './read-recipes.ts'
import { suggestRecipes } from './suggest-recipes.ts'

const slugsOf = (text: string) => suggestRecipes(text).map(({ slug }) => slug)

const recipes = new Map(readRecipes('content/recipes').map((recipe) => [recipe.slug, recipe]))

// Their own examples, except where an example shows an unusual case.
test.each([
  ...['decode-jwt', 'transcript-to-text', 'remove-tracking-parameters', 'unique-email-addresses', 'tsv-to-csv'],
  ...['markdown-to-plain-text', 'bullet-list-to-commas'],
])('%s is suggested for its example', (slug) => {
  expect(slugsOf(recipes.get(slug)?.before ?? '')).toContain(slug)
})

const pdf = `The committee met on three occasions during the
winter and heard evidence from eleven witnesses, of
whom four were experts in the field of hydrol-
ogy and two had lived in the valley for more than
forty years.`

test.each([
  ['unjustify-pdf-text', pdf],
  ['commas-to-bullet-list', 'apples, pears, 12 eggs, olive oil'],
  ['decode-jwt', 'Bearer eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'],
])('%s is suggested for %j', (slug, text) => {
  expect(slugsOf(text)).toEqual([slug])
})

describe('nothing is suggested for', () => {
  test.each([
    ['an empty text', ''],
    ['prose', 'The ferry left at noon, an hour late, with half the village on board. No one complained, of course.'],
    ['a version', '1.2.3'],
    ['a domain with three parts', 'eyJ.example.org'],
    ['Base64', 'eyJhIjoxfQ=='],
    ['addresses that differ', 'ann@example.com, bob@example.org'],
    ['a link', 'https://example.com/?q=1&page=2'],
    ['a heading', '# Title'],
    ['a hyphen in a sentence', '- one'],
    ['indented code', 'if (a) {\n\tb()\n}'],
    ['JSON', '{"a": 1, "b": 2, "c": 3, "d": 4}'],
    ['numbers with thousands separators', '1,250'],
    ['a long word', 'a'.repeat(65_536)],
  ])('%s', (_, text) => {
    expect(slugsOf(text)).toEqual([])
  })
})

test('every suggested recipe exists', () => {
  const source = [...recipes.keys()]
  const suggested = [pdf, 'a, b, c, d', ...[...recipes.values()].map(({ before = '' }) => before)].flatMap(slugsOf)
  expect(suggested.length).toBeGreaterThan(8)
  expect(source).toEqual(expect.arrayContaining(suggested))
})
