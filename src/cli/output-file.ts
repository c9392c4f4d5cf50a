import { randomUUID } from 'node:crypto'
import { statSync, type Stats } from 'node:fs'
import { chmod, chown, copyFile, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { InputError } from '#core/input-error.ts'
import { standardInput } from './arguments.ts'
import { readError, reasonOf } from './read-input.ts'
import type { RunEnvironment } from './run-engine.ts'
import type { Write } from './write-result.ts'

/** A file that is being written. It appears under its name when it is complete, with `commit`. */
export interface OutputFile {
  readonly write: Write
  /** Puts the file in its place. */
  commit(): Promise<void>
  /** Leaves everything as it was. */
  discard(): Promise<void>
}

/** Opens a file for a result. An existing file is replaced as a whole, unless it is a device such as `/dev/null`. */
export async function openOutput(path: string): Promise<OutputFile> {
  const old = statSync(path, { throwIfNoEntry: false })
  if (old && !old.isFile()) return openFile(path, path, {})
  return openReplacement(old ? await realpath(path) : path, old)
}

/** Runs `work` with an environment that writes to the file of `--output`, or to standard output if there is none. */
export async function withOutput(
  output: string | undefined,
  files: readonly string[],
  environment: RunEnvironment,
  work: (environment: RunEnvironment) => Promise<boolean>,
): Promise<boolean> {
  if (output === undefined || output === '-') return work(environment)
  if (isFolder(output)) throw new InputError(`${output} is a folder. Name a file in it for the result.`)
  checkOutput(output, files)
  return writeTo(await openOutput(output), environment, work)
}

/** Runs `work` with an environment that writes to a file. If it fails, the file is left as it was. */
export async function writeTo<Result>(
  file: OutputFile,
  environment: RunEnvironment,
  work: (environment: RunEnvironment) => Promise<Result>,
): Promise<Result> {
  let result: Result
  try {
    result = await work({ ...environment, write: file.write })
  } catch (error) {
    await file.discard()
    throw error
  }
  await file.commit()
  return result
}

/** An input cannot be the output too. */
export function checkOutput(output: string, files: readonly string[]): void {
  if (!files.some((file) => isSameFile(file, output))) return
  throw new InputError(`${output} is also read, so it isn’t overwritten. To change a file, use --in-place.`)
}

/** Opens a new version of a file. The old version stays under its name with `suffix`. */
export async function openInPlace(path: string, suffix: string): Promise<OutputFile> {
  try {
    // A link stays a link: the file that it points to is replaced.
    const target = await realpath(path)
    const old = await stat(target)
    if (!old.isFile()) throw new InputError(`Can’t change ${path}: it isn’t a file.`)
    return await openReplacement(target, old, suffix)
  } catch (error) {
    // A missing file is reported as when it is read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw readError(path, error)
    throw toInputError(error, `Can’t change ${path}`)
  }
}

/** Writes a file next to `target`. Renaming it replaces `target` in one step. */
function openReplacement(target: string, old: Stats | undefined, backupSuffix?: string): Promise<OutputFile> {
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
  return openFile(temporary, target, {
    finish: async () => {
      if (old) {
        await chmod(temporary, old.mode)
        // Only root can keep another owner.
        await chown(temporary, old.uid, old.gid).catch(() => undefined)
      }
      if (backupSuffix !== undefined) await copyFile(target, target + backupSuffix)
      await rename(temporary, target)
    },
    remove: () => rm(temporary, { force: true }),
  })
}

/** Opens a file that the user knows as `name`. */
async function openFile(
  path: string,
  name: string,
  { finish, remove }: { readonly finish?: () => Promise<void>; readonly remove?: () => Promise<void> },
): Promise<OutputFile> {
  const attemptWrite = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw toInputError(error, `Can’t write ${name}`)
    }
  }
  const file = await attemptWrite(() => open(path, 'w'))
  return {
    write: (chunk) => attemptWrite(() => file.appendFile(chunk)),
    commit: () =>
      attemptWrite(async () => {
        await file.close()
        await finish?.()
      }),
    discard: async () => {
      await file.close()
      await remove?.()
    },
  }
}

function toInputError(error: unknown, problem: string): unknown {
  const { code, errno } = error as NodeJS.ErrnoException
  if (errno === undefined) return error
  return new InputError(`${problem}: ${code === 'ENOENT' ? 'the folder doesn’t exist' : reasonOf(error)}.`)
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Whether two names are of the same file, also through a link. */
function isSameFile(one: string, other: string): boolean {
  if (one === standardInput) return false
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return (
    first !== undefined &&
    second !== undefined &&
    first.isFile() &&
    first.dev === second.dev &&
    first.ino === second.ino
  )
}

/** Returns the line break at the end of a file; empty if there is none. */
export async function lineBreakAtEnd(path: string): Promise<string> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const { buffer, bytesRead } = await file.read({ position: Math.max(0, size - 4), buffer: Buffer.alloc(4) })
      // In UTF-16, each byte of a line break has a zero byte next to it.
      const end = buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', '')
      return /\r?\n$|\r$/.exec(end)?.[0] ?? ''
    } finally {
      await file.close()
    }
  } catch (error) {
    throw readError(path, error)
  }
}
