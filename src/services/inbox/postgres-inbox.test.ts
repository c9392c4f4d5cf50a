import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { InboxUnavailable } from './inbox.ts'
import { openDatabase } from './postgres-database.ts'
import { createPostgresInbox } from './postgres-inbox.ts'
import { migrations } from './postgres-migrations.ts'
import { postgresBin, postgresPassword, startPostgres } from '#test/sample-postgres.ts'

const hello = { form: 'contact', name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A text.' }

describe.skipIf(postgresBin === undefined)('an inbox in PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>

  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)

  beforeEach(async () => {
    await server.query('DROP SCHEMA IF EXISTS textwright CASCADE')
  })

  afterAll(() => server.stop())

  /** Opens an inbox, and closes it after its use. */
  async function withInbox<T>(use: (inbox: ReturnType<typeof createPostgresInbox>) => Promise<T>, url = server.url) {
    const inbox = createPostgresInbox(url)
    try {
      return await use(inbox)
    } finally {
      await inbox.close()
    }
  }

  describe('migrations', () => {
    const readVersion = () => server.query('SELECT version FROM version')

    async function migrateWith(migrationScripts: readonly string[]) {
      const database = openDatabase(server.url, { migrationScripts })
      try {
        await database.run('SELECT 1')
      } finally {
        await database.close()
      }
    }

    test('run once, by servers that start at the same time', async () => {
      await Promise.all(Array.from({ length: 8 }, () => withInbox((inbox) => inbox.add(hello))))
      expect(await readVersion()).toEqual([{ version: migrations.length }])
      expect(await server.query('SELECT count(*)::integer AS count FROM message')).toEqual([{ count: 8 }])
    })

    test('upgrade an older version and keep its messages', async () => {
      await withInbox((inbox) => inbox.add(hello))
      await migrateWith([...migrations, 'ALTER TABLE textwright.message ADD COLUMN extra text;'])
      expect(await readVersion()).toEqual([{ version: migrations.length + 1 }])
      expect(await server.query('SELECT name, extra FROM message')).toEqual([{ name: 'Ada', extra: null }])
    })

    test('leave the database unchanged if one fails', async () => {
      await withInbox((inbox) => inbox.check())
      const broken = [...migrations, 'CREATE TABLE textwright.extra (id integer); nonsense;']
      await expect(migrateWith(broken)).rejects.toThrow('nonsense')
      expect(await readVersion()).toEqual([{ version: migrations.length }])
      expect(await server.query("SELECT to_regclass('extra') AS name")).toEqual([{ name: null }])
    })

    test('reject a newer version and leave it unchanged', async () => {
      await withInbox((inbox) => inbox.check())
      await server.query('UPDATE version SET version = 99')
      await expect(withInbox((inbox) => inbox.add(hello))).rejects.toThrow(
        `The inbox has version 99, but this release of Textwright supports only version ${String(migrations.length)}`,
      )
      expect(await readVersion()).toEqual([{ version: 99 }])
    })
  })

  test('is not healthy if it can only be read', async () => {
    await withInbox((inbox) => inbox.check())
    const readOnly = `${server.url}?options=-c%20default_transaction_read_only%3Don`
    const checked = withInbox((inbox) => inbox.check(), readOnly)
    await expect(checked).rejects.toThrow(
      'The inbox in PostgreSQL can’t be used: cannot execute UPDATE in a read-only transaction (25006).',
    )
  })

  test('can be backed up and restored as described in docs/messages.md', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'textwright-dump-'))
    const file = join(folder, 'messages.dump')
    const documented = readFileSync('docs/messages.md', 'utf8')
    /** Runs the line of the document that starts with the program's name. */
    const run = (program: string) => {
      const line = new RegExp(`^${program} (.+)$`, 'm').exec(documented)?.[1] ?? ''
      const args = line.replace('"$DATABASE_URL"', server.url).replace('messages.dump', file).split(' ')
      server.runProgram(program, ...args)
    }
    await withInbox(async (inbox) => {
      await inbox.createRateLimiter(10).consume('192.0.2.1')
      await inbox.add({ ...hello, key: 'a' })
      run('pg_dump')
      await inbox.add(hello)
    })
    run('pg_restore')
    await withInbox(async (inbox) => {
      expect(await server.query('SELECT name FROM message')).toEqual([{ name: 'Ada' }])
      expect(await server.query('SELECT key FROM rate_limit')).toEqual([])
      await inbox.add({ ...hello, key: 'a' })
      await inbox.add({ ...hello, name: 'Eve' })
      expect(await server.query('SELECT name FROM message ORDER BY id')).toEqual([{ name: 'Ada' }, { name: 'Eve' }])
    })
    rmSync(folder, { recursive: true })
  })

  test('is used again after the database was restored', () =>
    withInbox(async (inbox) => {
      await inbox.add(hello)
      await server.query('DROP SCHEMA textwright CASCADE')
      await expect(inbox.add(hello)).rejects.toThrow(InboxUnavailable)
      await inbox.add(hello)
      expect(await inbox.find(1)).toMatchObject(hello)
    }))

  test('survives the loss of its connections, idle or in use', () =>
    withInbox(async (inbox) => {
      const endConnections = () =>
        server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
      let failures = 0
      for (let round = 0; round < 20; round++) {
        const added = Array.from({ length: 10 }, (_, index) =>
          inbox.add({ ...hello, key: `${String(round)} ${String(index)}` }).then(
            () => true,
            () => false,
          ),
        )
        const taken = inbox.takeDue().catch(() => undefined)
        await endConnections()
        await taken
        failures += (await Promise.all(added)).filter((isAdded) => !isAdded).length
      }
      expect(failures).toBeGreaterThan(0)
      await endConnections()
      await expect.poll(() => inbox.check().then(() => 'ok', String)).toBe('ok')
    }))

  test.each([
    ['a wrong password', () => server.url.replace(postgresPassword, 'wrong-secret'), /password authentication failed/],
    ['a missing database', () => server.url.replace('/postgres', '/nothing'), /database "nothing" does not exist/],
    ['no server', () => 'postgresql://ada:wrong-secret@localhost:1/x', /ECONNREFUSED/],
    ['an unknown certificate', () => `${server.url}?sslmode=verify-full`, /self-signed certificate/],
  ])('reports %s in one sentence without the password', async (_, url, reason) => {
    const error: unknown = await withInbox((inbox) => inbox.check(), url()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InboxUnavailable)
    const { message } = error as Error
    expect(message).toMatch(/^The inbox in PostgreSQL can’t be used: .+\.$/)
    expect(message).toMatch(reason)
    expect(message).not.toContain('secret')
    expect(message).not.toContain(postgresPassword)
  })

  test('does not report a mistake in the code as unavailable', async () => {
    const database = openDatabase(server.url)
    const mistake = new TypeError('a mistake')
    await expect(database.transaction(() => Promise.reject(mistake))).rejects.toBe(mistake)
    await database.close()
  })

  test('rejects a database with another encoding', async () => {
    await server.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    const checked = withInbox((inbox) => inbox.check(), server.url.replace('/postgres', '/latin'))
    await expect(checked).rejects.toThrow('The encoding of the database is LATIN1, but it must be UTF8.')
  })

  test('is encrypted as the address says', async () => {
    const database = openDatabase(`${server.url}?sslmode=verify-full&sslrootcert=${server.certificate}`)
    const { rows } = await database.run('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
    await database.close()
    expect(rows).toEqual([{ ssl: true }])
  })

  test('reports a server that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = `postgresql://127.0.0.1:${String((silent.address() as AddressInfo).port)}/x`
    await expect(withInbox((inbox) => inbox.add(hello), url)).rejects.toThrow(/timeout/)
    silent.close()
  })

  test('reports a message that waits too long for a lock, and stores it once when it is sent again', async () => {
    await withInbox(async (inbox) => {
      await inbox.check()
      const other = openDatabase(server.url)
      const message = { ...hello, key: 'a' }
      await other.transaction(async (run) => {
        await run('LOCK TABLE textwright.message')
        await expect(inbox.add(message)).rejects.toThrow(/timeout/)
      })
      await other.close()
      await inbox.add(message)
      expect(await server.query('SELECT id FROM message')).toHaveLength(1)
    })
  })

  describe('the rate limit', () => {
    test('is shared between servers, and its counts are kept for a minute', () =>
      withInbox((one) =>
        withInbox(async (other) => {
          const limiters = [one, other].map((inbox) => inbox.createRateLimiter(3))
          for (let count = 0; count < 3; count++) await limiters[count % 2]?.consume('192.0.2.1')
          for (const limiter of limiters)
            await expect(limiter.consume('192.0.2.1')).rejects.toMatchObject({ remainingPoints: 0 })
          await limiters[1]?.consume('192.0.2.2')
          const rows = (await server.query('SELECT expire FROM rate_limit')) as { expire: number }[]
          expect(rows).toHaveLength(2)
          for (const { expire } of rows) expect(Math.abs(expire - Date.now() - 60_000)).toBeLessThan(10_000)
        }),
      ))

    test('starts again after its minute, and old counts are deleted', () =>
      withInbox(async (inbox) => {
        vi.useFakeTimers({ toFake: ['setInterval'] })
        const limiter = inbox.createRateLimiter(1)
        await limiter.consume('192.0.2.1')
        await limiter.consume('192.0.2.2')
        await server.query('UPDATE rate_limit SET expire = 1')
        await limiter.consume('192.0.2.1')
        vi.advanceTimersByTime(60_000)
        vi.useRealTimers()
        await expect.poll(() => server.query('SELECT key FROM rate_limit')).toEqual([{ key: 'rlflx:192.0.2.1' }])
      }))
  })
})

test.each([
  ['host:port/x', 'DATABASE_URL must be an address like postgresql://user:password@db.example.com:5432/textwright.'],
  ['host/x?sslrootcert=/nowhere', /^A file named in DATABASE_URL can’t be read: ENOENT: .+ '\/nowhere'\.$/],
])('an address with %s is rejected in one sentence, without its password', (rest, sentence) => {
  expect(() => createPostgresInbox(`postgresql://ada:secret@${rest}`)).toThrow(sentence)
})
