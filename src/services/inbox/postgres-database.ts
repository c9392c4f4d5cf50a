import pg from 'pg'
import { InputError } from '#core/tool/input-error.ts'
import { checkVersion, InboxUnavailable, invalidDatabaseUrl, toUnavailable } from './inbox.ts'
import { migrations } from './postgres-migrations.ts'

/** How long a sender waits for a connection, and then for the database. */
const timeoutMilliseconds = 3000

/** Any number: servers that start at the same time take turns with the lock of this number. */
const migrationLock = 3_203_301

type Values = readonly unknown[]

/** Runs statements, on any connection or on that of a transaction. */
export type Run = <Row extends pg.QueryResultRow>(sql: string, values?: Values) => Promise<pg.QueryResult<Row>>

export interface Database {
  /** Server and name of the database, without credentials. */
  readonly place: string
  readonly run: Run
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface DatabaseOptions {
  readonly mustExist?: boolean
  readonly migrationScripts?: readonly string[]
}

// `bigint` columns: ids stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Errors of the package and of the network have no class in common, so they are converted where they come from. */
function rejectUnavailable(error: unknown): never {
  throw toUnavailable(error, 'PostgreSQL')
}

function toRun(client: pg.Pool | pg.PoolClient): Run {
  return (sql, values = []) => client.query(sql, [...values]).catch(rejectUnavailable)
}

async function inTransaction<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(rejectUnavailable)
  const run = toRun(client)
  let failure: Error | undefined
  try {
    await run('BEGIN')
    const result = await work(run)
    await run('COMMIT')
    return result
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // After a failure the connection is closed, which rolls back.
    client.release(failure)
  }
}

/** With another encoding, some messages could not be stored. */
async function checkEncoding(run: Run) {
  const { rows } = await run<{ encoding: string }>("SELECT current_setting('server_encoding') AS encoding")
  const encoding = rows[0]?.encoding ?? ''
  if (encoding !== 'UTF8') throw new InputError(`The encoding of the database is ${encoding}, but it must be UTF8.`)
}

async function migrate(run: Run, { mustExist = false, migrationScripts = migrations }: DatabaseOptions) {
  await checkEncoding(run)
  await run('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  const { rows: tables } = await run<{ name: string | null }>("SELECT to_regclass('textwright.version') AS name")
  if (tables[0]?.name === null) {
    if (mustExist) throw new InputError('The database doesn’t contain an inbox yet.')
    await run('CREATE SCHEMA IF NOT EXISTS textwright')
    await run('CREATE TABLE textwright.version AS SELECT 0 AS version')
  }
  const { rows } = await run<{ version: number }>('SELECT version FROM textwright.version')
  const version = rows[0]?.version ?? 0
  checkVersion(version, migrationScripts.length)
  for (const script of migrationScripts.slice(version)) await run(script)
  if (version < migrationScripts.length)
    await run('UPDATE textwright.version SET version = $1', [migrationScripts.length])
}

/** The pool reads the address when it connects; this reads it now. */
function readPlace(connectionString: string): string {
  try {
    const { host, port, database = '' } = new pg.Client({ connectionString })
    return `PostgreSQL at ${host}:${String(port)}, database ${database}`
  } catch (error) {
    const { path, message } = error as NodeJS.ErrnoException
    throw path === undefined
      ? invalidDatabaseUrl()
      : new InputError(`A file named in DATABASE_URL can’t be read: ${message}.`)
  }
}

function createPool(connectionString: string): pg.Pool {
  return new pg.Pool({
    connectionString,
    connectionTimeoutMillis: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds,
    keepAlive: true,
  })
}

/** Opens a PostgreSQL database. It is migrated on first use, and checked again after an error. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const place = readPlace(url)
  const pool = createPool(url)
  let migrating: Promise<void> | undefined
  // If a connection is lost, its statement fails and the pool replaces it. Without listeners, these events would end the
  // process.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))

  async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
    if (pool.ending) throw new InboxUnavailable('The inbox is closed.')
    try {
      migrating ??= inTransaction(pool, (run) => migrate(run, options))
      await migrating
      return await work()
    } catch (error) {
      migrating = undefined
      throw error
    }
  }

  return {
    place,
    run: (sql, values) => withDatabase(() => toRun(pool)(sql, values)),
    transaction: (work) => withDatabase(() => inTransaction(pool, work)),
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}
