import type { Figures } from '#core/tool/figures.ts'
import type { HashName } from './hash-types.ts'

interface HashedFile {
  readonly name: string
  /** Hexadecimal digits by the name of the hash. */
  readonly hashes: Figures
}

/** The hashes that have a command such as `sha256sum`, with the most used ones first. */
const checksumHashes: readonly HashName[] = ['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5', 'SHA3-256', 'SHA3-512']

const escapes: Readonly<Record<string, string>> = { '\\': String.raw`\\`, '\n': String.raw`\n`, '\r': String.raw`\r` }

/** Writes one line as `sha256sum` does. If it escapes the name, the line starts with a backslash. */
function printLine(hash: string | number, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character)
  return `${escaped === name ? '' : '\\'}${String(hash)}  ${escaped}\n`
}

/** Returns the hash that people use most for checksum files, if one of these hashes has a command that checks it. */
export function checksumHashOf(names: readonly string[]): HashName | undefined {
  return checksumHashes.find((name) => names.includes(name))
}

/** Returns the name of the hash for the checksum file of a file with these hashes. */
export function defaultChecksum(hashes: Figures): string {
  const names = Object.keys(hashes)
  return checksumHashOf(names) ?? names[0] ?? ''
}

/** Writes a checksum file that `sha256sum -c`, or the command for the hash, can check. */
export function printChecksums(
  files: readonly HashedFile[],
  hash: string,
): { readonly name: string; readonly text: string } {
  return {
    name: `${hash.replace(/^SHA-/, 'SHA')}SUMS.txt`,
    text: files.map(({ name, hashes }) => printLine(hashes[hash] as string, name)).join(''),
  }
}
