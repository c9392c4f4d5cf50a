import Database from 'libsql'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Inbox, inboxFile } from './inbox.ts'
import type { Message } from './message.ts'
import { runMessages } from './messages-command.ts'
import { openInbox } from './open-inbox.ts'
import { describeInboxes } from '#test/sample-inbox.ts'

const hello = { form: 'contact', name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'First\r\nsecond' }
function success(stdout: string) {
  return { code: 0, stdout, stderr: [] }
}

async function runCommand(openInbox: () => Promise<Inbox>, args: string[], isTerminal = false) {
  let stdout = ''
  const stderr: string[] = []
  const code = await runMessages(args, {
    openInbox,
    isTerminal,
    write: (text) => (stdout += text),
    writeError: (sentence) => stderr.push(sentence),
  })
  return { code, stdout, stderr }
}

describeInboxes((sample) => {
  let inbox: Inbox

  beforeEach(async () => {
    inbox = await sample.open()
    await inbox.check()
  })

  afterEach(() => inbox.close())

  /** Adds messages received from 2025-01-01 00:00 on, one minute apart. */
  async function receive(...messages: Partial<typeof hello>[]) {
    for (const [index, message] of messages.entries()) {
      await inbox.add({ ...hello, ...message })
      const time = sample.time(Date.parse('2025-01-01T00:00:00Z') + 60_000 * index)
      await sample.query(`UPDATE message SET received_at = ${time} WHERE id = ${String(index + 1)}`)
    }
  }

  async function readAll(): Promise<Message[]> {
    const all: Message[] = []
    for await (const message of inbox.messages()) all.push(message)
    return all
  }

  function run(args: string[], { isTerminal = false } = {}) {
    return runCommand(() => sample.open({ mustExist: true }), args, isTerminal)
  }

  describe('list', () => {
    test('shows the newest message first and marks unread ones', async () => {
      await receive({}, { name: 'Eve', subject: '' })
      await inbox.markRead(1)
      const lines = [
        '*     2  2025-01-01 00:01  Eve <ada@example.com>',
        `      1  2025-01-01 00:00  ${'Ada <ada@example.com>'.padEnd(42)}Hello`,
      ]
      expect(await run(['list'])).toMatchObject({ code: 0, stdout: `${lines.join('\n')}\n` })
      expect(await run([])).toEqual(await run(['list']))
    })

    test('reports an empty inbox, and where it is', async () => {
      const { code, stdout, stderr } = await run(['list'])
      expect([code, stdout]).toEqual([0, 'No messages.\n'])
      expect(stderr).toEqual([
        expect.stringMatching(/^Inbox: (?:\/.+\/messages\.db|PostgreSQL at [\d.]+:\d+, database postgres)$/),
      ])
    })

    test('truncates long names and subjects', async () => {
      await receive({ name: 'a'.repeat(100), subject: '😀'.repeat(100) })
      expect((await run(['list'])).stdout).toBe(`*     1  2025-01-01 00:00  ${'a'.repeat(39)}…  ${'😀'.repeat(49)}…\n`)
    })
  })

  describe('show', () => {
    test('prints the whole message', async () => {
      await receive({})
      const head = 'Message:  1 (unread)\nReceived: 2025-01-01T00:00:00.000Z\nForm:     contact\n'
      const headers = 'Name:     Ada\nEmail:    ada@example.com\nSubject:  Hello\n'
      expect(await run(['show', '1'])).toEqual(success(`${head}${headers}\nFirst\nsecond\n`))
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
    ])('escapes %j for the terminal', async (message, shown) => {
      await receive({ message })
      const { stdout } = await run(['show', '1'])
      expect(stdout.slice(stdout.indexOf('\n\n') + 2)).toBe(`${shown}\n`)
    })

    test('escapes every other field too', async () => {
      await receive({ name: 'A\u001b[1m', subject: 'B\u001b[1m' })
      for (const command of [['list'], ['show', '1']]) expect((await run(command)).stdout).not.toContain('\u001b')
    })
  })

  test('read marks one message', async () => {
    await receive({}, {})
    expect(await run(['read', '2'])).toEqual(success(''))
    expect((await readAll()).map(({ read }) => read)).toEqual([true, false])
  })

  test('delete removes one message', async () => {
    await receive({}, {})
    expect(await run(['delete', '1'])).toEqual(success(''))
    expect((await readAll()).map(({ id }) => id)).toEqual([2])
  })

  describe('export', () => {
    test('as JSON contains every field unchanged', async () => {
      await receive({ message: '\u001b[0m\u009b\u2028"\\\r\n😀\u202e' }, { subject: '' })
      await inbox.markRead(2)
      const { code, stdout } = await run(['export', '--json'])
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toEqual(await readAll())
      expect(JSON.parse(stdout)).toMatchObject([
        { ...hello, id: 2, receivedAt: '2025-01-01T00:01:00.000Z', subject: '', read: true },
        { id: 1, message: '\u001b[0m\u009b\u2028"\\\r\n😀\u202e', read: false },
      ])
      expect(Object.keys((JSON.parse(stdout) as object[])[0] ?? {})).toEqual([
        ...['id', 'receivedAt', 'form', 'name', 'email', 'subject', 'message', 'read'],
      ])
      expect(stdout).not.toMatch(/[^\P{C}\n]/u)
    })

    test('of an empty inbox as JSON is an empty array', async () => {
      expect(await run(['export', '--json'])).toEqual(success('[]\n'))
    })

    test('as CSV contains every field unchanged', async () => {
      await receive({ message: 'a "quoted", long\r\ntext' })
      const head = '"id","receivedAt","form","name","email","subject","message","read"\r\n'
      const row =
        '"1","2025-01-01T00:00:00.000Z","contact","Ada","ada@example.com","Hello","a ""quoted"", long\r\ntext","false"\r\n'
      expect(await run(['export', '--csv'])).toEqual(success(head + row))
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
    ])('as CSV keeps %j from being a formula', async (subject, cell) => {
      await receive({ subject })
      const { stdout } = await run(['export', '--csv'])
      expect(stdout).toContain(`,"${cell}",`)
      // Removing the apostrophe restores the original text.
      expect(cell.replace(/^'/, '').replaceAll('""', '"')).toBe(subject)
    })

    test('as CSV is escaped in a terminal and exact in a file', async () => {
      await receive({ message: '\u001b[2J' })
      expect((await run(['export', '--csv'], { isTerminal: true })).stdout).toContain('"\\u{1b}[2J"')
      expect((await run(['export', '--csv'])).stdout).toContain('"\u001b[2J"')
    })
  })

  test('import adds the messages of an export that are missing, unchanged', async () => {
    await receive({ message: '\u001b[0m😀' }, { subject: '' }, {})
    await inbox.markRead(2)
    const all = await readAll()
    const folder = mkdtempSync(join(tmpdir(), 'textwright-import-'))
    const file = join(folder, 'messages.json')
    writeFileSync(file, (await run(['export', '--json'])).stdout)
    await inbox.delete(2)
    await inbox.delete(1)
    expect(await run(['import', file])).toEqual(success('Messages added: 2 of 3.\n'))
    expect(await run(['import', file])).toEqual(success('Messages added: 0 of 3.\n'))
    rmSync(folder, { recursive: true })
    const withoutId = (messages: Message[]) => messages.map((message) => JSON.stringify({ ...message, id: 0 })).sort()
    expect(withoutId(await readAll())).toEqual(withoutId(all))
  })

  describe('errors are one sentence', () => {
    test.each([
      [['show', '7'], 1, 'Message 7 doesn’t exist.'],
      [['read', '7'], 1, 'Message 7 doesn’t exist.'],
      [['delete', '7'], 1, 'Message 7 doesn’t exist.'],
      [['show'], 2, 'Enter the number of a message.'],
      [['show', 'x'], 2, '“x” isn’t a message number.'],
      [['delete', '-1'], 2, '“-1” isn’t a message number.'],
      [['delete', '1', '2'], 2, 'Unexpected argument “2”.'],
      [['list', '1'], 2, 'Unexpected argument “1”.'],
      [['export'], 2, 'Choose a format: --json or --csv.'],
      [['export', '--xml'], 2, 'Choose a format: --json or --csv.'],
      [['import'], 2, 'Enter the name of a file from export --json.'],
      [['import', '/nowhere.json'], 1, /^\/nowhere\.json can’t be read: .+\.$/],
      [['import', 'package.json'], 1, /^package\.json isn’t an export\. /],
      [['backup'], 2, 'Enter the name of the backup file.'],
      [['\u001b[2J'], 2, 'Unknown command “\\u{1b}[2J”. Use list, show, read, delete, export, import or backup.'],
    ])('%j', async (args, code, sentence) => {
      const outcome = await run(args)
      expect(outcome).toMatchObject({ code, stdout: '' })
      expect(outcome.stderr).toHaveLength(1)
      expect(outcome.stderr[0]).toMatch(sentence)
    })
  })
})

describe('without an inbox', () => {
  const openNothing = () => openInbox({ folder: '/nowhere', mustExist: true })

  test('prints help', async () => {
    const { code, stdout } = await runCommand(openNothing, ['--help'])
    expect(code).toBe(0)
    for (const command of ['list', 'show ID', 'read ID', 'delete ID', '--json', '--csv', 'import FILE', 'backup FILE'])
      expect(stdout).toContain(command)
  })

  test('reports that it is missing, and does not create it', async () => {
    const stderr = ['/nowhere doesn’t contain an inbox yet.']
    expect(await runCommand(openNothing, ['list'])).toEqual({ code: 1, stdout: '', stderr })
    expect(existsSync('/nowhere')).toBe(false)
  })

  test('reports a database address that is not one', async () => {
    const open = () => openInbox({ folder: '', databaseUrl: 'postgresql://ada:secret@host:port/x' })
    const { code, stderr } = await runCommand(open, ['list'])
    expect([code, stderr]).toEqual([
      1,
      ['DATABASE_URL must be an address like postgresql://user:password@db.example.com:5432/textwright.'],
    ])
  })
})

describe('backup', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'textwright-messages-'))
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('writes a copy', async () => {
    const inbox = await openInbox({ folder })
    await inbox.add(hello)
    const file = join(folder, 'copy.db')
    const backUp = (target: string) => runCommand(() => openInbox({ folder }), ['backup', target])
    expect(await backUp(file)).toEqual(success(`The inbox was copied to ${file}.\n`))
    const copy = new Database(file)
    expect(copy.prepare('SELECT name FROM message').all()).toEqual([{ name: 'Ada' }])
    copy.close()
    await inbox.close()
    expect(await backUp(file)).toMatchObject({
      code: 1,
      stderr: [`${file} already exists. A backup never overwrites a file.`],
    })
    expect(await backUp('/nowhere/at/all.db')).toMatchObject({
      code: 1,
      stderr: [expect.stringMatching(/^The backup couldn’t be written: .+\.$/)],
    })
  })

  test('refers to pg_dump for an inbox in PostgreSQL', async () => {
    const open = () => openInbox({ folder, databaseUrl: 'postgresql://127.0.0.1:1/none' })
    expect(await runCommand(open, ['backup', join(folder, 'copy.db')])).toEqual({
      code: 1,
      stdout: '',
      stderr: ['This inbox is in PostgreSQL. Back it up with pg_dump, as described in docs/messages.md.'],
    })
  })

  test('rejects an inbox of a newer version', async () => {
    const inbox = await openInbox({ folder })
    await inbox.check()
    await inbox.close()
    const database = new Database(inboxFile(folder))
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(await runCommand(() => openInbox({ folder }), ['list'])).toMatchObject({
      code: 1,
      stderr: [expect.stringContaining('version 99')],
    })
  })
})
