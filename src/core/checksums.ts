import type { Figures } from './figures.ts'
import type { HashName } from './hash-types.ts'

interface HashedFile {
  readonly name: string
  /** Hexadecimal digits by the name of the hash. */
  readonly hashes: Figures
}

/**
 * The hashes that have a command such as `sha256sum` or `b3sum`, with the most used ones first. Several hashes have the same
 * number of digits, so the name of a checksum file says which one it is: `SHA3-256SUMS`.
 */
const checksumHashes: readonly { readonly name: HashName; readonly digits: number; readonly inFileName?: RegExp }[] = [
  { name: 'SHA-256', digits: 64, inFileName: /sha-?256/i },
  { name: 'SHA-512', digits: 128, inFileName: /sha-?512/i },
  { name: 'SHA-384', digits: 96 },
  { name: 'SHA-1', digits: 40 },
  { name: 'MD5', digits: 32 },
  { name: 'BLAKE3', digits: 64, inFileName: /b3sum|blake3|\.b3$/i },
  { name: 'SHA3-256', digits: 64, inFileName: /sha3-?256/i },
  { name: 'SHA3-512', digits: 128, inFileName: /sha3-?512/i },
]

const escapes: Readonly<Record<string, string>> = { '\\': String.raw`\\`, '\n': String.raw`\n`, '\r': String.raw`\r` }

/** Writes one line as `sha256sum` does. If it escapes the name, the line starts with a backslash. */
function printLine(hash: string | number, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character)
  return `${escaped === name ? '' : '\\'}${String(hash)}  ${escaped}\n`
}

/** Returns the hash that people use most for checksum files, if one of these hashes has a command that checks it. */
export function checksumHashOf(names: readonly string[]): HashName | undefined {
  return checksumHashes.find(({ name }) => names.includes(name))?.name
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

function hashesOfTag(tag: string): HashName[] {
  const plain = tag.toUpperCase().replaceAll('-', '')
  return checksumHashes.map(({ name }) => name).filter((name) => name.replaceAll('-', '') === plain)
}

function hashesOfLength(length: number, fileName: string): HashName[] {
  const hashes = checksumHashes.filter(({ digits }) => digits === length)
  const named = hashes.filter(({ inFileName }) => inFileName?.test(fileName)).slice(0, 1)
  return (named.length > 0 ? named : hashes).map(({ name }) => name)
}

function parseLine(line: string, fileName: string): Checksum | undefined {
  const { tag, name = '', digits = '' } = (taggedLine.exec(line) ?? plainLine.exec(line))?.groups ?? {}
  const [hash, ...others] = tag === undefined ? hashesOfLength(digits.length, fileName) : hashesOfTag(tag)
  if (hash === undefined) return undefined
  const unescaped = line.startsWith('\\')
    ? name.replace(/\\[\\nr]/g, (pair) => ({ '\\n': '\n', '\\r': '\r' })[pair] ?? '\\')
    : name
  return { name: unescaped, hashes: [hash, ...others], digits: digits.toLowerCase() }
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
