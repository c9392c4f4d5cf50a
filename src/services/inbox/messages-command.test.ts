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

/** Adds messages received from 2025-01-01 00:00 on, one minute apart. */
function receive(...messages: Partial<typeof hello>[]) {
  for (const message of messages) inbox.add({ ...hello, ...message })
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

function success(stdout: string) {
  return { code: 0, stdout, stderr: [] }
}

describe('list', () => {
  test('shows the newest message first and marks unread ones', () => {
    receive({}, { name: 'Eve', subject: '' })
    inbox.markRead(1)
    const lines = [
      '*     2  2025-01-01 00:01  Eve <ada@example.com>',
      `      1  2025-01-01 00:00  ${'Ada <ada@example.com>'.padEnd(42)}Hello`,
    ]
    expect(run(['list'])).toEqual(success(`${lines.join('\n')}\n`))
    expect(run([])).toEqual(run(['list']))
  })

  test('reports an empty inbox', () => {
    expect(run(['list'])).toEqual(success('No messages.\n'))
  })

  test('truncates long names and subjects', () => {
    receive({ name: 'a'.repeat(100), subject: '😀'.repeat(100) })
    expect(run(['list']).stdout).toBe(`*     1  2025-01-01 00:00  ${'a'.repeat(39)}…  ${'😀'.repeat(49)}…\n`)
  })
})

describe('show', () => {
  test('prints the whole message', () => {
    receive({})
    const head = 'Message:  1 (unread)\nReceived: 2025-01-01T00:00:00.000Z\nForm:     contact\n'
    const headers = 'Name:     Ada\nEmail:    ada@example.com\nSubject:  Hello\n'
    expect(run(['show', '1'])).toEqual(success(`${head}${headers}\nFirst\nsecond\n`))
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
  ])('escapes %j for the terminal', (message, shown) => {
    receive({ message })
    const { stdout } = run(['show', '1'])
    expect(stdout.slice(stdout.indexOf('\n\n') + 2)).toBe(`${shown}\n`)
  })

  test('escapes every other field too', () => {
    receive({ name: 'A\u001b[1m', subject: 'B\u001b[1m' })
    for (const command of [['list'], ['show', '1']]) expect(run(command).stdout).not.toContain('\u001b')
  })
})

test('read marks one message', () => {
  receive({}, {})
  expect(run(['read', '2'])).toEqual(success(''))
  expect([...inbox.messages()].map(({ read }) => read)).toEqual([true, false])
})

test('delete removes one message', () => {
  receive({}, {})
  expect(run(['delete', '1'])).toEqual(success(''))
  expect([...inbox.messages()].map(({ id }) => id)).toEqual([2])
})

test('backup writes a copy', () => {
  receive({})
  const file = join(folder, 'copy.db')
  expect(run(['backup', file])).toEqual(success(`The inbox was copied to ${file}.\n`))
  const copy = new Database(file)
  expect(copy.prepare('SELECT name FROM message').all()).toEqual([{ name: 'Ada' }])
  copy.close()
  expect(run(['backup', file])).toMatchObject({
    code: 1,
    stderr: [`${file} already exists. A backup never overwrites a file.`],
  })
})

describe('export', () => {
  test('as JSON contains every field unchanged', () => {
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

  test('of an empty inbox as JSON is an empty array', () => {
    expect(run(['export', '--json'])).toEqual(success('[]\n'))
  })

  test('as CSV contains every field unchanged', () => {
    receive({ message: 'a "quoted", long\r\ntext' })
    const head = '"id","receivedAt","form","name","email","subject","message","read"\r\n'
    const row =
      '"1","2025-01-01T00:00:00.000Z","contact","Ada","ada@example.com","Hello","a ""quoted"", long\r\ntext","false"\r\n'
    expect(run(['export', '--csv'])).toEqual(success(head + row))
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
  ])('as CSV keeps %j from being a formula', (subject, cell) => {
    receive({ subject })
    const { stdout } = run(['export', '--csv'])
    expect(stdout).toContain(`,"${cell}",`)
    // Removing the apostrophe restores the original text.
    expect(cell.replace(/^'/, '').replaceAll('""', '"')).toBe(subject)
  })

  test('as CSV is escaped in a terminal and exact in a file', () => {
    receive({ message: '\u001b[2J' })
    expect(run(['export', '--csv'], { isTerminal: true }).stdout).toContain('"\\u{1b}[2J"')
    expect(run(['export', '--csv']).stdout).toContain('"\u001b[2J"')
  })
})

describe('errors are one sentence', () => {
  test.each([
    [['show', '7'], 1, 'Message 7 doesn’t exist.'],
    [['read', '7'], 1, 'Message 7 doesn’t exist.'],
    [['delete', '7'], 1, 'Message 7 doesn’t exist.'],
    [['backup', '/nowhere/at/all.db'], 1, /^The backup couldn’t be written: .+\.$/],
    [['show'], 2, 'Enter the number of a message.'],
    [['show', 'x'], 2, '“x” isn’t a message number.'],
    [['delete', '-1'], 2, '“-1” isn’t a message number.'],
    [['delete', '1', '2'], 2, 'Unexpected argument “2”.'],
    [['list', '1'], 2, 'Unexpected argument “1”.'],
    [['export'], 2, 'Choose a format: --json or --csv.'],
    [['export', '--xml'], 2, 'Choose a format: --json or --csv.'],
    [['backup'], 2, 'Enter the name of the backup file.'],
    [['\u001b[2J'], 2, 'Unknown command “\\u{1b}[2J”. Use list, show, read, delete, export or backup.'],
  ])('%j', (args, code, sentence) => {
    const outcome = run(args)
    expect(outcome).toMatchObject({ code, stdout: '' })
    expect(outcome.stderr).toHaveLength(1)
    expect(outcome.stderr[0]).toMatch(sentence)
  })

  test('does not create a missing inbox', () => {
    const from = join(folder, 'elsewhere')
    expect(run(['list'], { from })).toEqual({ code: 1, stdout: '', stderr: [`${from} doesn’t contain an inbox yet.`] })
    expect(existsSync(from)).toBe(false)
  })

  test('rejects an inbox of a newer version', () => {
    inbox.close()
    const database = new Database(inboxFile(folder))
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(run(['list'])).toMatchObject({ code: 1, stderr: [expect.stringContaining('version 99')] })
  })
})

test('prints help without an inbox', () => {
  const { code, stdout } = run(['--help'], { from: '/nowhere' })
  expect(code).toBe(0)
  for (const command of ['list', 'show ID', 'read ID', 'delete ID', '--json', '--csv', 'backup FILE'])
    expect(stdout).toContain(command)
})
