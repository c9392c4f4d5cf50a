import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { InputError } from '#core/input-error.ts'
import type { Connection } from './database.ts'

function flush(file: string) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** A copy of the database as it is at one moment, readable by its owner alone, under its name only when it is whole. */
export function copyDatabase(connection: Connection, file: string) {
  if (existsSync(file)) throw new InputError(`${file} is there already: a backup overwrites nothing.`)
  const draft = `${file}.partial`
  try {
    rmSync(draft, { force: true })
    closeSync(openSync(draft, 'wx', 0o600))
    connection.run('VACUUM INTO ?', draft)
    flush(draft)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new InputError(`The backup could not be written: ${(error as Error).message}.`)
  }
}
