import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { timeLimitMessage } from '#run/time-limit.ts'
import { tools } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { commandPlugins } from '#test/command-plugins.ts'
import { exampleCommand } from './help.ts'
import { needsProcess, SampleFolder, textOf, type CommandOutcome } from '#test/sample-command.ts'

// What only a process shows: signals, pipes, threads and shells. Starting a process is slow, so other tests call
// `runCommand`.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

// The slowest of these tests run only in `npm run test:deep`.
const isDeep = process.env['DEEP_TESTS'] !== undefined

const folder = new SampleFolder()
const main = folder.at('dist/cli/main.js')

beforeAll(async () => {
  await build({
    configFile: false,
    plugins: commandPlugins,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'import.meta.env.VERSION': '"1.2.3"' },
    build: {
      ssr: true,
      outDir: folder.at('dist/cli'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: { main: 'src/cli/main.ts', 'engine-thread': 'src/cli/engine-thread.ts' } },
    },
  })
})

afterAll(() => {
  folder.remove()
})

async function outcomeOf(child: ChildProcess): Promise<CommandOutcome> {
  const [[status, signal], output, errors] = await Promise.all([
    once(child, 'close') as Promise<[number | null, string | null]>,
    child.stdout ? textOf(child.stdout) : '',
    child.stderr ? textOf(child.stderr) : '',
  ])
  return { status: status ?? signal, output, errors }
}

function start(args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], { cwd: folder.path })
  child.stdin.on('error', () => undefined)
  return child
}

function run(args: readonly string[], input = '') {
  const child = start(args)
  child.stdin.end(input)
  return outcomeOf(child)
}

/** Runs a line in a shell in which `textwright` is installed. */
function runLine(line: string) {
  const script = `textwright() { '${process.execPath}' '${main}' "$@"; }; set -o pipefail; ${line}`
  return outcomeOf(spawn('bash', ['-c', script], { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] }))
}

test('prints the version of the build', async () => {
  expect(await run(['--version'])).toEqual({ status: 0, output: '1.2.3\n', errors: '' })
})

test('wrong usage has the exit status 2', async () => {
  expect(await run(['line-sorter', '--unknown'])).toMatchObject({ status: 2, output: '' })
})

test('the examples in docs/command.md are what the command prints', async () => {
  const blocks = [...readFileSync('docs/command.md', 'utf8').matchAll(/^```console\n(\$ .*?)^```$/gms)].map(
    ([, block = '']) => block,
  )
  const examples = blocks.flatMap((block) => block.split(/^\$ /m).slice(1))
  expect(examples.length).toBeGreaterThan(10)
  for (const example of examples) {
    const [line = '', ...lines] = example.split('\n')
    const { output, errors } = await runLine(line)
    expect([line, output + errors]).toEqual([line, lines.join('\n')])
  }
  // Each example starts a process.
}, 120_000)

/** In `command-line.test.ts`, the other examples run without a process. */
const examples = tools.filter((tool) => isDeep || needsProcess(tool))

test.each(examples.map((tool) => [exampleCommand(tool, examplesOf(tool.id)[0]), tool] as const))(
  '%s',
  async (line, tool) => {
    const { output } = examplesOf(tool.id)[0]
    expect(await runLine(line)).toMatchObject({
      status: 0,
      output: output === '' || output.endsWith('\n') ? output : `${output}\n`,
    })
  },
)

test('regex-tester without a match has the exit status 1, like grep', async () => {
  expect(await run(['regex-tester', '--pattern', 'z'], 'abc')).toEqual({ status: 1, output: '', errors: '' })
})

test('a generator does not wait for standard input', async () => {
  const { status, output } = await outcomeOf(start(['password-generator']))
  expect([status, output.length]).toEqual([0, 17])
})

test('--output /dev/stdout goes on after what the file has', async () => {
  const line = 'echo old > log; echo new | textwright case-converter --style upper -o /dev/stdout >> log; cat log'
  expect((await runLine(line)).output).toBe('old\nNEW\n')
})

test('decodes Base64 to raw bytes', async () => {
  const line = "printf '/wAK' | textwright base64-encoder --direction decode --bytes | od -An -tx1"
  expect(await runLine(line)).toEqual({ status: 0, output: ' ff 00 0a\n', errors: '' })
  const recipe = "textwright run 'base64-encoder(direction=decode, bytes=on) | hash-generator(md5=off, sha512=off)'"
  const expected = await runLine("printf '\\xff\\x00' | sha256sum | cut -d' ' -f1")
  expect((await runLine(`printf /wA= | ${recipe}`)).output).toBe(`SHA-256: ${expected.output}`)
})

