import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exampleSeed } from '#core/tool.ts'
import { readRecipes } from '#recipes/read-recipes.ts'
import { loadEngine } from '#run/engines.ts'
import { timeLimitMessage } from '#run/time-limit.ts'
import { tools, type RegisteredTool } from '#tools/registry.ts'
import { writeCompletion } from './completion.ts'
import { commandHelp, exampleCommand, generalHelp, toolHelp } from './help.ts'

// Each test starts one or two processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'textwright-'))
const main = join(folder, 'dist/cli/main.js')

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'import.meta.env.VERSION': '"1.2.3"' },
    build: {
      ssr: true,
      outDir: join(folder, 'dist/cli'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: { main: 'src/cli/main.ts', 'engine-thread': 'src/cli/engine-thread.ts' } },
    },
  })
  // A file to read.
  cpSync('package.json', join(folder, 'package.json'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

async function outcomeOf(child: ChildProcess) {
  const [[status, signal], output, errors] = await Promise.all([
    once(child, 'close') as Promise<[number | null, string | null]>,
    child.stdout ? textOf(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  return { status: status ?? signal, output, errors }
}

function start(args: readonly string[]) {
  return spawn(process.execPath, [main, ...args], { cwd: folder })
}

/** Standard output with a byte order mark, which Node's `text` would remove. */
async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await buffer(stream))
}

function run(args: readonly string[], input: string | Uint8Array = '') {
  const child = start(args)
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return outcomeOf(child)
}

/** Runs a line in a shell in which `textwright` is installed. */
function runLine(line: string) {
  const script = `textwright() { '${process.execPath}' '${main}' "$@"; }; set -o pipefail; ${line}`
  return outcomeOf(spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }))
}

const [tool] = tools as readonly [RegisteredTool]

test('--help lists the tools', async () => {
  expect(await run(['--help'])).toEqual({ status: 0, output: generalHelp(tools), errors: '' })
})

test.each(['--version', '-v'])('%s prints the version of the build', async (option) => {
  expect(await run([option])).toEqual({ status: 0, output: '1.2.3\n', errors: '' })
})

test.each([[[tool.id, '--help']], [['help', tool.id]]])('%j prints the tool’s help', async (args) => {
  const output = toolHelp(tool, await loadEngine(tool.id))
  expect(await run(args)).toEqual({ status: 0, output, errors: '' })
})

test.each([
  [[], 'Missing tool name.\nTry “textwright --help” for more information.\n'],
  [[tool.id, '--unknown'], `Unknown option --unknown.\nTry “textwright ${tool.id} --help” for more information.\n`],
  [['run'], 'Missing recipe.\nTry “textwright run --help” for more information.\n'],
])('wrong usage is explained in two lines: %j', async (args, errors) => {
  expect(await run(args)).toEqual({ status: 2, output: '', errors })
})

test('prints completions and the manual', async () => {
  expect(await run(['completion', 'bash'])).toEqual({
    status: 0,
    output: writeCompletion('bash', tools),
    errors: '',
  })
  const manual = await run(['man'])
  expect(manual).toMatchObject({ status: 0, errors: '' })
  expect(manual.output).toMatch(/^\.TH TEXTWRIGHT 1/)
})

test.each(tools.map((tool) => [exampleCommand(tool, tool.examples[0]), tool] as const))('%s', async (line, tool) => {
  const { output } = tool.examples[0]
  // Some examples also print a note.
  expect(await runLine(line)).toMatchObject({
    status: 0,
    output: output === '' || output.endsWith('\n') ? output : `${output}\n`,
  })
})

test('prints one line for one line of input in a pipe', async () => {
  expect(await runLine("echo 'straße' | textwright case-converter --style upper")).toMatchObject({
    status: 0,
    output: 'STRASSE\n',
  })
})

test('several files have a result each, in the given order', async () => {
  writeFileSync(join(folder, 'one.txt'), '\ufeffone\n')
  writeFileSync(join(folder, 'three.txt'), '\ufeffthree', 'utf16le')
  const args = ['case-converter', '--style=upper', 'one.txt', '-', 'three.txt']
  const output = '==> one.txt <==\n\ufeffONE\n\n==> standard input <==\nTWO\n\n==> three.txt <==\n\ufeffTHREE\n'
  expect(await run(args, 'two\n')).toEqual({ status: 0, output, errors: '' })
  expect(await run([...args, '--concat'], 'two')).toEqual({ status: 0, output: '\ufeffONE\nTWO\nTHREE\n', errors: '' })
})

test('a file that cannot be read does not stop the others, but the status is 1', async () => {
  writeFileSync(join(folder, 'one.txt'), 'one')
  expect(await run(['case-converter', '--style', 'upper', 'none.txt', 'one.txt'])).toEqual({
    status: 1,
    output: '==> one.txt <==\nONE\n',
    errors: 'Can’t read none.txt: the file doesn’t exist.\n',
  })
})

test('--in-place and --output write files', async () => {
  writeFileSync(join(folder, 'changed.txt'), 'b\na\n')
  expect(await run(['line-sorter', '--in-place=.bak', 'changed.txt'])).toEqual({ status: 0, output: '', errors: '' })
  expect(await run(['case-converter', '--style', 'upper', '-o', 'upper.txt', 'changed.txt.bak'])).toMatchObject({
    status: 0,
    output: '',
  })
  expect(['changed.txt', 'upper.txt'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'a\nb\n',
    'B\nA\n',
  ])
})

test('--output /dev/stdout goes on after what the file has', async () => {
  const line = 'echo old > log; echo new | textwright case-converter --style upper -o /dev/stdout >> log; cat log'
  expect((await runLine(line)).output).toBe('old\nNEW\n')
})

test('a link to itself is reported, and the other files are read', async () => {
  symlinkSync('loop', join(folder, 'loop'))
  const { status, output, errors } = await run(['word-counter', 'loop', 'package.json'])
  expect([status, output.split('\n')[0]]).toEqual([1, '==> package.json <=='])
  expect(errors).toMatch(/^Can’t read loop: /)
})

describe('checksums', () => {
  test('of several files are a list that sha256sum and --check accept', async () => {
    writeFileSync(join(folder, 'sum one'), 'one')
    writeFileSync(join(folder, 'sum two'), Buffer.of(0xff, 0x00))
    const line = "textwright hash-generator 'sum one' 'sum two' > SUMS; sha256sum --check --strict SUMS"
    const output = 'sum one: OK\nsum two: OK\n'
    expect(await runLine(line)).toEqual({ status: 0, output, errors: '' })
    expect(await run(['hash-generator', '--check', 'SUMS'])).toEqual({ status: 0, output, errors: '' })
    const json = await run(['hash-generator', '--check', '--json'], readFileSync(join(folder, 'SUMS')))
    const items = ['sum one', 'sum two'].map((file) => ({ file, hash: 'SHA-256', state: 'OK' }))
    expect(JSON.parse(json.output)).toEqual({ items })
  })

  test('the name of a list’s folder says nothing about its hash, and a missing list does not stop the others', async () => {
    mkdirSync(join(folder, 'sha3-256'))
    await runLine('sha256sum package.json > sha3-256/SUMS')
    expect(await run(['hash-generator', '--check', 'missing', 'sha3-256/SUMS'])).toEqual({
      status: 1,
      output: 'package.json: OK\n',
      errors: 'Can’t read missing: the file doesn’t exist.\n',
    })
  })

  test('of a list that names no hash are tried with every hash of their length', async () => {
    await runLine('textwright hash-generator --blake3 package.json package.json > LIST')
    const { status, output } = await run(['hash-generator', '--check', '--json', 'LIST'])
    const item = { file: 'package.json', hash: 'BLAKE3', state: 'OK' }
    expect([status, JSON.parse(output)]).toEqual([0, { items: [item, item] }])
  })

  test.each([
    ['900150983cd24fb0d6963f7d28e17f72', 0],
    ['900150983cd24fb0d6963f7d28e17f71', 1],
  ])('compared with the expected hash %s exit with %i', async (expected, status) => {
    expect((await run(['hash-generator', '--expected', expected], 'abc')).status).toBe(status)
  })

  test.each([
    [['--check', '--key', 'k', 'SUMS'], 'The list decides which hash is checked, so leave out --key.'],
    [['--check', '--concat', 'SUMS'], '--check reads each list, so --concat has no effect.'],
    [['--sha512', '--md5', 'a', 'b'], 'Choose one hash for several files, not --sha512 and --md5.'],
  ])('%j is wrong usage', async (args, message) => {
    const { status, errors } = await run(['hash-generator', ...args])
    expect([status, errors.split('\n')[0]]).toEqual([2, message])
  })

  test('that do not match are named', async () => {
    writeFileSync(join(folder, 'same'), 'same')
    const { output: list } = await runLine('md5sum same same')
    const changed = list.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    writeFileSync(join(folder, 'MD5SUMS'), `${changed}${'0'.repeat(32)}  gone\n`)
    expect(await run(['hash-generator', '--check', 'MD5SUMS'])).toEqual({
      status: 1,
      output: 'same: FAILED\nsame: OK\ngone: FAILED open or read\n',
      errors: 'Can’t read gone: the file doesn’t exist.\n2 of 3 files didn’t pass the check.\n',
    })
    expect(await run(['hash-generator', '--check', 'same'])).toEqual({
      status: 1,
      output: '',
      errors: 'same isn’t a list of checksums.\n',
    })
  })

  test.each([
    ['--md5', 'md5sum'],
    ['--sha1', 'sha1sum'],
    ['--no-sha256', 'sha512sum'],
  ])('%s gives the output of %s', async (option, command) => {
    const expected = await runLine(`${command} package.json package.json`)
    expect(await run(['hash-generator', option, 'package.json', 'package.json'])).toEqual(expected)
    const recipe = `hash-generator(${option.replace(/^--no-(.*)/, '$1=off').replace(/^--(.*)/, '$1=on')})`
    if (option !== '--md5') expect(await run(['run', recipe, 'package.json', 'package.json'])).toEqual(expected)
  })

  test('of keyed hashes have the names of the files above them', async () => {
    const { output } = await run(['hash-generator', '--key', 'k', 'package.json', 'package.json'])
    expect(output).toMatch(/^==> package\.json <==\nMD5: /)
  })
})

test('decodes Base64 to raw bytes', async () => {
  const line =
    "printf '\\xff\\x00\\n' | textwright base64-encoder | textwright base64-encoder --direction decode --bytes"
  expect(await runLine(`${line} | od -An -tx1`)).toEqual({ status: 0, output: ' ff 00 0a\n', errors: '' })
  const recipe = "textwright run 'base64-encoder(direction=decode, bytes=on) | hash-generator(md5=off, sha512=off)'"
  const expected = await runLine("printf '\\xff\\x00' | sha256sum | cut -d' ' -f1")
  const { output } = await runLine(`printf /wA= | ${recipe}`)
  expect(output).toBe(`SHA-256: ${expected.output}`)
})

test.each([
  ['json-formatter', [], '{"a":1}\n{"b":2}', 'Add --lines to read every line as JSON.'],
  ['json-formatter', [], "{'a': True,}", 'Add --repair to repair the mistakes.'],
  ['base64-encoder', ['--direction', 'decode'], '/w==', 'Add --bytes to write it as raw bytes.'],
])('an error of %s names the option that helps', async (id, options, input, hint) => {
  const { status, errors } = await run([id, ...options], input)
  expect([status, errors.trimEnd().split('\n').at(-1)]).toEqual([1, hint])
  const helped = await run([id, ...options, /--\S+/.exec(hint)?.[0] ?? ''], input)
  expect(helped.status).toBe(0)
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
})

test('an error without a remedy names no option', async () => {
  const { errors } = await run(['json-formatter'], '}{')
  expect(errors).not.toContain('Add')
})

describe('a file that is not UTF-8', () => {
  const bytes = Buffer.from('["caf\xe9"]', 'latin1')
  const hint = 'If it’s Windows-1252, add --encoding windows-1252.'

  test('D1: is reported instead of damaged in silence', async () => {
    writeFileSync(join(folder, 'latin.json'), bytes)
    const errors = `latin.json isn’t valid UTF-8. ${hint}\n`
    expect(await run(['json-formatter', 'latin.json'])).toEqual({ status: 1, output: '', errors })
    expect(await run(['run', 'json-formatter', 'latin.json'])).toEqual({ status: 1, output: '', errors })
    expect(await run(['case-converter'], bytes)).toEqual({
      status: 1,
      output: '',
      errors: `Standard input isn’t valid UTF-8. ${hint}\n`,
    })
    const [{ id }] = tools.filter(({ inputs }) => Object.keys(inputs).length === 2) as [RegisteredTool]
    expect(await run([id, 'latin.json', '-'], 'x')).toEqual({ status: 1, output: '', errors })
  })

  test('is read with --encoding', async () => {
    const args = ['--encoding', 'windows-1252']
    const upper = { status: 0, output: '["CAFÉ"]\n', errors: '' }
    expect(await run(['case-converter', '--style=upper', ...args], bytes)).toEqual(upper)
    expect(await run(['run', 'case-converter(style=upper)', ...args], bytes)).toEqual(upper)
  })

  test('is read with --encoding as a stream', async () => {
    const cafe = `caf\\351 ${'x'.repeat(80)}`
    const line = `{ yes "$(printf '${cafe}')" | head -n 1000000; true; } | textwright duplicate-remover`
    expect(await runLine(`${line} --encoding windows-1252`)).toEqual({
      status: 0,
      output: `café ${'x'.repeat(80)}\n`,
      errors: '',
    })
    expect(await runLine(line)).toMatchObject({ status: 1, errors: `Standard input isn’t valid UTF-8. ${hint}\n` })
  })

  test('an unknown encoding is wrong usage', async () => {
    const { status, output, errors } = await run(['case-converter', '--encoding', 'klingon'], bytes)
    expect({ status, output }).toEqual({ status: 2, output: '' })
    expect(errors).toMatch(/^Unknown encoding klingon\. /)
    expect((await run(['run', 'case-converter', '--encoding', 'klingon'], bytes)).status).toBe(2)
  })

  test('is hashed and encoded from its bytes', async () => {
    expect(await run(['base64-encoder'], bytes)).toEqual({ status: 0, output: 'WyJjYWbpIl0=\n', errors: '' })
    expect((await run(['hash-generator'], bytes)).status).toBe(0)
  })
})

test('D8: a file keeps its byte order mark, and the text does not get it', async () => {
  const run8 = (args: readonly string[]) => run(args, '\ufeffb\r\na\r\n')
  expect((await run8(['line-sorter'])).output).toBe('\ufeffa\r\nb\r\n')
  expect((await run8(['text-cleaner', '--mode', 'spaces'])).output).toBe('\ufeffb\r\na\r\n')
  expect((await run8(['text-cleaner', '--mode', 'invisible'])).output).toBe('b\r\na\r\n')
  expect((await run8(['text-cleaner', '--mode', 'find'])).output).toBe('1 × byte order mark (U+FEFF)\n')
  expect(JSON.parse((await run8(['character-counter', '--json'])).output)).toMatchObject({ characters: 4, bytes: 9 })
  expect((await run8(['run', 'line-sorter | text-cleaner(mode=invisible)'])).output).toBe('a\r\nb\r\n')
})

test('reports a missing file in one sentence', async () => {
  expect(await run(['case-converter', 'none.txt'])).toEqual({
    status: 1,
    output: '',
    errors: 'Can’t read none.txt: the file doesn’t exist.\n',
  })
})

test("prints the engine's message only to standard error", async () => {
  const args = ['password-generator', '--no-uppercase', '--no-lowercase', '--no-digits', '--no-symbols']
  expect(await run(args)).toEqual({
    status: 1,
    output: '',
    errors: 'Please select at least one character type\n',
  })
})

test("prints the engine's detail on a separate line", async () => {
  const { status, output, errors } = await run(['regex-tester', '--pattern', '('], 'a')
  expect({ status, output }).toEqual({ status: 1, output: '' })
  expect(errors).toMatch(/^Invalid regex pattern\n[^\n]+\n$/)
})

test('prints a note about omitted characters to standard error', async () => {
  expect(await run(['morse-code'], 'SOS## 🥐')).toEqual({
    status: 0,
    output: '... --- ... /\n',
    errors: '3 characters have no Morse code: # 🥐\n',
  })
})

test('a generator does not wait for standard input', async () => {
  const child = start(['password-generator'])
  const { status, output } = await outcomeOf(child)
  expect([status, output.length]).toEqual([0, 17])
})

test('the same seed gives the same result', async () => {
  const first = await run(['password-generator', '--seed', '7'])
  expect(first.status).toBe(0)
  expect(await run(['password-generator', '--seed', '7'])).toEqual(first)
})

test('stops a runaway pattern at the time limit', async () => {
  const startedAt = performance.now()
  expect(await run(['regex-tester', '--pattern', '^(a+)+$'], `${'a'.repeat(40)}!`)).toEqual({
    status: 1,
    output: '',
    errors: `${timeLimitMessage(1000)}\n`,
  })
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

test('writes a large result completely to a pipe', async () => {
  const { status, output } = await run(['case-converter', '--style', 'upper'], 'abc\n'.repeat(1_000_000))
  expect([status, output.length]).toEqual([0, 4_000_000])
})

test('ends without an error if the reader closes the pipe', async () => {
  const line = 'yes | head -c 4000000 | textwright case-converter --style upper | head -n 1; echo ${PIPESTATUS[2]}'
  expect(await runLine(line)).toEqual({ status: 0, output: 'Y\n0\n', errors: '' })
})

// The slowest of these tests run only in `npm run test:deep`.
const isDeep = process.env['DEEP_TESTS'] !== undefined

describe('a file above the streaming size', () => {
  // About 80 MB of identical lines between a first and a last line.
  const repeatLine = (line: string) => `{ printf 'first\\r\\n'; yes '${line}' | head -n 2000000; printf 'last'; }`
  const filler = 'some words in an ordinary line of text'

  test('is deduplicated as a stream', async () => {
    const line = `${repeatLine(filler)} | textwright duplicate-remover`
    expect(await runLine(line)).toEqual({ status: 0, output: `first\r\n${filler}\r\nlast\n`, errors: '' })
  })

  test('is converted as a stream, in little memory', async () => {
    const env = 'NODE_OPTIONS=--max-old-space-size=64 && export NODE_OPTIONS'
    const line = `${env} && ${repeatLine(filler)} | textwright case-converter --style upper | md5sum`
    const expected = await runLine(`${repeatLine(filler)} | tr a-z A-Z | { cat; echo; } | md5sum`)
    expect(await runLine(line)).toEqual(expected)
  })

  test('says what to do if memory may run out', async () => {
    const line = `NODE_OPTIONS=--max-old-space-size=500 && export NODE_OPTIONS && ${repeatLine(filler)} | textwright reverse-text | tail -c 6`
    expect(await runLine(line)).toMatchObject({
      status: 0,
      output: 'tsrif\n',
      errors:
        'This may need 596 MB of memory. If it runs out, set NODE_OPTIONS=--max-old-space-size=596 and try again.\n',
    })
  })

  test('is searched and replaced as a stream', async () => {
    const replaced = await runLine(`${repeatLine(filler)} | textwright find-replace --find SOME --replace any | md5sum`)
    const expected = await runLine(`${repeatLine(filler)} | sed s/some/any/ | { cat; echo; } | md5sum`)
    expect(replaced).toEqual({ ...expected, errors: '' })
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

  test.runIf(isDeep)('is streamed through every step of a recipe, one of them in a thread', async () => {
    const recipe = 'find-replace(find=WORDS, replace="") | find-replace(find="^s.*t$", regex=on) | base64-encoder'
    const streamed = await runLine(`${repeatLine(filler)} | textwright run '${recipe}' | base64 -d | md5sum`)
    const sed = "sed -E 's/words//; s/^s.*t$//'"
    expect(streamed).toEqual(await runLine(`${repeatLine(filler)} | ${sed} | md5sum`))
  })

  test.runIf(isDeep)('needs little memory in a recipe of streams', async () => {
    const recipe = 'find-replace(find=some, replace=any) | find-replace(find=line, replace=row) | word-counter'
    const { output } = await runLine(
      `NODE_OPTIONS=--max-old-space-size=96 && export NODE_OPTIONS && ${repeatLine(filler)} | textwright run '${recipe}'`,
    )
    expect(output).toMatch(/^Words: 16000002\n/)
  })

  test('does not bypass the time limit of a pattern', async () => {
    const line = `${repeatLine(`${'a'.repeat(40)}!`)} | textwright find-replace --regex --find '^(a+)+$' --replace b`
    expect(await runLine(line)).toMatchObject({ status: 1, errors: `${timeLimitMessage(2000)}\n` })
  })

  test('ends without an error if the reader closes the pipe', async () => {
    const line = `${repeatLine(filler)} | textwright find-replace --find o --replace 0 | head -n 1; echo \${PIPESTATUS[1]}`
    expect(await runLine(line)).toEqual({ status: 0, output: 'first\r\n0\n', errors: '' })
  })
})

describe('a recipe', () => {
  test('runs its steps on files and standard input', async () => {
    writeFileSync(join(folder, 'fruit.txt'), '\ufeffpears \n apples\n')
    const recipe = 'text-cleaner(mode=spaces) | off case-converter(style=upper) | line-sorter | duplicate-remover'
    expect(await run(['run', recipe, '--concat', 'fruit.txt', '-'], 'figs\npears')).toEqual({
      status: 0,
      output: '\ufeffapples\nfigs\npears\n',
      errors: '',
    })
  })

  test('can be read from a file', async () => {
    writeFileSync(join(folder, 'list.recipe'), '\ufefftext-cleaner(bullets=on,\n  join-with=", ")\n| slug-generator\n')
    expect(await run(['run', '--file', 'list.recipe'], '• one\n• two\n')).toEqual({
      status: 0,
      output: 'one-two\n',
      errors: '',
    })
    expect(await run(['run', '--file', 'none.recipe'])).toEqual({
      status: 1,
      output: '',
      errors: 'Can’t read none.recipe: the file doesn’t exist.\n',
    })
  })

  // All others run in one process, in recipe-agreement.test.ts. These two run patterns in a thread, and random numbers.
  test.each(readRecipes('content/recipes').filter(({ slug }) => ['decode-jwt', 'shuffle-a-list'].includes(slug)))(
    'prints the result of the example of the recipe $slug',
    async ({ notation, before = '', after }) => {
      const args = ['run', notation, '--seed', String(exampleSeed)]
      expect(await run(args, before)).toEqual({ status: 0, output: `${after}\n`, errors: '' })
    },
  )

  test('can start with a generator, and gives the same result for the same seed', async () => {
    const args = ['run', 'password-generator(count=3) | line-sorter(order=shuffle)', '--seed', '7']
    const child = start(args)
    const first = await outcomeOf(child)
    expect(first).toMatchObject({ status: 0, errors: '' })
    expect(first.output).toMatch(/^(\S{16}\n){3}$/)
    expect(await run(args)).toEqual(first)
  })

  test('prints the whole result of the last step as JSON', async () => {
    const { status, output } = await run(['run', 'line-sorter | duplicate-remover', '--json'], 'a\nb\na')
    expect([status, JSON.parse(output)]).toMatchObject([0, { text: 'a\nb', removed: 1 }])
  })

  test('has a result for each of several files', async () => {
    writeFileSync(join(folder, 'b.txt'), 'b\na')
    const recipe = 'line-sorter | case-converter(style=upper)'
    expect(await run(['run', recipe, 'b.txt', '-'], 'd\nc')).toMatchObject({
      status: 0,
      output: '==> b.txt <==\nA\nB\n\n==> standard input <==\nC\nD\n',
    })
    expect(await run(['run', recipe, '--in-place', 'b.txt'])).toEqual({ status: 0, output: '', errors: '' })
    expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('A\nB')
    const { status, errors } = await run(['run', 'line-sorter | word-counter', '--in-place', 'b.txt'])
    expect([status, errors.split('\n')[0]]).toEqual([
      2,
      'word-counter doesn’t change text, so it can’t be used with --in-place.',
    ])
  })

  test('names the step of a mistake', async () => {
    expect(await run(['run', 'line-sorter | json-formatter'], '[1,]')).toMatchObject({ status: 1, output: '' })
    const { errors } = await run(['run', 'line-sorter | json-formatter'], '[1,]')
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

  test('has a help text', async () => {
    expect(await run(['run', '--help'])).toEqual({ status: 0, output: commandHelp('run', tools), errors: '' })
  })

  test('stops a runaway pattern at the time limit', async () => {
    const recipe = 'line-sorter | find-replace(mode=keepLines, find="^(a+)+$", regex=on)'
    expect(await run(['run', recipe], `${'a'.repeat(40)}!`)).toEqual({
      status: 1,
      output: '',
      errors: `Step 2, find-replace: ${timeLimitMessage(2000)}\n`,
    })
  })
})

test.skipIf(process.platform !== 'linux')('reports a full disk', async () => {
  const { status, errors } = await runLine('echo a | textwright case-converter > /dev/full')
  expect(status).toBe(1)
  expect(errors).toMatch(/^Can’t write the result: .*no space left on device.*\n$/)
})

test('Ctrl+C ends the process immediately', async () => {
  const child = start(['regex-tester', '--pattern', 'a'])
  const outcome = outcomeOf(child)
  await new Promise((resolve) => setTimeout(resolve, 300))
  child.kill('SIGINT')
  expect((await outcome).status).toBe('SIGINT')
})

describe('mcp', () => {
  test('serves an agent: texts, files in an allowed folder, and a time limit', async () => {
    writeFileSync(join(folder, 'agent.txt'), 'three short words')
    const args = [main, 'mcp', '--allow', folder]
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args }))
    const call = (name: string, values: Record<string, unknown>) => client.callTool({ name, arguments: values })
    expect(await call('word-counter', { textFile: 'agent.txt' })).toMatchObject({ structuredContent: { words: 3 } })
    expect(await call('run-recipe', { recipe: 'line-sorter', text: 'b\na' })).toMatchObject({
      content: [{ type: 'text', text: 'a\nb' }],
    })
    expect(await call('regex-tester', { pattern: '(a+)+$', text: `${'a'.repeat(40)}b` })).toEqual({
      content: [{ type: 'text', text: timeLimitMessage(1000) }],
      isError: true,
    })
    await client.close()
  })

  test('ends when the input ends', async () => {
    expect(await run(['mcp'])).toEqual({ status: 0, output: '', errors: '' })
  })

  test('ends if a message is too long', async () => {
    const child = start(['mcp'])
    child.stdin.on('error', () => undefined)
    // The input stays open.
    child.stdin.write(Buffer.alloc(64 * 2 ** 20 + 1, ' '))
    expect(await outcomeOf(child)).toEqual({
      status: 1,
      output: '',
      errors: 'Stopped: a message is longer than 64 MB.\n',
    })
  })

  test('--help and mistakes', async () => {
    expect(await run(['mcp', '--help'])).toEqual({ status: 0, output: commandHelp('mcp', tools), errors: '' })
    expect(await run(['mcp', 'notes'])).toEqual({
      status: 2,
      output: '',
      errors: `mcp doesn’t read notes. To allow a folder, add --allow DIR.\nTry “textwright mcp --help” for more information.\n`,
    })
    expect(await run(['mcp', '--allow', 'missing'])).toEqual({
      status: 1,
      output: '',
      errors: 'Can’t allow missing: there is no such folder.\n',
    })
  })
})
