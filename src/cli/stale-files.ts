import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Returns the name of a file next to `target` that is later renamed to it. It contains the id of this process. */
export function temporaryNameOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.${String(process.pid)}-${randomUUID()}`)
}

/** The temporary files in a folder that were left by processes that were killed. */
const leftBehind = new Map<string, Promise<readonly string[]>>()

/** Removes temporary files of `target` whose process is gone. A folder is read once. */
export async function removeStaleFiles(target: string): Promise<void> {
  const folder = dirname(target)
  const found = leftBehind.get(folder) ?? findStaleFiles(folder)
  leftBehind.set(folder, found)
  for (const name of await found) {
    if (name.replace(temporarySuffix, '') === `.${basename(target)}`) await rm(join(folder, name), { force: true })
  }
}

const temporarySuffix = /\.(?<pid>\d+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.old)?$/

async function findStaleFiles(folder: string): Promise<readonly string[]> {
  // A folder that can't be listed can still be written to.
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => {
    const pid = temporarySuffix.exec(name)?.groups?.['pid']
    return pid !== undefined && !isRunning(Number(pid))
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user may not be signalled.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