test('stops a runaway pattern at the time limit', async () => {
  expect(await run(['regex-tester', '--pattern', '^(a+)+$'], `${'a'.repeat(40)}!`)).toEqual({
    status: 1,
    output: '',
    errors: `${timeLimitMessage(1000)}\n`,
  })
})

test.runIf(isDeep)('stops a runaway pattern in a recipe', async () => {
  const recipe = 'line-sorter | find-replace(mode=keepLines, find="^(a+)+$", regex=on)'
  expect(await run(['run', recipe], `${'a'.repeat(40)}!`)).toEqual({
    status: 1,
    output: '',
    errors: `Step 2, find-replace: ${timeLimitMessage(2000)}\n`,
  })
})

test('writes a large result completely to a pipe', async () => {
  const { status, output } = await run(['case-converter', '--style', 'upper'], 'abc\n'.repeat(1_000_000))
  expect([status, output.length]).toEqual([0, 4_000_000])
})

test('ends without an error if the reader closes the pipe', async () => {
  const line = 'yes | head -c 4000000 | textwright case-converter --style upper | head -n 1; echo ${PIPESTATUS[2]}'
  expect(await runLine(line)).toEqual({ status: 0, output: 'Y\n0\n', errors: '' })
})

test.skipIf(process.platform !== 'linux')('reports a full disk', async () => {
  const { status, errors } = await runLine('echo a | textwright case-converter > /dev/full')
  expect(status).toBe(1)
  expect(errors).toBe('Can’t write the result: no space left on device.\n')
})

test('reports a folder as standard input', async () => {
  const errors = 'Can’t read standard input: it’s a folder.\n'
  expect(await runLine('textwright case-converter < .')).toEqual({ status: 1, output: '', errors })
})

test('Ctrl+C ends the process immediately', async () => {
  const child = start(['regex-tester', '--pattern', 'a'])
  const outcome = outcomeOf(child)
  await new Promise((resolve) => setTimeout(resolve, 300))
  child.kill('SIGINT')
  expect((await outcome).status).toBe('SIGINT')
})

test('Ctrl+C with --in-place leaves the files as they were', async () => {
  const own = mkdtempSync(folder.at('interrupted-'))
  const file = join(own, 'text.txt')
  const text = 'some words in a line\n'.repeat(5_000_000)
  writeFileSync(file, text)
  const child = start(['find-replace', '--find', 'words', '--replace', 'letters', '--in-place', file])
  const outcome = outcomeOf(child)
  await vi.waitUntil(() => readdirSync(own).some((name) => name.startsWith('.')), { timeout: 20_000, interval: 5 })
  child.kill('SIGINT')
  expect((await outcome).status).toBe('SIGINT')
  expect(readdirSync(own)).toEqual(['text.txt'])
  expect(statSync(file).size).toBe(text.length)
})

