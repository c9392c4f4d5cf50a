import Database from 'libsql'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from './database.ts'
import { createInbox, type Inbox, inboxFile, InboxUnavailable } from './inbox.ts'
import type { NewMessage } from './message.ts'
import { migrations } from './migrations.ts'
import { startRetention } from './retention.ts'

let folder = ''
let inbox: Inbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-inbox-'))
  inbox = createInbox({ folder })
})

afterEach(() => {
  inbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const hello: NewMessage = {
  form: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A text.',
}

function count(): number {
  return [...inbox.messages()].length
}

/** The database as another process sees it. */
function look(sql: string, file = inboxFile(folder)): unknown {
  const database = new Database(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

test('a message is kept as it was sent', () => {
  const before = Date.now()
  inbox.add(hello)
  const [message] = inbox.messages()
  expect(message).toMatchObject({ id: 1, ...hello, read: false })
  expect(Date.parse(message?.receivedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(inbox.find(1)).toEqual(message)
})

test.each([
  ['SQL', "'); DROP TABLE message; --"],
  ['HTML', '<script>alert(1)</script>&amp;'],
  ['line breaks of every kind', 'a\r\nb\nc\rd\u2028e'],
  ['an escape sequence', '\u001b[31mred\u0007'],
  ['emoji and joiners', '👩‍👩‍👧‍👦 ﷽ ǆ'],
  ['white space', '  \t text \n\n'],
  ['a byte order mark', '\ufefftext'],
])('%s comes back letter by letter', (_, text) => {
  inbox.add({ ...hello, name: text, subject: text, message: text })
  expect(inbox.find(1)).toMatchObject({ name: text, subject: text, message: text })
})

test('full sync, a write-ahead log, and what is deleted is overwritten', () => {
  const connection = connect(join(folder, 'other.db'))
  expect(connection.first('PRAGMA synchronous')).toMatchObject({ synchronous: 2 })
  expect(connection.first('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' })
  expect(connection.first('PRAGMA secure_delete')).toMatchObject({ secure_delete: 1 })
  connection.close()
})

test('nothing is left of a deleted message in any file', () => {
  inbox.add({ ...hello, message: 'a secret that is 34 characters long' })
  inbox.add(hello)
  const files = () => ['', '-wal'].map((end) => readFileSync(inboxFile(folder) + end, 'latin1')).join('')
  expect(files()).toContain('a secret')
  expect(inbox.delete(1)).toBe(true)
  expect(files()).not.toContain('a secret')
  expect(files()).toContain('A text.')
})

describe('a reader in another process', () => {
  const secret = { ...hello, message: 'a secret that is 34 characters long' }
  const log = () => readFileSync(`${inboxFile(folder)}-wal`, 'latin1')

  /** Holds a read transaction until told to end, so that the log cannot be truncated. */
  function startReading() {
    const database = new Database(inboxFile(folder))
    database.exec('BEGIN')
    database.prepare('SELECT * FROM message').all()
    return () => {
      database.exec('ROLLBACK')
      database.close()
    }
  }

  test('that keeps a deleted message in the log is reported, and deleting again clears it', () => {
    inbox.add(secret)
    const stopReading = startReading()
    expect(() => inbox.delete(1)).toThrow(/^What was deleted can still be read in the log/)
    expect(inbox.find(1)).toBeUndefined()
    expect(log()).toContain('a secret')
    stopReading()
    expect(inbox.delete(1)).toBe(false)
    expect(log()).not.toContain('a secret')
  })

  test('does not keep retention from clearing the log the next time', async () => {
    inbox.add(secret)
    look('UPDATE message SET received_at = 0')
    const problems: string[] = []
    const parts = { inbox, days: 30, report: (problem: string) => problems.push(problem) }
    const stopReading = startReading()
    const stopFirst = await startRetention(parts)
    stopFirst()
    expect(problems).toEqual([expect.stringContaining('can still be read in the log')])
    stopReading()
    const stopSecond = await startRetention(parts)
    stopSecond()
    expect(problems).toHaveLength(1)
    expect(log()).not.toContain('a secret')
  })
})

describe('a file deleted or replaced while it is open', () => {
  const remove = (...ends: string[]) => {
    for (const end of ends) rmSync(inboxFile(folder) + end)
  }

  test.each([
    ['all of them', ['', '-wal', '-shm']],
    ['the database', ['']],
    ['the log', ['-wal']],
  ])('%s: the next message is in the files that are there', (_, ends) => {
    inbox.add({ ...hello, message: 'before' })
    remove(...ends)
    inbox.add({ ...hello, message: 'after' })
    // As after a crash: what is not in these files is gone.
    const files = ends.includes('-wal') && ends.length === 1 ? [''] : ['', '-wal']
    for (const end of files) writeFileSync(join(folder, `copy.db${end}`), readFileSync(inboxFile(folder) + end))
    expect(look("SELECT message FROM message WHERE message = 'after'", join(folder, 'copy.db'))).toEqual([
      { message: 'after' },
    ])
  })

  test('a restored backup is used, and stays whole', () => {
    inbox.add({ ...hello, message: 'in the backup' })
    inbox.backUp(join(folder, 'copy.db'))
    inbox.add({ ...hello, message: 'later' })
    remove('', '-wal', '-shm')
    writeFileSync(inboxFile(folder), readFileSync(join(folder, 'copy.db')))
    inbox.add({ ...hello, message: 'after' })
    expect([...inbox.messages()].map(({ message }) => message)).toEqual(['after', 'in the backup'])
    inbox.close()
    expect(look('SELECT message FROM message')).toEqual([{ message: 'in the backup' }, { message: 'after' }])
  })

  test('nothing is reopened while they stay', () => {
    inbox.add(hello)
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    const { ino } = statSync(`${inboxFile(folder)}-wal`)
    for (let index = 0; index < 5; index++) inbox.add(hello)
    expect([openFiles(), statSync(`${inboxFile(folder)}-wal`).ino]).toEqual([before, ino])
  })
})

test('an id never comes to mean another message', () => {
  inbox.add(hello)
  expect([inbox.delete(1), inbox.delete(1)]).toEqual([true, false])
  inbox.add(hello)
  expect([...inbox.messages()].map(({ id }) => id)).toEqual([2])
})

test('a message is marked as read', () => {
  inbox.add(hello)
  expect([inbox.markRead(1), inbox.markRead(2)]).toEqual([true, false])
  expect(inbox.find(1)?.read).toBe(true)
})

test('folder and files are their owner’s alone', () => {
  const own = join(folder, 'own')
  const other = createInbox({ folder: own })
  other.add(hello)
  expect(statSync(own).mode & 0o777).toBe(0o700)
  const modes = readdirSync(own).map((name) => [name, statSync(join(own, name)).mode & 0o777])
  other.close()
  expect(modes).toEqual(['messages.db', 'messages.db-shm', 'messages.db-wal'].map((name) => [name, 0o600]))
})

describe('a key', () => {
  test.each([
    ['none', [{}, {}], 2],
    ['the same', [{ key: 'a' }, { key: 'a' }], 1],
    ['another', [{ key: 'a' }, { key: 'b' }], 2],
    ['the same for another form', [{ key: 'a' }, { key: 'a', form: 'other' }], 2],
    // Else whoever corrects a message that did not seem to arrive would be told that it was sent.
    ['the same for other words', [{ key: 'a' }, { key: 'a', message: 'Another text.' }], 2],
  ])('%s', (_, sent, storedCount) => {
    for (const part of sent) inbox.add({ ...hello, ...part })
    expect(count()).toBe(storedCount)
  })

  test('counts across processes', () => {
    const other = createInbox({ folder })
    for (const each of [inbox, other, inbox, other]) each.add({ ...hello, key: 'a' })
    other.close()
    expect(count()).toBe(1)
  })
})

describe('retention', () => {
  test('deletes what is older than so many days, and nothing else', async () => {
    const day = 86_400_000
    for (const age of [31.1, 29.9, 0]) {
      inbox.add(hello)
      const database = new Database(inboxFile(folder))
      database
        .prepare('UPDATE message SET received_at = ? WHERE id = (SELECT max(id) FROM message)')
        .run(Date.now() - age * day)
      database.close()
    }
    const stop = await startRetention({ inbox, days: 30, report: (problem) => expect.fail(problem) })
    stop()
    expect([...inbox.messages()].map(({ id }) => id)).toEqual([3, 2])
  })

  test('a disk that fails does not stop the server', async () => {
    const outputs: string[] = []
    inbox.close()
    const stop = await startRetention({ inbox, days: 30, report: (problem) => outputs.push(problem) })
    stop()
    expect(outputs).toEqual(['The inbox is closed.'])
  })
})

describe('migrations', () => {
  test('a database of the first version is brought up, with what is in it', () => {
    const old = connect(inboxFile(folder), migrations.slice(0, 1))
    old.run(
      "INSERT INTO message (received_at, form, name, email, subject, message) VALUES (0, 'f', 'n', 'e', 's', 'm')",
    )
    old.close()
    expect(inbox.find(1)).toMatchObject({ receivedAt: '1970-01-01T00:00:00.000Z', form: 'f', message: 'm' })
    expect(look('PRAGMA user_version')).toEqual([{ user_version: migrations.length }])
  })

  test('one that fails leaves the database as it was', () => {
    connect(inboxFile(folder), migrations).close()
    const broken = [...migrations, 'CREATE TABLE extra (id INTEGER); nonsense;']
    expect(() => connect(inboxFile(folder), broken)).toThrow('nonsense')
    expect(look('PRAGMA user_version')).toEqual([{ user_version: migrations.length }])
    expect(look("SELECT name FROM sqlite_schema WHERE name = 'extra'")).toEqual([])
    inbox.add(hello)
    expect(count()).toBe(1)
  })

  test('a newer database is left alone, in one sentence', () => {
    connect(inboxFile(folder), [...migrations, 'CREATE TABLE later (id INTEGER);']).close()
    const newer = String(migrations.length + 1)
    expect(() => {
      inbox.check()
    }).toThrow(`The inbox is of version ${newer}, and this Textwright knows ${String(migrations.length)}`)
    expect(look('PRAGMA user_version')).toEqual([{ user_version: Number(newer) }])
  })
})

describe('a disk that fails', () => {
  test('is told in one sentence, and forgotten once it is well again', () => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file where the folder should be')
    expect(() => {
      inbox.add(hello)
    }).toThrow(InboxUnavailable)
    expect(() => {
      inbox.check()
    }).toThrow(/^The inbox in .+ cannot be used: [^.\n]*EEXIST/)
    rmSync(folder)
    inbox.add(hello)
    expect(count()).toBe(1)
  })

  test('a file that is no database', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(inboxFile(folder), 'not a database, but longer than a hundred bytes '.repeat(10))
    expect(() => {
      inbox.check()
    }).toThrow(/^The inbox in .+ cannot be used: .*not a database/)
  })

  test('another process that never lets go', () => {
    inbox.check()
    const other = new Database(inboxFile(folder))
    other.exec('BEGIN IMMEDIATE')
    expect(() => {
      inbox.add(hello)
    }).toThrow(/locked.*SQLITE_BUSY/)
    other.exec('ROLLBACK')
    other.close()
    inbox.add(hello)
    expect(count()).toBe(1)
  })
})

describe('a backup', () => {
  /** Another process that writes as fast as it can, and says how far it is. */
  const writer = `
    const database = new (require('libsql'))(process.argv[1], { timeout: 5000 })
    database.exec('PRAGMA synchronous = FULL')
    const insert = database.prepare(
      "INSERT INTO message (received_at, form, name, email, subject, message) VALUES (0, 'f', 'n', 'e', 's', ?)")
    for (let i = 1; ; i++) { insert.run('x'.repeat(3000)); process.stdout.write(i + '\\n') }`

  test('is whole while others write', async () => {
    inbox.check()
    const child = spawn(process.execPath, ['-e', writer, inboxFile(folder)], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const copies = ['a', 'b', 'c'].map((name) => join(folder, `${name}.db`))
    const known = copies.map((copy) => {
      const before = count()
      inbox.backUp(copy)
      return before
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const [index, copy] of copies.entries()) {
      expect(look('PRAGMA integrity_check', copy)).toEqual([{ integrity_check: 'ok' }])
      const [{ n }] = look('SELECT count(*) n FROM message', copy) as [{ n: number }]
      expect(n).toBeGreaterThanOrEqual(known[index] ?? Infinity)
    }
  })

  test('can be put in place of the inbox', () => {
    inbox.add({ ...hello, key: 'a' })
    inbox.backUp(join(folder, 'copy.db'))
    const restored = createInbox({ folder: join(folder, 'restored') })
    mkdirSync(join(folder, 'restored'))
    writeFileSync(inboxFile(join(folder, 'restored')), readFileSync(join(folder, 'copy.db')))
    restored.add({ ...hello, key: 'a' })
    expect([...restored.messages()]).toEqual([...inbox.messages()])
    restored.close()
  })

  test('is its owner’s alone', () => {
    inbox.backUp(join(folder, 'copy.db'))
    expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600)
  })

  test('overwrites nothing', () => {
    writeFileSync(join(folder, 'copy.db'), 'mine')
    expect(() => {
      inbox.backUp(join(folder, 'copy.db'))
    }).toThrow(/copy\.db is there already/)
    expect(readFileSync(join(folder, 'copy.db'), 'utf8')).toBe('mine')
  })

  test('that fails leaves nothing behind', () => {
    expect(() => {
      inbox.backUp(join(folder, 'nowhere/copy.db'))
    }).toThrow(/^The backup could not be written: .*ENOENT/)
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })
})
