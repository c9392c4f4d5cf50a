import { execFileSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { SampleFolder } from '#test/sample-command.ts'

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

test('of several files are a list that sha256sum accepts', async () => {
  const files = [folder.write('sum one', 'one'), folder.write('sum two', Buffer.of(0xff, 0x00))]
  const list = await run(['hash-generator', ...files])
  folder.write('SUMS', list.output)
  expect(runSystem('sha256sum', '--check', '--strict', 'SUMS')).toBe('sum one: OK\nsum two: OK\n')
})

test('of one file with one hash are a list, too', async () => {
  const list = { status: 0, output: runSystem('sha256sum', notes).replaceAll(notes, 'notes'), errors: '' }
  expect(await run(['hash-generator', '--sha256', notes])).toEqual(list)
  expect(await run(['hash-generator', '--no-md5', '--no-sha512', notes])).toEqual(list)
  expect(await run(['run', 'hash-generator(md5=off, sha512=off)', notes])).toEqual(list)
  expect(await run(['run', 'hash-generator(sha256=on)', notes])).toEqual(list)
  expect((await run(['hash-generator', '--sha256'], 'some notes\n')).output).toBe(list.output.replace('notes', '-'))
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

test.each([
  ['900150983cd24fb0d6963f7d28e17f72', 0],
  ['900150983cd24fb0d6963f7d28e17f71', 1],
])('compared with the expected hash %s, the status is %i', async (expected, status) => {
  expect((await run(['hash-generator', '--expected', expected], 'abc')).status).toBe(status)
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

test.each([[['--sha512', '--md5', 'a', 'b'], 'Choose one hash for several files, not --sha512 and --md5.']])(
  '%j is wrong usage',
  async (args, message) => {
    const { status, errors } = await run(['hash-generator', ...args])
    expect([status, errors.split('\n')[0]]).toEqual([2, message])
  },
)

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
