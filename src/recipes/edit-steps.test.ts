import { expect, test } from 'vitest'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { type RegisteredTool, tools } from '#tools/manifests.ts'
import { indexForTool, moveStep, newStep } from './edit-steps.ts'

const toolOf = (id: string) => tools.find((tool) => tool.id === id) as RegisteredTool

function stepsOf(notation: string) {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.steps
}

test.each([
  ['', 'line-sorter', 0],
  ['', 'lorem-generator', 0],
  ['', 'word-counter', 0],
  ['line-sorter', 'case-converter', 1],
  ['line-sorter', 'lorem-generator', 0],
  ['lorem-generator | line-sorter', 'password-generator', undefined],
  ['off lorem-generator | line-sorter', 'password-generator', 0],
  ['line-sorter | word-counter', 'case-converter', 1],
  ['line-sorter | word-counter', 'hash-generator', undefined],
  ['line-sorter | off word-counter', 'hash-generator', 2],
  ['line-sorter', 'text-diff', undefined],
])('%j takes %s as step %s', (notation, id, index) => {
  expect(indexForTool(stepsOf(notation), toolOf(id))).toBe(index)
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [3, 0, 'abc'],
])('moves step %i to %i', (from, to, expected) => {
  expect(moveStep(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})

test('two steps with the same tool have different keys', () => {
  const tool = toolOf('line-sorter')
  expect(newStep(tool).key).not.toBe(newStep(tool).key)
})
