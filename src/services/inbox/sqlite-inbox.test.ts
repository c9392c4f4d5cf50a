import Database from 'libsql'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inboxFile, InboxUnavailable } from './inbox.ts'
import type { NewMessage } from './message.ts'
import { startRetention } from './retention.ts'
import { connect } from './sqlite-database.ts'
import { createSqliteInbox } from './sqlite-inbox.ts'
import { migrations } from './sqlite-migrations.ts'

let folder = ''
let inbox: ReturnType<typeof createSqliteInbox>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-inbox-'))
  inbox = createSqliteInbox({ folder, lockMilliseconds: 200 })
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

function countMessages(): number {
  return [...inbox.messages()].length
}

/** Queries the database over a second connection, like another process. */
function queryDatabase(sql: string, file = inboxFile(folder)): unknown {
  const database = new Database(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

test('uses full sync, a write-ahead log and secure deletion', () => {
  const connection = connect(join(folder, 'other.db'))
  expect(connection.first('PRAGMA synchronous')).toMatchObject({ synchronous: 2 })
  expect(connection.first('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' })
  expect(connection.first('PRAGMA secure_delete')).toMatchObject({ secure_delete: 1 })
  connection.close()
})

test('leaves no trace of a deleted message in any file', () => {
  inbox.add({ ...hello, message: 'a secret that is 34 characters long' })
  inbox.add(hello)
  const files = () => ['', '-wal'].map((suffix) => readFileSync(inboxFile(folder) + suffix, 'latin1')).join('')
  expect(files()).toContain('a secret')
  expect(inbox.delete(1)).toBe(true)
  expect(files()).not.toContain('a secret')
  expect(files()).toContain('A text.')
})

describe('a reader in another process', () => {
  const secret = { ...hello, message: 'a secret that is 34 characters long' }
  const log = () => readFileSync(`${inboxFile(folder)}-wal`, 'latin1')

  /** Holds a read transaction, so that the log cannot be truncated. Returns a function that ends it. */
  function startReading() {
    const database = new Database(inboxFile(folder))
    database.exec('BEGIN')
    database.prepare('SELECT * FROM message').all()
    return () => {
      database.exec('ROLLBACK')
      database.close()
    }
  }

  test('that keeps a deleted message in the log is reported, and deleting again clears the log', () => {
    inbox.add(secret)
    const stopReading = startReading()
    expect(() => inbox.delete(1)).toThrow(/^The deleted text is still in the inbox’s log/)
    expect(inbox.find(1)).toBeUndefined()
    expect(log()).toContain('a secret')
    stopReading()
    expect(inbox.delete(1)).toBe(false)
    expect(log()).not.toContain('a secret')
  })

  test('does not prevent the next retention run from clearing the log', async () => {
    inbox.add(secret)
    queryDatabase('UPDATE message SET received_at = 0')
    const problems: string[] = []
    const options = { inbox, days: 30, report: (problem: string) => problems.push(problem) }
    const stopReading = startReading()
    const stopFirst = await startRetention(options)
    stopFirst()
    expect(problems).toEqual([expect.stringContaining('still in the inbox’s log')])
    stopReading()
    const stopSecond = await startRetention(options)
    stopSecond()
    expect(problems).toHaveLength(1)
    expect(log()).not.toContain('a secret')
  })
})

describe('database files deleted or replaced while open', () => {
  const remove = (...suffixes: string[]) => {
    for (const suffix of suffixes) rmSync(inboxFile(folder) + suffix)
  }

  test.each([
    ['all files', ['', '-wal', '-shm']],
    ['the database', ['']],
    ['the log', ['-wal']],
  ])('%s: the next message is stored in the current files', (_, suffixes) => {
    inbox.add({ ...hello, message: 'before' })
    remove(...suffixes)
    inbox.add({ ...hello, message: 'after' })
    // Simulates a crash: only the content of these files survives.
    const survivors = suffixes.includes('-wal') && suffixes.length === 1 ? [''] : ['', '-wal']
    for (const suffix of survivors)
      writeFileSync(join(folder, `copy.db${suffix}`), readFileSync(inboxFile(folder) + suffix))
    expect(queryDatabase("SELECT message FROM message WHERE message = 'after'", join(folder, 'copy.db'))).toEqual([
      { message: 'after' },
    ])
  })

  test('uses a restored backup without damaging it', () => {
    inbox.add({ ...hello, message: 'in the backup' })
    inbox.backUp(join(folder, 'copy.db'))
    inbox.add({ ...hello, message: 'later' })
    remove('', '-wal', '-shm')
    writeFileSync(inboxFile(folder), readFileSync(join(folder, 'copy.db')))
    inbox.add({ ...hello, message: 'after' })
    expect([...inbox.messages()].map(({ message }) => message)).toEqual(['after', 'in the backup'])
    inbox.close()
    expect(queryDatabase('SELECT message FROM message')).toEqual([{ message: 'in the backup' }, { message: 'after' }])
  })

  test('does not reopen files that stay the same', () => {
    inbox.add(hello)
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    const { ino } = statSync(`${inboxFile(folder)}-wal`)
    for (let index = 0; index < 5; index++) inbox.add(hello)
    expect([openFiles(), statSync(`${inboxFile(folder)}-wal`).ino]).toEqual([before, ino])
  })
})

test('makes the folder and its files accessible only to their owner', () => {
  const own = join(folder, 'own')
  const other = createSqliteInbox({ folder: own })
  other.add(hello)
  expect(statSync(own).mode & 0o777).toBe(0o700)
  const modes = readdirSync(own).map((name) => [name, statSync(join(own, name)).mode & 0o777])
  other.close()
  expect(modes).toEqual(['messages.db', 'messages.db-shm', 'messages.db-wal'].map((name) => [name, 0o600]))
})

describe('migrations', () => {
  test('upgrades a database of the first version and keeps its messages', () => {
    const old = connect(inboxFile(folder), { migrationScripts: migrations.slice(0, 1) })
    old.run(
      "INSERT INTO message (received_at, form, name, email, subject, message) VALUES (0, 'f', 'n', 'e', 's', 'm')",
    )
    old.close()
    expect(inbox.find(1)).toMatchObject({ receivedAt: '1970-01-01T00:00:00.000Z', form: 'f', message: 'm' })
    expect(queryDatabase('PRAGMA user_version')).toEqual([{ user_version: migrations.length }])
  })

  test('leaves the database unchanged if one fails', () => {
    connect(inboxFile(folder)).close()
    const broken = [...migrations, 'CREATE TABLE extra (id INTEGER); nonsense;']
    expect(() => connect(inboxFile(folder), { migrationScripts: broken })).toThrow('nonsense')
    expect(queryDatabase('PRAGMA user_version')).toEqual([{ user_version: migrations.length }])
    expect(queryDatabase("SELECT name FROM sqlite_schema WHERE name = 'extra'")).toEqual([])
    inbox.add(hello)
    expect(countMessages()).toBe(1)
  })

  test('rejects a newer database and leaves it unchanged', () => {
    connect(inboxFile(folder), { migrationScripts: [...migrations, 'CREATE TABLE later (id INTEGER);'] }).close()
    const newer = String(migrations.length + 1)
    expect(() => {
      inbox.check()
    }).toThrow(
      `The inbox has version ${newer}, but this release of Textwright supports only version ${String(migrations.length)}`,
    )
    expect(queryDatabase('PRAGMA user_version')).toEqual([{ user_version: Number(newer) }])
  })
})

describe('a failing disk', () => {
  test('is reported in one sentence, and the inbox recovers afterwards', () => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file where the folder should be')
    expect(() => {
      inbox.add(hello)
    }).toThrow(InboxUnavailable)
    expect(() => {
      inbox.check()
    }).toThrow(/^The inbox in .+ can’t be used: [^.\n]*EEXIST/)
    rmSync(folder)
    inbox.add(hello)
    expect(countMessages()).toBe(1)
  })

  test('rejects a file that is not a database', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(inboxFile(folder), 'not a database, but longer than a hundred bytes '.repeat(10))
    expect(() => {
      inbox.check()
    }).toThrow(/^The inbox in .+ can’t be used: .*not a database/)
  })

  test('reports a lock held by another process', () => {
    inbox.check()
    const other = new Database(inboxFile(folder))
    other.exec('BEGIN IMMEDIATE')
    expect(() => {
      inbox.add(hello)
    }).toThrow(/locked.*SQLITE_BUSY/)
    other.exec('ROLLBACK')
    other.close()
    inbox.add(hello)
    expect(countMessages()).toBe(1)
  })
})

