import Database from 'libsql'
import { checkVersion } from './inbox.ts'
import { migrations } from './sqlite-migrations.ts'

type Value = string | number | Uint8Array | null

export interface Connection {
  /** Yields one row at a time. Until the last one is read, the connection cannot run anything that takes a lock. */
  rows(sql: string, ...values: Value[]): Iterable<unknown>
  first(sql: string, ...values: Value[]): unknown
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number
  transaction<T>(work: () => T): T
  close(): void
}

function version(connection: Connection): number {
  return (connection.first('PRAGMA user_version') as { user_version: number }).user_version
}

function migrate(connection: Connection, database: Database.Database, migrationScripts: readonly string[]) {
  // The version is read inside each transaction: the server and the command may start at the same time.
  const isDone = () =>
    connection.transaction(() => {
      const currentVersion = version(connection)
      checkVersion(currentVersion, migrationScripts.length)
      const script = migrationScripts[currentVersion]
      if (script === undefined) return true
      database.exec(`${script} PRAGMA user_version = ${String(currentVersion + 1)}`)
      return false
    })
  while (!isDone());
}

interface ConnectOptions {
  /** How long to wait for a lock, for example that of a backup. */
  readonly lockMilliseconds?: number | undefined
  readonly migrationScripts?: readonly string[]
}

/** Opens a database that syncs each commit to disk and overwrites deleted content. */
export function connect(
  file: string,
  { lockMilliseconds = 3000, migrationScripts = migrations }: ConnectOptions = {},
): Connection {
  const database = new Database(file, { timeout: lockMilliseconds })
  const statements = new Map<string, Database.Statement>()

  function prepare(sql: string): Database.Statement {
    const prepared = statements.get(sql)
    if (prepared) return prepared
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const connection: Connection = {
    rows: (sql, ...values) => prepare(sql).iterate(...values) as Iterable<unknown>,
    first: (sql, ...values) => prepare(sql).get(...values),
    run: (sql, ...values) => prepare(sql).run(...values).changes,
    transaction(work) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        // SQLite often rolls back on its own when the disk is full; a second rollback would hide the cause.
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    close() {
      // The package keeps a connection open as long as one of its statements is referenced.
      statements.clear()
      database.close()
    },
  }
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; ' +
        // A small log, so that the disk's reserve is enough to write it to the database.
        'PRAGMA wal_autocheckpoint = 64',
    )
    migrate(connection, database, migrationScripts)
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}
