import Sqlite from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { type Inbox, inboxFile, type InboxSettings } from '#services/inbox/inbox.ts'
import { openInbox } from '#services/inbox/open-inbox.ts'
import { postgresBin, startPostgres } from './sample-postgres.ts'

/** A new, empty place for an inbox in each test. */
export interface SampleInbox {
  /** Opens the inbox. Several can be open, like those of several servers. */
  open(settings?: Partial<InboxSettings>): Promise<Inbox>
  /** Runs a statement on a connection of its own, like another process. */
  query(sql: string): Promise<unknown[]>
  /** Returns a time as an SQL expression. */
  time(milliseconds: number): string
}

function sampleInFile(): SampleInbox {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'textwright-inbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return {
    open: (settings = {}) => openInbox({ folder, ...settings }),
    async query(sql) {
      const database = new Sqlite(inboxFile(folder))
      try {
        return await Promise.resolve(database.prepare(sql).all())
      } finally {
        database.close()
      }
    },
    time: String,
  }
}

function sampleInPostgres(): SampleInbox {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  beforeEach(async () => {
    await server.query('DROP SCHEMA IF EXISTS textwright CASCADE')
  })
  afterAll(() => server.stop())
  return {
    open: (settings = {}) => openInbox({ folder: '', databaseUrl: server.url, ...settings }),
    query: (sql) => server.query(sql),
    time: (milliseconds) => `to_timestamp(${String(milliseconds / 1000)})`,
  }
}

/** Defines the same tests for an inbox in a file and, in deep tests, for one in PostgreSQL. */
export function describeInboxes(defineTests: (sample: SampleInbox) => void) {
  describe('in a file', () => defineTests(sampleInFile()))
  describe.skipIf(postgresBin === undefined)('in PostgreSQL', () => defineTests(sampleInPostgres()))
}
