import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { SampleFolder } from '#test/sample-command.ts'

const folder = new SampleFolder()
const files = [folder.write('old', 'same\n-- a\nend\n'), folder.write('new', 'same\nb\nend\n')]
afterAll(() => folder.remove())

/** Runs the command in a terminal with colors, and returns each colored part as `style text`. */
async function runInTerminal(args: readonly string[], input = '') {
  const { output } = await folder.run(args, input, true)
  const styles: Record<string, string> = { 1: 'bold', 31: 'red', 32: 'green', 33: 'yellow', 35: 'magenta', 36: 'cyan' }
  const parts = output.split('\u001b[')
  return parts.flatMap((part) => {
    const [, code = '', text = ''] = /^(\d+)m(.+)/.exec(part) ?? []
    return code in styles ? `${String(styles[code])} ${text}` : []
  })
}

test('a diff has the colors of git diff', async () => {
  expect(await runInTerminal(['text-diff', '--mode', 'aligned', ...files])).toEqual([
    ...['bold --- old', 'bold +++ new', 'cyan @@ -1,3 +1,3 @@', 'red --- a', 'green +b'],
  ])
  expect(await runInTerminal(['text-diff', ...files])).toEqual(['cyan Line 2', 'red - -- a', 'green + b'])
  expect(await runInTerminal(['text-diff', '--mode', 'lists', ...files])).toEqual([])
})

test('JSON has colors', async () => {
  expect(await runInTerminal(['json-formatter'], '{"a": ["b", -1, null]}')).toEqual([
    ...['cyan "a"', 'green "b"', 'yellow -1', 'magenta null'],
  ])
})

test.each([[['text-diff', ...files]], [['json-formatter', folder.write('a.json', '{"a":[1,"b"]}')]]])(
  '%j prints the same text without colors',
  async (args) => {
    const plain = await folder.run(args)
    const colored = await folder.run([...args, '--color', 'always'])
    expect(colored.output).not.toBe(plain.output)
    expect(stripVTControlCharacters(colored.output)).toBe(plain.output)
    expect(await folder.run([...args, '--color', 'never'], '', true)).toEqual(plain)
  },
)

test('files and --json have no colors', async () => {
  const output = folder.at('output.json')
  await folder.run(['json-formatter', '--color', 'always', '-o', output], '[1]')
  expect(await folder.run(['case-converter', '--style', 'lower', output])).toMatchObject({ output: '[\n  1\n]\n' })
  expect(await runInTerminal(['json-formatter', '--json'], '[1]')).toEqual([])
})

test('an unknown choice is wrong usage', async () => {
  const { status, errors } = await folder.run(['text-diff', '--color', 'allways', ...files])
  expect([status, errors.split('\n')[0]]).toEqual([
    2,
    '--color takes one of: auto, always, never. Did you mean always?',
  ])
})
