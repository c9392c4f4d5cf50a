import Database from 'libsql'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInbox, type Inbox, inboxFile } from './inbox.ts'
import { runMessages } from './messages-command.ts'

const hello = { form: 'contact', name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'First\r\nsecond' }
let folder = ''
let inbox: Inbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-messages-'))
  inbox = createInbox({ folder })
  inbox.check()
})

afterEach(() => {
  inbox.close()
  rmSync(folder, { recursive: true })
})

/** Received at the first second of 2025 and later, a minute apart. */
function receive(...all: Partial<typeof hello>[]) {
  for (const part of all) inbox.add({ ...hello, ...part })
  const database = new Database(inboxFile(folder))
  database.prepare('UPDATE message SET received_at = ? + 60000 * (id - 1)').run(Date.parse('2025-01-01T00:00:00Z'))
  database.close()
}

function run(args: string[], { isTerminal = false, from = folder } = {}) {
  let stdout = ''
  const stderr: string[] = []
  const code = runMessages(args, {
    folder: from,
    isTerminal,
    write: (text) => (stdout += text),
    writeError: (sentence) => stderr.push(sentence),
  })
  return { code, stdout, stderr }
}

function done(stdout: string) {
  return { code: 0, stdout, stderr: [] }
}

describe('list', () => {
  test('has the newest first, and marks what is unread', () => {
    receive({}, { name: 'Eve', subject: '' })
    inbox.markRead(1)
    const lines = [
      '*     2  2025-01-01 00:01  Eve <ada@example.com>',
      `      1  2025-01-01 00:00  ${'Ada <ada@example.com>'.padEnd(42)}Hello`,
    ]
    expect(run(['list'])).toEqual(done(`${lines.join('\n')}\n`))
    expect(run([])).toEqual(run(['list']))
  })

  test('says when there is nothing', () => {
    expect(run(['list'])).toEqual(done('No messages.\n'))
  })

  test('cuts what is long', () => {
    receive({ name: 'a'.repeat(100), subject: '😀'.repeat(100) })
    expect(run(['list']).stdout).toBe(`*     1  2025-01-01 00:00  ${'a'.repeat(39)}…  ${'😀'.repeat(49)}…\n`)
  })
})

