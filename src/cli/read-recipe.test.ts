import { expect, test } from 'vitest'
import { tools } from '#tools/manifests.ts'
import { readRecipe } from './read-recipe.ts'

test.each([
  ['line-sorter', [], ['-']],
  ['line-sorter', ['a.txt', '-'], ['a.txt', '-']],
  ['password-generator | line-sorter', [], []],
  ['off password-generator | line-sorter', [], ['-']],
])('%s with the files %j reads %j', (notation, files, read) => {
  expect(readRecipe(notation, { files }, tools)).toMatchObject({ ok: true, files: read })
})

test.each([
  ['', [], 'The recipe has no steps.'],
  ['off line-sorter', [], 'The recipe has no steps.'],
  ['password-generator', ['a.txt'], 'password-generator doesn’t read files.'],
  ['line-sorter | password-generator', [], 'Step 2, password-generator: A generator can only be the first step.'],
  ['word-counter | line-sorter', [], 'Step 1, word-counter: A tool that reports on a text can only be the last step.'],
  [
    'text-cleaner |\n\tline-sort(order=az) |',
    [],
    'Unknown tool “line-sort”. Did you mean line-sorter?\n\n  \tline-sort(order=az) |\n  \t^^^^^^^^^',
  ],
  ['😀 | off', [], 'Unknown tool “😀”.\n\n  😀 | off\n  ^^'],
  ['line-sorter |', [], 'A tool’s name is missing here.\n\n  line-sorter |\n               ^'],
])('%j with the files %j is wrong: %s', (notation, files, message) => {
  expect(readRecipe(notation, { files }, tools)).toEqual({ ok: false, message })
})

test.each(['base64-encoder', 'password-generator'])('%s does not read text in an encoding', (id) => {
  const message = `${id} doesn’t read text, so --encoding has no effect.`
  expect(readRecipe(id, { files: [], encoding: 'windows-1252' }, tools)).toEqual({ ok: false, message })
})
