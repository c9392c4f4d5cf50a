import { expect, test } from 'vitest'
import { groupsFor } from './groups.ts'

function namesOf(query: string): (readonly [group: string, first: string | undefined])[] {
  return groupsFor(query).map(({ name, members }) => [name, members[0]?.entry.name])
}

test.each([
  ['remove timestamps', 'Remove timestamps from a transcript'],
  ['youtube transcript', 'Remove timestamps from a transcript'],
  ['sql in list', 'Add quotes and commas around lines (SQL IN list)'],
  ['random team names', 'Random team names'],
  ['remove utm', 'Remove tracking parameters from links'],
  ['tsv to csv', 'Convert tab-separated text to CSV'],
  ['camelcase to words', 'Turn variable names into readable labels'],
  ['decode jwt', 'Decode the payload of a JWT'],
  ['jwt', 'Decode the payload of a JWT'],
])('“%s” finds the recipe “%s” in the first two groups', (query, recipe) => {
  expect(namesOf(query).slice(0, 2)).toContainEqual(['Recipes', recipe])
})

test('recipes come first if one is called that and no tool matches every word', () => {
  expect(namesOf('remove timestamps')[0]?.[0]).toBe('Recipes')
  expect(namesOf('youtube transcript')[0]?.[0]).toBe('Recipes')
})

test.each([
  ['remove line breaks', 'Text Cleaner'],
  ['remove duplicates', 'Duplicate Remover'],
  ['format json', 'JSON Formatter'],
])('“%s” still finds %s first, and recipes after the tools', (query, tool) => {
  const [first, second] = namesOf(query)
  expect(first).toEqual(['Tools', tool])
  expect(second?.[0]).toBe('Recipes')
})

test.each(['pizza', 'weather', 'qwertyuiop'])('“%s” finds no recipe', (query) => {
  expect(namesOf(query)).toEqual([])
})

test('without a query, the list has no recipes', () => {
  expect(namesOf('').map(([group]) => group)).not.toContain('Recipes')
})
