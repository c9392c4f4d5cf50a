import { readFileSync, symlinkSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import { readShellLine, SampleFolder } from '#test/sample-command.ts'

const folder = new SampleFolder()
const run = folder.run.bind(folder)

afterAll(() => {
  folder.remove()
})

test('several files have a result each, in the given order', async () => {
  const one = folder.write('one.txt', '\ufeffone\n')
  const three = folder.write('three.txt', '\ufeffthree', 'utf16le')
  const args = ['case-converter', '--style=upper', one, '-', three]
  const output = '==> one.txt <==\n\ufeffONE\n\n==> standard input <==\nTWO\n\n==> three.txt <==\n\ufeffTHREE\n'
  expect(await run(args, 'two\n')).toEqual({ status: 0, output, errors: '' })
  expect(await run([...args, '--concat'], 'two')).toEqual({ status: 0, output: '\ufeffONE\nTWO\nTHREE\n', errors: '' })
})

test.each([
  [['text-diff'], 0],
  [['text-diff', '--exit-code'], 1],
  [['text-diff', '--exit-code', '--ignore-case'], 0],
  [['text-diff', '--exit-code', '--mode', 'aligned'], 1],
  [['text-diff', '--exit-code', '--mode', 'lists', '--json'], 1],
])('%j with two different files has the status %i', async (args, status) => {
  const files = [folder.write('lower', 'same\ntext\n'), folder.write('upper', 'same\nTEXT\n')]
  expect(await run([...args, ...files])).toMatchObject({ status, errors: '' })
})

test.each([
  [['keepLines', 'x'], 'abc\n', { status: 1, output: '', errors: '' }],
  [['keepLines', 'b'], 'abc\n', { status: 0, output: 'abc\n', errors: '' }],
  [['removeLines', 'x'], '', { status: 0, output: '', errors: '' }],
  [['replace', 'x'], 'abc\n', { status: 0, output: 'abc\n', errors: '' }],
])('only lines that are kept need a match, like grep: %j', async ([mode = '', find = ''], text, outcome) => {
  expect(await run(['find-replace', '--mode', mode, '--find', find], text)).toEqual(outcome)
})

test('a file without a match has no header', async () => {
  const files = [folder.write('none', 'abc'), folder.write('some', 'xyz'), folder.write('empty', '')]
  const outcome = { status: 0, output: '==> some <==\nxyz\n', errors: '' }
  expect(await run(['find-replace', '--mode', 'keepLines', '--find', 'x', ...files])).toEqual(outcome)
})

test.each([
  ['word-counter', 'Words: 5\nCharacters: 25\nSentences: 3\nParagraphs: 2'],
  ['character-counter', 'Characters: 25\nCharacters without spaces: 21\nAlphanumeric: 19\nLines: 4'],
  ['sentence-counter', 'Sentences: 3\nAverage: 1.7 words\nLongest: 3 words\nShortest: 1 word'],
  ['reading-time', 'Words: 5\nAverage: 1 min (2 s)\nFast: 1 min (2 s)\nSlow: 1 min (2 s)\nSpeaking: 1 min (3 s)'],
])('%s prints the total of several files, like wc', async (id, total) => {
  const files = [folder.write('a', 'One two three.\n'), folder.write('b', ''), folder.write('c', 'Four.\nFive')]
  const { status, output } = await run([id, ...files])
  expect([status, output.split('\n\n').at(-1)]).toEqual([0, `==> total <==\n${total}\n`])
  expect((await run([id, ...files.slice(0, 1)])).output).not.toContain('total')
  expect(JSON.parse((await run([id, '--json', ...files])).output)).toHaveLength(3)
})

test('a file that cannot be read does not stop the others, but the status is 1', async () => {
  const args = ['case-converter', '--style', 'upper', folder.at('none.txt'), folder.write('one.txt', 'one')]
  expect(await run(args)).toEqual({
    status: 1,
    output: '==> one.txt <==\nONE\n',
    errors: 'Can’t read none.txt: the file doesn’t exist.\n',
  })
})

test('reports a missing file in one sentence', async () => {
  expect(await run(['case-converter', folder.at('none.txt')])).toEqual({
    status: 1,
    output: '',
    errors: 'Can’t read none.txt: the file doesn’t exist.\n',
  })
})

test.each([
  [['morse-code', 'SOS'], 'printf %s SOS | textwright morse-code'],
  [
    ['case-converter', "it's late", '--style', 'title'],
    `printf %s 'it'\\''s late' | textwright case-converter --style title`,
  ],
  [['hash-generator', '--md5', 'hello'], 'printf %s hello | textwright hash-generator --md5'],
])('%j: the error says how to pass a text', async (args, command) => {
  const [text = ''] = args.slice(1).filter((word) => !word.startsWith('--'))
  const { status, output, errors } = await run(args)
  expect([status, output]).toEqual([1, ''])
  expect(errors).toBe(`Can’t read ${text}: the file doesn’t exist.\nTo use it as text: ${command}\n`)
  const { args: typed, input } = readShellLine(command)
  expect(input).toBe(text)
  expect((await run(typed, input)).status).toBe(0)
})

test.each([
  [['case-converter', 'none.txt']],
  [['case-converter', '--in-place', 'none']],
  [['run', 'case-converter', 'none']],
])('%j is meant as a file', async (args) => {
  expect((await run(args)).errors).toBe(`Can’t read ${String(args.at(-1))}: the file doesn’t exist.\n`)
})

test.each([
  ['regex-tester', 'needs --pattern TEXT.'],
  ['find-replace', 'needs --find TEXT.'],
])('%s without a required option is wrong usage', async (id, problem) => {
  const errors = `${id} ${problem}\nTry “textwright ${id} --help” for more information.\n`
  expect(await run([id, folder.write('l.txt', 'foo')])).toEqual({ status: 2, output: '', errors })
})

test('a link to itself is reported, and the other files are read', async () => {
  symlinkSync('loop', folder.at('loop'))
  const { status, output, errors } = await run(['word-counter', folder.at('loop'), folder.write('one.txt', 'one')])
  expect([status, output.split('\n')[0]]).toEqual([1, '==> one.txt <=='])
  expect(errors).toMatch(/^Can’t read loop: /)
})

test('--in-place and --output write files', async () => {
  const changed = folder.write('changed.txt', 'b\na\n')
  const done = { status: 0, output: '', errors: '' }
  expect(await run(['line-sorter', '--in-place=.bak', changed])).toEqual(done)
  const upper = folder.at('upper.txt')
  expect(await run(['case-converter', '--style', 'upper', '-o', upper, `${changed}.bak`])).toEqual(done)
  expect([changed, upper].map((path) => readFileSync(path, 'utf8'))).toEqual(['a\nb\n', 'B\nA\n'])
})

test('--in-place leaves a file alone of which nothing would be left, because no line matches', async () => {
  const file = folder.write('lines.txt', 'one\ntwo\n')
  const keepLines = ['find-replace', '--mode', 'keepLines', '--in-place', '--find']
  expect(await run([...keepLines, 'tow', file])).toMatchObject({
    status: 1,
    errors: expect.stringContaining('Nothing matches, so the file stays as it is.') as string,
  })
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
  expect(await run([...keepLines, 'two', file])).toMatchObject({ status: 0 })
  expect(readFileSync(file, 'utf8')).toBe('two\n')
})

describe('a file that is not UTF-8', () => {
  const bytes = Buffer.from('["caf\xe9"]', 'latin1')
  const hint = 'If it’s Windows-1252, add --encoding windows-1252.'

  test('D1: is reported instead of damaged in silence', async () => {
    const file = folder.write('latin.json', bytes)
    const errors = `latin.json isn’t valid UTF-8. ${hint}\n`
    expect(await run(['json-formatter', file])).toEqual({ status: 1, output: '', errors })
    expect(await run(['run', 'json-formatter', file])).toEqual({ status: 1, output: '', errors })
    expect(await run(['case-converter'], bytes)).toEqual({
      status: 1,
      output: '',
      errors: `Standard input isn’t valid UTF-8. ${hint}\n`,
    })
    const [{ id }] = tools.filter(({ inputs }) => Object.keys(inputs).length === 2) as [RegisteredTool]
    expect(await run([id, file, '-'], 'x')).toEqual({ status: 1, output: '', errors })
  })

  test('a binary file is called that', async () => {
    const errors = 'Standard input isn’t valid UTF-8. It looks like a binary file.\n'
    expect(await run(['line-sorter'], Buffer.from('\x7fELF\x02\x01\x01\0\xff', 'latin1'))).toMatchObject({ errors })
  })

  test('a document that is not text is named', async () => {
    const file = folder.write('essay.doc', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'))
    const errors = 'essay.doc is a Word document. Open it in Word and copy its text.\n'
    expect(await run(['word-counter', file])).toEqual({ status: 1, output: '', errors })
  })

  test('is read with --encoding', async () => {
    const args = ['--encoding', 'windows-1252']
    const upper = { status: 0, output: '["CAFÉ"]\n', errors: '' }
    expect(await run(['case-converter', '--style=upper', ...args], bytes)).toEqual(upper)
    expect(await run(['run', 'case-converter(style=upper)', ...args], bytes)).toEqual(upper)
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

test.each([
  [['line-sorter'], '\ufeffa\r\nb\r\n'],
  [['text-cleaner', '--mode', 'spaces'], '\ufeffb\r\na\r\n'],
  [['text-cleaner', '--mode', 'none', '--invisible'], 'b\r\na\r\n'],
  [['character-counter', '--json'], expect.stringMatching(/"characters":4,.*"bytes":9\b/)],
  [['run', 'line-sorter | text-cleaner(mode=none, invisible=on)'], 'a\r\nb\r\n'],
])('D8: a file keeps its byte order mark, and the text does not get it: %j', async (args, output: unknown) => {
  expect(await run(args, '\ufeffb\r\na\r\n')).toMatchObject({ status: 0, output })
})

test('a byte order mark before JSON stays only in a file that is changed', async () => {
  const file = folder.write('marked.json', '\ufeff[1]\n')
  expect(await run(['json-formatter', '--mode', 'minify', file])).toEqual({ status: 0, output: '[1]\n', errors: '' })
  await run(['json-formatter', '--mode', 'format', '--in-place', file])
  expect(readFileSync(file, 'utf8')).toBe('\ufeff[\n  1\n]\n')
})

test('two files that differ only in a byte order mark are not identical', async () => {
  const files = [folder.write('marked', '\ufeffa\n'), folder.write('plain', 'a\n')]
  expect(await run(['text-diff', '--exit-code', ...files])).toEqual({
    status: 1,
    output: 'Line 1\n- \ufeffa\n+ a\n',
    errors: 'The texts differ only in an invisible byte order mark at the start of the original text.\n',
  })
})
