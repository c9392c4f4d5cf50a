import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { exampleSeed } from '#core/tool/manifest.ts'
import { readRecipes } from '#recipes/read-recipes.ts'
import { SampleFolder } from '#test/sample-command.ts'

const folder = new SampleFolder()
const run = folder.run.bind(folder)

afterAll(() => {
  folder.remove()
})

test('runs its steps on files and standard input', async () => {
  const fruit = folder.write('fruit.txt', '\ufeffpears \n apples\n')
  const recipe = 'text-cleaner(mode=spaces) | off case-converter(style=upper) | line-sorter | duplicate-remover'
  expect(await run(['run', recipe, '--concat', fruit, '-'], 'figs\npears')).toEqual({
    status: 0,
    output: '\ufeffapples\nfigs\npears\n',
    errors: '',
  })
})

test('can be read from a file', async () => {
  const recipe = folder.write('list.recipe', '\ufefftext-cleaner(markdown=on,\n  join-with=", ")\n| slug-generator\n')
  expect(await run(['run', '--file', recipe], '• one\n• two\n')).toEqual({
    status: 0,
    output: 'one-two\n',
    errors: '',
  })
  expect(await run(['run', '--file', folder.at('none.recipe')])).toEqual({
    status: 1,
    output: '',
    errors: 'Can’t read none.recipe: the file doesn’t exist.\n',
  })
})

test('gives the result of a random recipe’s example', async () => {
  const recipe = readRecipes('content/recipes').find(({ slug }) => slug === 'shuffle-a-list')
  const { notation = '', before = '', after = '' } = recipe ?? {}
  const args = ['run', notation, '--seed', String(exampleSeed)]
  expect(await run(args, before)).toEqual({ status: 0, output: `${after}\n`, errors: '' })
})

test('can start with a generator, and gives the same result for the same seed', async () => {
  const args = ['run', 'password-generator(count=3) | line-sorter(order=shuffle)', '--seed', '7']
  const first = await run(args)
  expect(first).toMatchObject({ status: 0, errors: '' })
  expect(first.output).toMatch(/^(\S{16}\n){3}$/)
  expect(await run(args)).toEqual(first)
})

test('prints the whole result of the last step as JSON', async () => {
  const { status, output } = await run(['run', 'line-sorter | duplicate-remover', '--json'], 'a\nb\na')
  expect([status, JSON.parse(output)]).toMatchObject([0, { text: 'a\nb', removed: 1 }])
})

test('has a result for each of several files', async () => {
  const file = folder.write('b.txt', 'b\na')
  const recipe = 'line-sorter | case-converter(style=upper)'
  expect(await run(['run', recipe, file, '-'], 'd\nc')).toMatchObject({
    status: 0,
    output: '==> b.txt <==\nA\nB\n\n==> standard input <==\nC\nD\n',
  })
  expect(await run(['run', recipe, '--in-place', file])).toEqual({ status: 0, output: '', errors: '' })
  expect(readFileSync(file, 'utf8')).toBe('A\nB')
  const { status, errors } = await run(['run', 'line-sorter | word-counter', '--in-place', file])
  expect([status, errors.split('\n')[0]]).toEqual([
    2,
    'word-counter doesn’t change text, so it can’t be used with --in-place.',
  ])
})

test('names the step of a mistake', async () => {
  const { status, output, errors } = await run(['run', 'line-sorter | json-formatter'], '[1,]')
  expect([status, output]).toEqual([1, ''])
  expect(errors).toMatch(/^Step 2, json-formatter: Invalid JSON/)
})

test('names the step of a note', async () => {
  expect(await run(['run', 'line-sorter | morse-code'], 'SOS 🥐')).toMatchObject({
    status: 0,
    errors: 'Step 2, morse-code: 1 character has no Morse code: 🥐\n',
  })
})

test('shows where the notation is wrong', async () => {
  expect(await run(['run', 'text-cleaner | line-sort'])).toEqual({
    status: 2,
    output: '',
    errors:
      'Unknown tool “line-sort”. Did you mean line-sorter?\n\n  text-cleaner | line-sort\n                 ^^^^^^^^^\n' +
      'Try “textwright run --help” for more information.\n',
  })
})
