import Database from 'libsql'
import { InputError } from '#core/input-error.ts'
import { migrations } from './migrations.ts'

/** How long one process waits for another, such as the server for a backup. */
const busyMilliseconds = 3000

type Value = string | number | Uint8Array | null

export interface Connection {
  /** One row at a time. Until the last is taken, the connection can do nothing else that locks. */
  rows(sql: string, ...values: Value[]): Iterable<unknown>
  first(sql: string, ...values: Value[]): unknown
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): number
  transaction<T>(work: () => T): T
  /** Changes nothing, but is written to the disk as a change: a full disk can still be read. */
  rewriteVersion(): void
  close(): void
}

function version(connection: Connection): number {
  return (connection.first('PRAGMA user_version') as { user_version: number }).user_version
}

function migrate(connection: Connection, database: Database.Database, migrationScripts: readonly string[]) {
  // Looked up again inside each transaction: the server and the command may start together.
  const isDone = () =>
    connection.transaction(() => {
      const currentVersion = version(connection)
      if (currentVersion > migrationScripts.length) {
        throw new InputError(
          `The inbox is of version ${String(currentVersion)}, and this Textwright knows ${String(migrationScripts.length)}: run the newer one that wrote it.`,
        )
      }
      const script = migrationScripts[currentVersion]
      if (script === undefined) return true
      database.exec(`${script} PRAGMA user_version = ${String(currentVersion + 1)}`)
      return false
    })
  while (!isDone());
}

/** A database in which a commit is on the disk once it returns, and what is deleted is overwritten. */
export function connect(file: string, migrationScripts: readonly string[] = migrations): Connection {
  const database = new Database(file, { timeout: busyMilliseconds })
  const statements = new Map<string, Database.Statement>()

  function prepare(sql: string): Database.Statement {
    const known = statements.get(sql)
    if (known) return known
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
        // A full disk has often rolled back by itself, and to do it twice would hide why.
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    rewriteVersion() {
      connection.transaction(() => database.exec(`PRAGMA user_version = ${String(version(connection))}`))
    },
    close() {
      // The package keeps a connection alive as long as one of its statements is.
      statements.clear()
      database.close()
    },
  }
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
    )
    migrate(connection, database, migrationScripts)
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}
