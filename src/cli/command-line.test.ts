import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { loadEngine } from '#run/engines.ts'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { completionScripts } from './completion.ts'
import { commandHelp } from './command-help.ts'
import { exampleCommand, generalHelp, toolHelp } from './help.ts'
import { needsProcess, readShellLine, SampleFolder } from '#test/sample-command.ts'

const folder = new SampleFolder()
const run = folder.run.bind(folder)

afterAll(() => {
  folder.remove()
})

const [tool] = tools as readonly [RegisteredTool]

test('--help lists the tools', async () => {
  expect(await run(['--help'])).toEqual({ status: 0, output: generalHelp(tools), errors: '' })
})

test.each([[[tool.id, '--help']], [['help', tool.id]]])('%j prints the tool’s help', async (args) => {
  const output = toolHelp(tool, await loadEngine(tool.id))
  expect(await run(args)).toEqual({ status: 0, output, errors: '' })
})

test.each(['run', 'mcp'] as const)('%s --help prints its help', async (name) => {
  expect(await run([name, '--help'])).toEqual({ status: 0, output: commandHelp(name, tools), errors: '' })
})

test.each([
  [[], 'Missing tool name.\nTry “textwright --help” for more information.\n'],
  [[tool.id, '--unknown'], `Unknown option --unknown.\nTry “textwright ${tool.id} --help” for more information.\n`],
  [['run'], 'Missing recipe.\nTry “textwright run --help” for more information.\n'],
  [
    ['mcp', 'notes'],
    'mcp doesn’t read notes. To allow a folder, add --allow DIR.\nTry “textwright mcp --help” for more information.\n',
  ],
  ...(
    [
      [['--tool', 'a'], 'Unknown option --tool. Did you mean --tools?'],
      [['--tools'], '--tools needs a value.'],
      [['--tools', 'line-sorter,word-count'], '--tools: unknown tool word-count. Did you mean word-counter?'],
      [['--tools', 'word-counter,'], '--tools takes names with commas between them: word-counter,line-sorter.'],
    ] as const
  ).map(
    ([args, message]) =>
      [['mcp', ...args], `${message}\nTry “textwright mcp --help” for more information.\n`] as [string[], string],
  ),
])('wrong usage is explained in two lines: %j', async (args, errors) => {
  expect(await run(args)).toEqual({ status: 2, output: '', errors })
})

test.each([
  [['\u001B[2J'], 2, 'Unknown tool \\u{1b}[2J.'],
  [[tool.id, '--\u001B]0;title\u0007'], 2, 'Unknown option --\\u{1b}]0;title\\u{7}.'],
  [[tool.id, './\u009B1A'], 1, 'Can’t read ./\\u{9b}1A: the file doesn’t exist.'],
])('names don’t control the terminal: %j', async (args, status, message) => {
  expect(await run(args)).toMatchObject({ status, output: '', errors: expect.stringContaining(message) as string })
})

test('names in headings don’t control the terminal', async () => {
  const file = folder.write('a\u001B[1A.txt', 'one')
  const { output } = await run(['case-converter', '--style=upper', file, file])
  expect(output).toMatch(/^==> .*a\\u\{1b\}\[1A\.txt <==\nONE\n/)
})

test('prints completions', async () => {
  expect(await run(['completion', 'bash'])).toEqual({ status: 0, output: completionScripts.bash, errors: '' })
  expect(await run(['completion', '--', 'line-s'])).toEqual({ status: 0, output: 'line-sorter\n', errors: '' })
})

test('mcp reports an unknown folder', async () => {
  expect(await run(['mcp', '--allow', 'missing'])).toEqual({
    status: 1,
    output: '',
    errors: 'Can’t allow missing: there is no such folder.\n',
  })
})

test('docs/command.md lists the tools that process files of any size', async () => {
  const [, list = ''] =
    /These tools process files of any size: ([^.]*)\./.exec(readFileSync('docs/command.md', 'utf8')) ?? []
  const listed = list.match(/[a-z\d]+-[a-z]+/g)?.sort()
  const streaming = await Promise.all(
    tools.map(async ({ id, lineByLine }) => ('stream' in (await loadEngine(id)) || lineByLine ? id : [])),
  )
  expect(listed).toEqual(streaming.flat().sort())
})

const inProcess = tools.filter((tool) => !needsProcess(tool))

test.each(inProcess.map((tool) => [exampleCommand(tool, examplesOf(tool.id)[0]), tool] as const))(
  '%s',
  async (line, tool) => {
    const { args, input } = readShellLine(line)
    const { output } = examplesOf(tool.id)[0]
    // Some examples also print a note.
    expect(await run(args, input)).toMatchObject({
      status: 0,
      output: output === '' || output.endsWith('\n') ? output : `${output}\n`,
    })
  },
)

test('an empty text has no result, which is said but not an error', async () => {
  const errors = 'The text is empty, so there’s no result.\n'
  expect(await run(['json-formatter'], ' \n')).toEqual({ status: 0, output: '', errors })
})

test.each([
  ['json-formatter', [], '{"a":1}\n{"b":2}', 'Add --lines to read every line as JSON.'],
  ['json-formatter', [], "{'a': True,}", 'Add --repair to repair the mistakes.'],
  ['base64-encoder', ['--direction', 'decode'], 'iVBORw0KGgo=', 'Add --bytes to write it as raw bytes.'],
])('an error of %s names the option that helps', async (id, options, input, hint) => {
  const { status, errors } = await run([id, ...options], input)
  expect([status, errors.trimEnd().split('\n').at(-1)]).toEqual([1, hint])
  const helped = await run([id, ...options, /--\S+/.exec(hint)?.[0] ?? ''], input)
  expect(helped.status).toBe(0)
})

test('an error without a remedy names no option', async () => {
  const { errors } = await run(['json-formatter'], '}{')
  expect(errors).not.toContain('Add')
})

test('prints the engine’s message only to standard error, and its detail on a separate line', async () => {
  const args = ['password-generator', '--no-uppercase', '--no-lowercase', '--no-digits', '--no-symbols']
  expect(await run(args)).toEqual({ status: 1, output: '', errors: 'Please select at least one character type\n' })
  const { output, errors } = await run(['json-formatter'], '[1')
  expect(output).toBe('')
  expect(errors).toMatch(/^Invalid JSON[^\n]+\n[^\n]+\n/)
})

test('prints a note about omitted characters to standard error', async () => {
  expect(await run(['morse-code'], 'SOS## 🥐')).toEqual({
    status: 0,
    output: '... --- ...\n',
    errors: '3 characters have no Morse code: # 🥐\n',
  })
})

test('the same seed gives the same result', async () => {
  const first = await run(['password-generator', '--seed', '7'])
  expect(first.status).toBe(0)
  expect(await run(['password-generator', '--seed', '7'])).toEqual(first)
})
