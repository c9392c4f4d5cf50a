import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { SampleFolder } from './sample-command.ts'

const folder = new SampleFolder()
const run = folder.run.bind(folder)
const notes = folder.write('notes', 'some notes\n')

afterAll(() => {
  folder.remove()
})

/** Runs a program of the system, such as `sha256sum`. */
function runSystem(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: folder.path, encoding: 'utf8' })
}

test('of several files are a list that sha256sum and --check accept', async () => {
  const files = [folder.write('sum one', 'one'), folder.write('sum two', Buffer.of(0xff, 0x00))]
  const list = await run(['hash-generator', ...files])
  folder.write('SUMS', list.output)
  const output = 'sum one: OK\nsum two: OK\n'
  expect(runSystem('sha256sum', '--check', '--strict', 'SUMS')).toBe(output)

  const sums = folder.write('FULLSUMS', runSystem('sha256sum', ...files))
  expect(await run(['hash-generator', '--check', sums])).toEqual({ status: 0, output, errors: '' })
  const json = await run(['hash-generator', '--check', '--json'], readFileSync(sums))
  const items = ['sum one', 'sum two'].map((file) => ({ file, hash: 'SHA-256', state: 'OK' }))
  expect(JSON.parse(json.output)).toEqual({ items })
})

test('of one file with one hash are a list, too', async () => {
  const list = { status: 0, output: runSystem('sha256sum', notes).replaceAll(notes, 'notes'), errors: '' }
  expect(await run(['hash-generator', '--sha256', notes])).toEqual(list)
  expect(await run(['hash-generator', '--no-md5', '--no-sha512', notes])).toEqual(list)
  expect(await run(['run', 'hash-generator(md5=off, sha512=off)', notes])).toEqual(list)
  expect(await run(['run', 'hash-generator(sha256=on)', notes])).toEqual(list)
  expect((await run(['hash-generator', '--sha256'], 'some notes\n')).output).toBe(list.output.replace('notes', '-'))
  const sums = folder.at('ONESUM')
  await run(['hash-generator', '--blake3', '--output', sums, notes])
  expect(await run(['hash-generator', '--check', sums])).toEqual({ status: 0, output: 'notes: OK\n', errors: '' })
})

test.each([['--key=k'], ['--expected=abc'], ['--format=base64']])(
  'of one file are not a list with %s',
  async (option) => {
    expect((await run(['hash-generator', '--sha1', option, notes])).output).toMatch(/^SHA-1: /)
  },
)

test('of several files, a recipe prints each hash that it names', async () => {
  const { output } = await run(['run', 'hash-generator(md5=on, crc32=on)', notes, notes])
  expect(output.match(/^[\w-]+:/gm)).toEqual(['MD5:', 'CRC-32:', 'MD5:', 'CRC-32:'])
})

test('of changed text are not a list', async () => {
  const { output } = await run(['run', 'case-converter | hash-generator(md5=off, sha512=off)', notes])
  expect(output).toMatch(/^SHA-256: /)
})

test('a list that names no hash is tried with every hash of its length', async () => {
  const { output } = await run(['hash-generator', '--blake3', notes, notes])
  const json = await run([
    'hash-generator',
    '--check',
    '--json',
    folder.write('LIST', output.replaceAll('notes', notes)),
  ])
  const item = { file: 'notes', hash: 'BLAKE3', state: 'OK' }
  expect([json.status, JSON.parse(json.output)]).toEqual([0, { items: [item, item] }])
})

test.each([
  ['900150983cd24fb0d6963f7d28e17f72', 0],
  ['900150983cd24fb0d6963f7d28e17f71', 1],
])('compared with the expected hash %s, the status is %i', async (expected, status) => {
  expect((await run(['hash-generator', '--expected', expected], 'abc')).status).toBe(status)
})

test('the name of a list’s folder says nothing about its hash, and a missing list does not stop the others', async () => {
  mkdirSync(folder.at('sha3-256'))
  const sums = folder.write('sha3-256/SUMS', runSystem('sha256sum', notes))
  expect(await run(['hash-generator', '--check', folder.at('missing'), sums])).toEqual({
    status: 1,
    output: 'notes: OK\n',
    errors: 'Can’t read missing: the file doesn’t exist.\n',
  })
})

test.each([
  [['--sha1', '--format', 'upper'], ['SHA-1']],
  [
    ['--md5', '--crc32'],
    ['MD5', 'CRC-32'],
  ],
  [
    ['--sha1', '--key', 'k'],
    ['SHA-1', 'HMAC-SHA-1'],
  ],
  [['--no-md5'], ['SHA-256', 'SHA-512']],
])('%j prints %j of one file', async (options, labels) => {
  const { output } = await run(['hash-generator', ...options, notes])
  expect(output.match(/^[^:]+/gm)).toEqual(labels)
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
  const list = runSystem('md5sum', notes, notes)
  const changed = list.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  const sums = folder.write('MD5SUMS', `${changed}${'0'.repeat(32)}  ${folder.at('gone')}\n`)
  expect(await run(['hash-generator', '--check', sums])).toEqual({
    status: 1,
    output: 'notes: FAILED\nnotes: OK\ngone: FAILED open or read\n',
    errors: 'Can’t read gone: the file doesn’t exist.\n2 of 3 files didn’t pass the check.\n',
  })
  expect(await run(['hash-generator', '--check', notes])).toEqual({
    status: 1,
    output: '',
    errors: 'notes isn’t a list of checksums. Each line needs a hash and the name of a file.\n',
  })
})

test.each([
  ['--md5', 'md5sum'],
  ['--sha1', 'sha1sum'],
  ['--no-sha256', 'sha512sum'],
])('%s gives the output of %s', async (option, program) => {
  const output = runSystem(program, notes, notes).replaceAll(notes, 'notes')
  const expected = { status: 0, output, errors: '' }
  expect(await run(['hash-generator', option, notes, notes])).toEqual(expected)
  const recipe = `hash-generator(${option.replace(/^--no-(.*)/, '$1=off').replace(/^--(.*)/, '$1=on')})`
  expect(await run(['run', recipe, notes, notes])).toEqual(expected)
})

test.each([['--key=k'], ['--format=base64']])('of several files with %s have the names above them', async (option) => {
  const { output } = await run(['hash-generator', option, notes, notes])
  expect(output).toMatch(/^==> notes <==\nMD5: /)
})
