import { lstat, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { readAsText } from '#cli/document-files.ts'
import { decodeUtf8, readAll, readFiles } from '#cli/read-input.ts'
import { InputError } from '#core/tool/input-error.ts'
import { encodingName, toUtf8 } from '#core/long-text/encoding.ts'
import type { Input } from '#core/tool/manifest.ts'
import { maxFileSize, megabyte } from './mcp-limits.ts'

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

/** Resolves links. Of a missing path, returns the nearest parent that exists. Returns undefined for a broken link. */
async function resolveNearest(path: string): Promise<string | undefined> {
  const exists = await lstat(path).then(
    () => true,
    () => false,
  )
  return exists ? realpath(path).catch(() => undefined) : resolveNearest(dirname(path))
}

/** The folders that an agent may read. There is no way out of them through links or `..`. */
export class AllowedFolders {
  /** As given and without links. The first one is where relative paths start. */
  readonly #folders: readonly { readonly given: string; readonly real: string }[]

  private constructor(folders: readonly { readonly given: string; readonly real: string }[]) {
    this.#folders = folders
  }

  static async open(folders: readonly string[]): Promise<AllowedFolders> {
    return new AllowedFolders(
      await Promise.all(
        folders.map(async (folder) => {
          const real = await realpath(folder).catch(() => undefined)
          if (real === undefined || !(await stat(real)).isDirectory()) {
            throw new InputError(`Can’t allow ${folder}: there is no such folder.`)
          }
          return { given: resolve(folder), real }
        }),
      ),
    )
  }

  get isEmpty(): boolean {
    return this.#folders.length === 0
  }

  /** Reads a file as the text or the bytes that an engine expects. */
  async read(path: string, kind: Input['kind'], onNotes?: (start: number) => void): Promise<string | Uint8Array> {
    const bytes = readFiles([await this.#find(path)], 'bytes')
    if (kind === 'bytes') return readAll(bytes)
    const describeInvalid = (encoding: string) => `${path} isn’t valid ${encodingName(encoding)}.`
    return decodeUtf8(await readAll(toUtf8(readAsText(path, bytes, { onNotes }), { describeInvalid })))
  }

  /** Returns the path without links. Files elsewhere are refused before anything is said about them. */
  async #find(path: string): Promise<string> {
    const refused = new InputError(`${path} isn’t in an allowed folder.`)
    const [first] = this.#folders
    if (!first) throw new InputError('No folder was allowed. Pass the text, or start the server with --allow DIR.')
    const given = resolve(first.given, path)
    if (!this.#folders.some((folder) => isInside(folder.given, given) || isInside(folder.real, given))) throw refused

    const nearest = await resolveNearest(given)
    if (nearest === undefined || !this.#folders.some((folder) => isInside(folder.real, nearest))) throw refused
    const real = await realpath(given).catch(() => undefined)
    if (real === undefined) throw new InputError(`Can’t read ${path}: the file doesn’t exist.`)
    const stats = await stat(real)
    // A pipe or a device may never end.
    if (!stats.isFile()) throw new InputError(`Can’t read ${path}: it isn’t a file.`)
    if (stats.size > maxFileSize) {
      const size = String(Math.ceil(stats.size / megabyte))
      throw new InputError(
        `${path} is too large: it’s ${size} MB, and the limit is ${String(maxFileSize / megabyte)} MB.`,
      )
    }
    return real
  }
}
