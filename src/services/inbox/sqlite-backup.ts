import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { InputError } from '#core/tool/input-error.ts'
import type { Connection } from './sqlite-database.ts'

function flush(file: string) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Writes a snapshot of the database, readable only by its owner. The file gets its final name once it is complete. */
export function copyDatabase(connection: Connection, file: string) {
  if (existsSync(file)) throw new InputError(`${file} already exists. A backup never overwrites a file.`)
  const partialFile = `${file}.partial`
  try {
    rmSync(partialFile, { force: true })
    closeSync(openSync(partialFile, 'wx', 0o600))
    connection.run('VACUUM INTO ?', partialFile)
    flush(partialFile)
    renameSync(partialFile, file)
  } catch (error) {
    rmSync(partialFile, { force: true })
    throw new InputError(`The backup couldn’t be written: ${(error as Error).message}.`)
  }
}
