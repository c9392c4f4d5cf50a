import type { Figures } from './figures.ts'
import type { HashName } from './hash-types.ts'

interface HashedFile {
  readonly name: string
  /** Hexadecimal digits by the name of the hash. */
  readonly hashes: Figures
}

/** The hashes that have a command such as `sha256sum` or `b3sum`, with the most used ones first. */
const checksumHashes = ['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5', 'SHA3-256', 'SHA3-512', 'BLAKE3'] as const

const escapes: Readonly<Record<string, string>> = { '\\': String.raw`\\`, '\n': String.raw`\n`, '\r': String.raw`\r` }

/** Writes one line as `sha256sum` does. If it escapes the name, the line starts with a backslash. */
function printLine(hash: string | number, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character)
  return `${escaped === name ? '' : '\\'}${String(hash)}  ${escaped}\n`
}

/** Returns the hash that people use most for checksum files, if one of these hashes has a command that checks it. */
export function checksumHashOf(names: readonly string[]): HashName | undefined {
  return checksumHashes.find((hash) => names.includes(hash))
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

/** A line of a checksum file. */
export interface Checksum {
  /** As in the file, possibly with a path. */
  readonly name: string
  /** The hash or, if several have this length and nothing names one, all of them with the most used one first. */
  readonly hashes: readonly [HashName, ...HashName[]]
  /** In lower case. */
  readonly digits: string
}

/** `SHA256 (name) = …`, as BSD, OpenSSL and `sha256sum --tag` write it. */
const taggedLine = /^\\?(?<tag>[\w-]+) ?\((?<name>.+)\) ?= ?(?<digits>[\da-f]+)$/is

/** `… *name`, as `sha256sum` writes it. Some lists have a tab or a single space. */
const plainLine = /^\\?(?<digits>[\da-f]+)(?: [ *]|[ \t]+)(?<name>.+)$/is

const hashesByLength: Readonly<Record<number, Checksum['hashes']>> = {
  32: ['MD5'],
  40: ['SHA-1'],
  64: ['SHA-256', 'BLAKE3', 'SHA3-256'],
  96: ['SHA-384'],
  128: ['SHA-512', 'SHA3-512'],
}

function hashOfTag(tag: string): HashName | undefined {
  const plain = tag.toUpperCase().replaceAll('-', '')
  return checksumHashes.find((hash) => hash.replaceAll('-', '') === plain)
}

/** How checksum files are named after their hash, such as `SHA3-256SUMS`. */
const namedAfter: readonly (readonly [RegExp, HashName])[] = [
  [/sha3-?256/i, 'SHA3-256'],
  [/sha3-?512/i, 'SHA3-512'],
  [/b3sum|blake3|\.b3$/i, 'BLAKE3'],
  [/sha-?256/i, 'SHA-256'],
  [/sha-?512/i, 'SHA-512'],
]

/** Several hashes have the same length, so the name of the checksum file decides. */
function hashesOfLength(length: number, fileName: string): Checksum['hashes'] | undefined {
  const hashes = hashesByLength[length]
  const named = namedAfter.find(([pattern, hash]) => pattern.test(fileName) && hashes?.includes(hash))
  return named ? [named[1]] : hashes
}

function parseLine(line: string, fileName: string): Checksum | undefined {
  const { tag, name = '', digits = '' } = (taggedLine.exec(line) ?? plainLine.exec(line))?.groups ?? {}
  const tagged = hashOfTag(tag ?? '')
  const hashes = tag === undefined ? hashesOfLength(digits.length, fileName) : tagged && ([tagged] as const)
  if (hashes === undefined) return undefined
  const unescaped = line.startsWith('\\')
    ? name.replace(/\\[\\nr]/g, (pair) => ({ '\\n': '\n', '\\r': '\r' })[pair] ?? '\\')
    : name
  return { name: unescaped, hashes, digits: digits.toLowerCase() }
}

/** A checksum file that is signed with PGP: its text is between a header with a blank line and the signature. */
const signedText = /^-----BEGIN PGP SIGNED MESSAGE-----\n(?:\S.*\n)*\n(?<text>.*?)-----BEGIN PGP SIGNATURE-----/s

/**
 * Parses a checksum file. Blank lines and comments are ignored. Returns undefined if there are no checksums, or other lines
 * as well.
 */
export function parseChecksums(text: string, fileName = ''): readonly Checksum[] | undefined {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const lines = (signedText.exec(plain)?.groups?.['text'] ?? plain)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^[#;]/.test(line))
  const checksums: Checksum[] = []
  for (const line of lines) {
    const checksum = parseLine(line, fileName)
    if (!checksum) return undefined
    checksums.push(checksum)
  }
  return checksums.length > 0 ? checksums : undefined
}

/** In bytes. */
const maxListSize = 1024 * 1024

/** Whether a file is named like a checksum file: `SHA256SUMS`, `image.iso.sha256`, `checksums.txt`. */
export function isChecksumFile({ name, size }: { readonly name: string; readonly size: number }): boolean {
  return (
    size <= maxListSize && /(?:sums?|checksums?)(?:\.(?:txt|asc))?$|\.(?:md5|sha\d+|sha3-\d+|b3|blake3)$/i.test(name)
  )
}

/** Whether a checksum is of a file with this name. The folders in a checksum file are ignored: an opened file has none. */
export function isChecksumOf({ name }: Checksum, fileName: string): boolean {
  return name === fileName || name.split(/[/\\]/).at(-1) === fileName
}
