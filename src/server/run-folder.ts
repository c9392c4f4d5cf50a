import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { InputError } from '#core/tool/input-error.ts'
import { placeholderBase, placeholderEmail, placeholderOrigin, placeholderVersion } from '#config/site.ts'
import { fillWords } from './fill-words.ts'
import type { SiteWords } from '#config/site-words.ts'
import { brotliQuality, compressSite } from './compress.ts'

/** What a server fills into the files of a build without SITE_ORIGIN. */
export interface SiteValues {
  readonly origin: string
  /** The site's path on its host, or ''. */
  readonly base: string
  /** The owner's address. Undefined if there is none. */
  readonly email: string | undefined
  /** Undefined if all words are the defaults. */
  readonly words?: SiteWords | undefined
  readonly logo?: { readonly path: string; readonly bytes: Uint8Array } | undefined
}

/** Files that may contain placeholders. Scripts do not, except for the service worker, which lists versions of pages. */
const mayHavePlaceholders = /\.(html|xml|txt|webmanifest)$|^sw\.js$/

/** Replaces the placeholders in a text. Without an address, a file that needs it becomes empty, and is not served. */
export function fillPlaceholders(text: string, { origin, base, email, words }: SiteValues, file = 'page.html'): string {
  if (email === undefined && text.includes(placeholderEmail)) return ''
  const version = createHash('sha256')
    .update(JSON.stringify([origin, base, email, words]))
    .digest('hex')
    .slice(0, 8)
  return fillWords(text, { base, words }, file)
    .replaceAll(placeholderEmail, () => email ?? '')
    .replaceAll(placeholderOrigin, () => origin)
    .replaceAll(placeholderBase, () => base)
    .replaceAll(placeholderVersion, version)
}

async function writeFiles(site: string, folder: string, values: SiteValues) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && mayHavePlaceholders.test(entry.name))
      .map(async (entry) => {
        const source = join(entry.parentPath, entry.name)
        const text = await readFile(source, 'utf8')
        const filled = fillPlaceholders(text, values, entry.name)
        if (filled === text) return
        const target = join(folder, relative(site, source))
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, filled)
      }),
  )
  if (values.logo) await writeFile(join(folder, values.logo.path), values.logo.bytes)
  await compressSite(folder, brotliQuality.fast)
}

// With the host's name, because containers that share a folder do not see each other's processes.
const folderPrefix = `textwright-run-${hostname()}-`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the folders of servers that were killed before they could do it. */
async function removeAbandonedFolders() {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(folderPrefix) ? Number.parseInt(name.slice(folderPrefix.length)) : Number.NaN
    if (pid > 0 && !isRunning(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/**
 * Writes the files of a build that contain placeholders, with the values filled in, to a new temporary folder, together with
 * their compressed forms. Returns the folder. Throws an `InputError` if it cannot be written.
 */
export async function writeRunFolder(site: string, values: SiteValues): Promise<string> {
  let folder: string | undefined
  try {
    // What another user left cannot be removed.
    await removeAbandonedFolders().catch(() => undefined)
    folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${String(process.pid)}-`))
    await writeFiles(site, folder, values)
    return folder
  } catch (error) {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    throw new InputError(
      `The pages can’t be written to ${tmpdir()}: ${(error as Error).message}. ` +
        'Set TMPDIR to a folder that the server can write to.',
    )
  }
}