describe('show', () => {
  test('has all of it', () => {
    receive({})
    const head = 'Message:  1 (unread)\nReceived: 2025-01-01T00:00:00.000Z\nForm:     contact\n'
    const headers = 'Name:     Ada\nEmail:    ada@example.com\nSubject:  Hello\n'
    expect(run(['show', '1'])).toEqual(done(`${head}${headers}\nFirst\nsecond\n`))
  })

  test.each([
    ['\u001b[2J\u001b]0;title\u0007', '\\u{1b}[2J\\u{1b}]0;title\\u{7}'],
    ['\u009b31m', '\\u{9b}31m'],
    ['a\b\b\u007fb', 'a\\u{8}\\u{8}\\u{7f}b'],
    ['\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['over\rwritten', 'over\nwritten'],
    ['a\u2028b\ufeff', 'a\\u{2028}b\\u{feff}'],
    ['a\tb', 'a\tb'],
    ['👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
  ])('%j is harmless in a terminal', (message, shown) => {
    receive({ message })
    const { stdout } = run(['show', '1'])
    expect(stdout.slice(stdout.indexOf('\n\n') + 2)).toBe(`${shown}\n`)
  })

  test('every other field too', () => {
    receive({ name: 'A\u001b[1m', subject: 'B\u001b[1m' })
    for (const command of [['list'], ['show', '1']]) expect(run(command).stdout).not.toContain('\u001b')
  })
})

test('read marks one', () => {
  receive({}, {})
  expect(run(['read', '2'])).toEqual(done(''))
  expect([...inbox.messages()].map(({ read }) => read)).toEqual([true, false])
})

test('delete deletes one', () => {
  receive({}, {})
  expect(run(['delete', '1'])).toEqual(done(''))
  expect([...inbox.messages()].map(({ id }) => id)).toEqual([2])
})

test('backup makes a copy', () => {
  receive({})
  const file = join(folder, 'copy.db')
  expect(run(['backup', file])).toEqual(done(`The inbox was copied to ${file}.\n`))
  const copy = new Database(file)
  expect(copy.prepare('SELECT name FROM message').all()).toEqual([{ name: 'Ada' }])
  copy.close()
  expect(run(['backup', file])).toMatchObject({
    code: 1,
    stderr: [`${file} is there already: a backup overwrites nothing.`],
  })
})

describe('export', () => {
  test('as JSON has every field, and its words', () => {
    receive({ message: '\u001b[0m\u009b\u2028"\\\r\n😀\u202e' }, { subject: '' })
    inbox.markRead(2)
    const { code, stdout } = run(['export', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toEqual([...inbox.messages()])
    expect(JSON.parse(stdout)).toMatchObject([
      { ...hello, id: 2, receivedAt: '2025-01-01T00:01:00.000Z', subject: '', read: true },
      { id: 1, message: '\u001b[0m\u009b\u2028"\\\r\n😀\u202e', read: false },
    ])
    expect(Object.keys((JSON.parse(stdout) as object[])[0] ?? {})).toEqual([
      ...['id', 'receivedAt', 'form', 'name', 'email', 'subject', 'message', 'read'],
    ])
    expect(stdout).not.toMatch(/[^\P{C}\n]/u)
  })

  test('as JSON of nothing is an empty list', () => {
    expect(run(['export', '--json'])).toEqual(done('[]\n'))
  })

  test('as CSV has every field, and its words', () => {
    receive({ message: 'a "quoted", long\r\ntext' })
    const head = '"id","receivedAt","form","name","email","subject","message","read"\r\n'
    const row =
      '"1","2025-01-01T00:00:00.000Z","contact","Ada","ada@example.com","Hello","a ""quoted"", long\r\ntext","false"\r\n'
    expect(run(['export', '--csv'])).toEqual(done(head + row))
  })

  test.each([
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK(""http://evil.example"")`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ["'quoted'", "''quoted'"],
    ['a=1', 'a=1'],
  ])('as CSV, %j is a text and not a formula', (subject, cell) => {
    receive({ subject })
    const { stdout } = run(['export', '--csv'])
    expect(stdout).toContain(`,"${cell}",`)
    // One apostrophe less, and it is what was sent.
    expect(cell.replace(/^'/, '').replaceAll('""', '"')).toBe(subject)
  })

  test('as CSV is harmless on a screen, and exact in a file', () => {
    receive({ message: '\u001b[2J' })
    expect(run(['export', '--csv'], { isTerminal: true }).stdout).toContain('"\\u{1b}[2J"')
    expect(run(['export', '--csv']).stdout).toContain('"\u001b[2J"')
  })
})

describe('what cannot be done is one sentence', () => {
  test.each([
    [['show', '7'], 1, 'There is no message 7.'],
    [['read', '7'], 1, 'There is no message 7.'],
    [['delete', '7'], 1, 'There is no message 7.'],
    [['backup', '/nowhere/at/all.db'], 1, /^The backup could not be written: .+\.$/],
    [['show'], 2, 'Which message? Its number is missing.'],
    [['show', 'x'], 2, '“x” is no message’s number.'],
    [['delete', '-1'], 2, '“-1” is no message’s number.'],
    [['delete', '1', '2'], 2, '“2” is one word too many.'],
    [['list', '1'], 2, '“1” is one word too many.'],
    [['export'], 2, 'An export is --json or --csv.'],
    [['export', '--xml'], 2, 'An export is --json or --csv.'],
    [['backup'], 2, 'Into which file? Its name is missing.'],
    [['\u001b[2J'], 2, '“\\u{1b}[2J” is no command: list, show, read, delete, export and backup are.'],
  ])('%j', (args, code, sentence) => {
    const outcome = run(args)
    expect(outcome).toMatchObject({ code, stdout: '' })
    expect(outcome.stderr).toHaveLength(1)
    expect(outcome.stderr[0]).toMatch(sentence)
  })

  test('no inbox, and none is made', () => {
    const from = join(folder, 'elsewhere')
    expect(run(['list'], { from })).toEqual({ code: 1, stdout: '', stderr: [`There is no inbox in ${from} yet.`] })
    expect(existsSync(from)).toBe(false)
  })

  test('an inbox from the future', () => {
    inbox.close()
    const database = new Database(inboxFile(folder))
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(run(['list'])).toMatchObject({ code: 1, stderr: [expect.stringContaining('version 99')] })
  })
})

test('help is at hand without an inbox', () => {
  const { code, stdout } = run(['--help'], { from: '/nowhere' })
  expect(code).toBe(0)
  for (const word of ['list', 'show ID', 'read ID', 'delete ID', '--json', '--csv', 'backup FILE'])
    expect(stdout).toContain(word)
})