describe('a file above the streaming size', () => {
  // About 80 MB of identical lines between a first and a last line.
  const repeatLine = (line: string) => `{ printf 'first\\r\\n'; yes '${line}' | head -n 2000000; printf 'last'; }`
  const filler = 'some words in an ordinary line of text'
  const limitMemory = (megabytes: number) => `export NODE_OPTIONS=--max-old-space-size=${String(megabytes)};`

  test.runIf(isDeep)('is converted as a stream, in little memory', async () => {
    const line = `${limitMemory(64)} ${repeatLine(filler)} | textwright case-converter --style upper | md5sum`
    const expected = await runLine(`${repeatLine(filler)} | tr a-z A-Z | { cat; echo; } | md5sum`)
    expect(await runLine(line)).toEqual(expected)
  })

  test('ends without an error if the reader closes the pipe', async () => {
    const line = `${repeatLine(filler)} | textwright find-replace --find o --replace 0 | head -n 1; echo \${PIPESTATUS[1]}`
    expect(await runLine(line)).toEqual({ status: 0, output: 'first\r\n0\n', errors: '' })
  })

  describe.runIf(isDeep)('for each kind of engine', () => {
    test('is deduplicated as a stream', async () => {
      const line = `${repeatLine(filler)} | textwright duplicate-remover`
      expect(await runLine(line)).toEqual({ status: 0, output: `first\r\n${filler}\r\nlast\n`, errors: '' })
    })

    test('is read in another encoding as a stream', async () => {
      const cafe = `caf\\351 ${'x'.repeat(80)}`
      const line = `{ yes "$(printf '${cafe}')" | head -n 1000000; true; } | textwright duplicate-remover`
      expect(await runLine(`${line} --encoding windows-1252`)).toEqual({
        status: 0,
        output: `café ${'x'.repeat(80)}\n`,
        errors: '',
      })
      const errors = 'Standard input isn’t valid UTF-8. If it’s Windows-1252, add --encoding windows-1252.\n'
      expect(await runLine(line)).toMatchObject({ status: 1, errors })
    })

    test('says what to do if memory may run out', async () => {
      const line = `${limitMemory(500)} ${repeatLine(filler)} | textwright reverse-text | tail -c 6`
      expect(await runLine(line)).toMatchObject({
        status: 0,
        output: 'tsrif\n',
        errors:
          'This may need 596 MB of memory. If it runs out, set NODE_OPTIONS=--max-old-space-size=596 and try again.\n',
      })
    })

    test('is searched and replaced as a stream', async () => {
      const line = `${repeatLine(filler)} | textwright find-replace --find SOME --replace any | md5sum`
      const expected = await runLine(`${repeatLine(filler)} | sed s/some/any/ | { cat; echo; } | md5sum`)
      expect(await runLine(line)).toEqual({ ...expected, errors: '' })
    })

    test('is searched and counted with a pattern that matches within lines', async () => {
      const line = `${repeatLine(filler)} | textwright find-replace --regex --find '\\b(or)\\w+' --replace '$1' | head -n 2 | tail -n 1`
      expect(await runLine(line)).toMatchObject({ output: 'some words in an or line of text\n', errors: '' })
      const counting = `${repeatLine(filler)} | textwright find-replace --regex --find '^.*st$' --preview --json`
      const { output } = await runLine(counting)
      const start = 7 + 2_000_000 * (filler.length + 1)
      expect(JSON.parse(output)).toEqual({
        count: 2,
        matches: [
          { start: 0, end: 5 },
          { start, end: start + 4 },
        ],
      })
    })

    test('is streamed through every step of a recipe, one of them in a thread', async () => {
      const recipe = 'find-replace(find=WORDS, replace="") | find-replace(find="^s.*t$", regex=on) | base64-encoder'
      const streamed = await runLine(`${repeatLine(filler)} | textwright run '${recipe}' | base64 -d | md5sum`)
      const sed = "sed -E 's/words//; s/^s.*t$//'"
      expect(streamed).toEqual(await runLine(`${repeatLine(filler)} | ${sed} | md5sum`))
    })

    test('needs little memory in a recipe of streams', async () => {
      const recipe = 'find-replace(find=some, replace=any) | find-replace(find=line, replace=row) | word-counter'
      const { output } = await runLine(`${limitMemory(96)} ${repeatLine(filler)} | textwright run '${recipe}'`)
      expect(output).toMatch(/^Words: 16000002\n/)
    })

    test('does not bypass the time limit of a pattern', async () => {
      const line = `${repeatLine(`${'a'.repeat(40)}!`)} | textwright find-replace --regex --find '^(a+)+$' --replace b`
      expect(await runLine(line)).toMatchObject({ status: 1, errors: `${timeLimitMessage(2000)}\n` })
    })
  })
})

describe('mcp', () => {
  test('serves an agent: texts, files in an allowed folder, and a time limit', async () => {
    folder.write('agent.txt', 'three short words')
    const args = [main, 'mcp', '--allow', folder.path]
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args }))
    const call = (name: string, values: Record<string, unknown>) => client.callTool({ name, arguments: values })
    expect(await call('word-counter', { textFile: 'agent.txt' })).toMatchObject({ structuredContent: { words: 3 } })
    expect(await call('run-recipe', { recipe: 'line-sorter', text: 'b\na' })).toMatchObject({
      structuredContent: { text: 'a\nb' },
    })
    expect(await call('regex-tester', { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` })).toEqual({
      content: [{ type: 'text', text: timeLimitMessage(1000) }],
      isError: true,
    })
    await client.close()
  })

  test.each([
    [['--tools', 'line-sorter, word-counter'], 'run-recipe', ['line-sorter', 'word-counter']],
    [['--plain'], 'word-counter', ['word-counter']],
  ])('serves some tools, by %j before the variable %s', async (options, variable, names) => {
    const client = new Client({ name: 'test', version: '1' })
    const env = { TEXTWRIGHT_TOOLS: variable }
    const args = [main, 'mcp', ...options]
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
    const listed = (await client.listTools()).tools
    expect(listed.map(({ name }) => name).sort()).toEqual(names)
    expect(listed.every(({ outputSchema }) => outputSchema === undefined)).toBe(options.includes('--plain'))
    await client.close()
  })

  test('ends when the input ends', async () => {
    expect(await run(['mcp'])).toEqual({ status: 0, output: '', errors: '' })
  })

  test.runIf(isDeep)('ends if a message is too long', async () => {
    const child = start(['mcp'])
    // The input stays open.
    child.stdin.write(Buffer.alloc(64 * 2 ** 20 + 1, ' '))
    expect(await outcomeOf(child)).toEqual({
      status: 1,
      output: '',
      errors: 'Stopped: a message is longer than 64 MB.\n',
    })
  })
})