describe('a backup', () => {
  /** Script for a process that inserts rows as fast as it can and prints their count. */
  const writer = `
    const database = new (require('libsql'))(process.argv[1], { timeout: 5000 })
    database.exec('PRAGMA synchronous = FULL')
    const insert = database.prepare(
      "INSERT INTO message (received_at, form, name, email, subject, message) VALUES (0, 'f', 'n', 'e', 's', ?)")
    for (let i = 1; ; i++) { insert.run('x'.repeat(3000)); process.stdout.write(i + '\\n') }`

  test('is complete while another process writes', async () => {
    inbox.check()
    const child = spawn(process.execPath, ['-e', writer, inboxFile(folder)], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const copies = ['a', 'b', 'c'].map((name) => join(folder, `${name}.db`))
    const minCounts = copies.map((copy) => {
      const before = countMessages()
      inbox.backUp(copy)
      return before
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const [index, copy] of copies.entries()) {
      expect(queryDatabase('PRAGMA integrity_check', copy)).toEqual([{ integrity_check: 'ok' }])
      const [{ n }] = queryDatabase('SELECT count(*) n FROM message', copy) as [{ n: number }]
      expect(n).toBeGreaterThanOrEqual(minCounts[index] ?? Infinity)
    }
  })

  test('can replace the inbox', () => {
    inbox.add({ ...hello, key: 'a' })
    inbox.backUp(join(folder, 'copy.db'))
    const restored = createSqliteInbox({ folder: join(folder, 'restored') })
    mkdirSync(join(folder, 'restored'))
    writeFileSync(inboxFile(join(folder, 'restored')), readFileSync(join(folder, 'copy.db')))
    restored.add({ ...hello, key: 'a' })
    expect([...restored.messages()]).toEqual([...inbox.messages()])
    restored.close()
  })

  test('is accessible only to its owner', () => {
    inbox.backUp(join(folder, 'copy.db'))
    expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600)
  })

  test('never overwrites a file', () => {
    writeFileSync(join(folder, 'copy.db'), 'mine')
    expect(() => {
      inbox.backUp(join(folder, 'copy.db'))
    }).toThrow(/copy\.db already exists/)
    expect(readFileSync(join(folder, 'copy.db'), 'utf8')).toBe('mine')
  })

  test('leaves no file when it fails', () => {
    expect(() => {
      inbox.backUp(join(folder, 'nowhere/copy.db'))
    }).toThrow(/^The backup couldn’t be written: .*ENOENT/)
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })
})
