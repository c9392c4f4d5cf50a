import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Enough to write the log to the database, and a deletion to the log. */
const reserveBytes = 1024 * 1024

function reserveFile(folder: string): string {
  return join(folder, 'reserve')
}

/** Keeps a file that can be removed on a full disk: deleting a message needs space, too. */
export function keepReserve(folder: string) {
  const file = reserveFile(folder)
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (existsSync(file) || bavail * bsize < 2 * reserveBytes) return
    // Random, because a file system may compress it.
    writeFileSync(file, randomBytes(reserveBytes), { mode: 0o600 })
  } catch {
    rmSync(file, { force: true })
  }
}

export function releaseReserve(folder: string) {
  rmSync(reserveFile(folder), { force: true })
}
