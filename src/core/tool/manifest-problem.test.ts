import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestProblem, optionKinds } from '#test/manifest-problem.ts'
import type { Option } from './options.ts'

const choices = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
]

test.each<[object, string | undefined]>([
  [{ kind: 'flag', label: 'Bold', initial: false }, undefined],
  [{ kind: 'choice', label: 'Ink', initial: 'red', choices }, undefined],
  [
    { kind: 'colour', label: 'Ink', initial: 'red' },
    'The option “ink” has the kind “colour”. Use one of: choice, flag, number, text, letters.',
  ],
  [
    { kind: 'choice', label: 'Ink', initial: 'green', choices },
    'The option “ink” starts with “green”, but takes one of: red, blue.',
  ],
  [
    { kind: 'number', label: 'Ink', initial: 0, min: 1, max: 9 },
    'The option “ink” starts with “0”, but takes a whole number from 1 to 9.',
  ],
  [
    { kind: 'choice', label: 'Ink', initial: 'red', choices: [...choices, ...choices] },
    'The option “ink” has the value “red” twice.',
  ],
])('checks the option %j', (option, problem) => {
  expect(manifestProblem({ inputs: {}, options: { ink: option as Option } })).toBe(problem)
})

test('every kind of option is documented', () => {
  const documentation = readFileSync('docs/adding-a-tool.md', 'utf8')
  for (const kind of optionKinds) expect(documentation).toContain(`| \`${kind}\` |`)
})

test('names an unknown kind of input', () => {
  const inputs = { page: { kind: 'picture' as 'text', label: 'Page' } }
  expect(manifestProblem({ inputs, options: {} })).toBe(
    'The input “page” has the kind “picture”. Use one of: text, bytes.',
  )
})
