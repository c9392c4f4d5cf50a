import { createHash } from 'node:crypto'
import { constants, createReadStream, realpathSync, rmSync, type Stats } from 'node:fs'
import {
  access,
  chmod,
  chown,
  copyFile,
  open,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { InputError } from '#core/tool/input-error.ts'
import { standardInput } from './arguments.ts'
import { readError, reasonOf, statOf } from './read-input.ts'
import type { RunEnvironment } from './run-engine.ts'
import { removeStaleFiles, temporaryNameOf } from './stale-files.ts'
import type { Write } from './write-result.ts'

type Work<Result> = (write: Write) => Promise<Result>

/**
 * Runs `work` with a function that writes to a file. An existing file is replaced as a whole when `work` is done, unless it
 * is a device or a pipe. If `work` fails, it stays as it was.
 */
export async function writeOutput<Result>(path: string, work: Work<Result>): Promise<Result> {
  const old = statOf(path)
  if (path.startsWith('/dev/') || (old && !old.isFile())) return writeDevice(path, work)
  const { result } = await replaceFile({ target: await targetOf(path), old }, work)
  return result
}

/** `/dev/stdout` can be a file too, which goes on after what it already has. */
async function writeDevice<Result>(path: string, work: Work<Result>): Promise<Result> {
  const file = await attemptWrite(path, () => open(path, 'a'))
  try {
    return await work((chunk) => attemptWrite(path, () => file.appendFile(chunk)))
  } finally {
    await file.close()
  }
}

/** Returns the file that a link leads to, which may be missing. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const link = await readlink(path).catch(() => undefined)
    return link === undefined ? path : resolve(dirname(path), link)
  }
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
  return writeOutput(output, (write) => work({ ...environment, write }))
}

/** An input cannot be the output too. */
export function checkOutput(output: string, files: readonly string[]): void {
  if (!files.some((file) => isSameFile(file, output))) return
  throw new InputError(`${output} is also read, so it isn’t overwritten. To change a file, use --in-place.`)
}

/** A file is changed once, and its old version must not replace another file that is changed. */
export function checkInPlace(files: readonly string[], suffix: string): void {
  const known = new Set<string>()
  for (const file of files.filter((name) => statOf(name) !== undefined)) {
    const target = realpathSync(file)
    if (known.has(target)) throw new InputError(`${file} is named twice. Name each file once.`)
    known.add(target)
  }
  for (const target of suffix === '' ? [] : known) {
    if (!known.has(target + suffix)) continue
    throw new InputError(
      `${basename(target)}${suffix} is changed too, so it can’t keep the old version of ${basename(target)}. ` +
        'Choose another suffix: --in-place=.old.',
    )
  }
}

/**
 * Like `writeOutput`, for a new version of a file. With a suffix, the old version stays under its name with it. If both are
 * the same, nothing is written.
 */
export async function changeInPlace<Result>(path: string, suffix: string, work: Work<Result>): Promise<Change<Result>> {
  // A link stays a link: the file that it points to is replaced.
  const target = await realpath(path).catch((error: unknown) => {
    throw readError(path, error)
  })
  const old = await stat(target)
  if (!old.isFile()) throw new InputError(`Can’t change ${path}: it isn’t a file.`)
  return replaceFile({ target, old, suffix }, work)
}

interface Change<Result> {
  readonly result: Result
  readonly isChanged: boolean
}

interface Replacement {
  readonly target: string
  readonly old: Stats | undefined
  /** For a file that is changed: it stays if the new version is the same, and the old version is kept under a suffix. */
  readonly suffix?: string
}

/**
 * Writes a file next to `target`, then renames it, which replaces `target` in one step. The file is created with the first
 * chunk: while an engine computes, Ctrl+C ends the process, and there is nothing to remove.
 */
async function replaceFile<Result>({ target, old, suffix }: Replacement, work: Work<Result>): Promise<Change<Result>> {
  const folder = dirname(target)
  await attemptWrite(target, () => access(folder, constants.W_OK))
  const temporary = temporaryNameOf(target)
  const temporaryBackup = `${temporary}.old`
  let file: FileHandle | undefined
  let stopWatching: (() => void) | undefined
  const openOnce = async () => {
    if (file) return file
    await removeStaleFiles(target)
    stopWatching = removeOnSignal([temporary, temporaryBackup])
    // With the old mode from the start, because other users must not read a private file while it is written.
    file = await open(temporary, 'wx', old && old.mode & 0o777)
    return file
  }
  try {
    const result = await work((chunk) => attemptWrite(target, async () => (await openOnce()).appendFile(chunk)))
    const isChanged = await attemptWrite(target, async () => {
      const written = await openOnce()
      // On the disk before the name points to it, so that a power cut leaves the old version or the new one.
      await written.sync()
      await written.close()
      if (suffix !== undefined && (await haveSameBytes(temporary, target))) return false
      if (old) {
        await chmod(temporary, old.mode)
        // Only root can keep another owner.
        await chown(temporary, old.uid, old.gid).catch(() => undefined)
      }
      if (suffix) await keepOldVersion(target, target + suffix, temporaryBackup)
      await rename(temporary, target)
      return true
    })
    return { result, isChanged }
  } finally {
    await file?.close()
    await rm(temporary, { force: true })
    stopWatching?.()
  }
}

async function haveSameBytes(one: string, other: string): Promise<boolean> {
  const [size, otherSize] = [(await stat(one)).size, (await stat(other)).size]
  return size === otherSize && (await hashOf(one)) === (await hashOf(other))
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

/** Removes the files before a signal such as Ctrl+C ends the process. Returns a function that stops this. */
function removeOnSignal(paths: readonly string[]): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    for (const path of paths) rmSync(path, { force: true })
    stop()
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, end)
  return stop
}

/** Copies a file to `backup`. If that is a link, the link is replaced and not the file that it leads to. */
async function keepOldVersion(target: string, backup: string, temporary: string): Promise<void> {
  try {
    await copyFile(target, temporary)
    await rename(temporary, backup)
  } catch (error) {
    await rm(temporary, { force: true })
    throw toInputError(error, `Can’t keep the old version as ${backup}`)
  }
}

async function attemptWrite<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toInputError(error, `Can’t write ${path}`)
  }
}

function toInputError(error: unknown, problem: string): unknown {
  const { code, errno } = error as NodeJS.ErrnoException
  if (errno === undefined) return error
  return new InputError(`${problem}: ${code === 'ENOENT' ? 'the folder doesn’t exist' : reasonOf(error)}.`)
}

export function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true
}

/** Whether two names are of the same file, also through a link. */
function isSameFile(one: string, other: string): boolean {
  if (one === standardInput) return false
  const [first, second] = [one, other].map(statOf)
  return (
    first !== undefined &&
    second !== undefined &&
    first.isFile() &&
    first.dev === second.dev &&
    first.ino === second.ino
  )
}
