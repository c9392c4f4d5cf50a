import type { Figures } from './figures.ts'
import { InputError } from './input-error.ts'

interface HashedFile {
  readonly name: string
  /** Hexadecimal digits by the name of the hash. */
  readonly hashes: Figures
}

/** The hashes that have a command such as `sha256sum`. The first one that was calculated is used. */
const checksumHashes = ['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5']

const escapes: Readonly<Record<string, string>> = { '\\': String.raw`\\`, '\n': String.raw`\n`, '\r': String.raw`\r` }

/** Writes one line as `sha256sum` does. If it escapes the name, the line starts with a backslash. */
function printLine(hash: string | number, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character)
  return `${escaped === name ? '' : '\\'}${String(hash)}  ${escaped}\n`
}

/** Writes a checksum file that `sha256sum -c`, or the command for the chosen hash, can check. */
export function printChecksums(files: readonly HashedFile[]): { readonly name: string; readonly text: string } {
  const hash = checksumHashes.find((candidate) => files.every(({ hashes }) => candidate in hashes))
  if (hash === undefined) throw new InputError('Select MD5 or one of the SHA hashes for a checksum file.')
  return {
    name: `${hash.replace('-', '')}SUMS.txt`,
    text: files.map(({ name, hashes }) => printLine(hashes[hash] as string, name)).join(''),
  }
}
