import { constants } from 'node:buffer'
import { createReadStream, fstatSync, statSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import { getSystemErrorMap } from 'node:util'
import type { ByteChunks } from '#core/long-text/byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
import { byteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { describeDocument } from '#core/long-text/document-kind.ts'
import { encodingName, toUtf8 } from '#core/long-text/encoding.ts'
import type { Input } from '#core/tool/manifest.ts'
import { standardInput } from './arguments.ts'
import { type DocumentOptions, readAsText } from './document-files.ts'

/** Larger chunks are not faster and use more memory. */
const fileChunkSize = 2 ** 16

/** The first chunks of an input, and the rest if there is more. */
interface InputStart {
  readonly chunks: Uint8Array[]
  readonly rest?: ByteChunks
}

export interface ReadOptions extends DocumentOptions {
  /** What the name `-` stands for. */
  readonly stdin?: AsyncIterable<Uint8Array> | undefined
}

/**
 * Reads the files of one input in order. Text, also of documents, is converted to UTF-8. Each text but the last ends with a line break. Only a
 * byte order mark at the start of the first file stays, because the joined text is one file.
 */
export async function* readFiles(
  files: readonly string[],
  kind: Input['kind'],
  { stdin, ...options }: ReadOptions = {},
): ByteChunks {
  let end: number | undefined
  for (const [index, file] of files.entries()) {
    if (kind === 'bytes') {
      yield* readFile(file, stdin)
      continue
    }
    let needsLineBreak = end !== undefined && !isLineBreak(end)
    const text = readAsText(nameOf(file), readFile(file, stdin), options)
    const chunks = toUtf8(text, {
      encoding: options.encoding,
      describeInvalid: (...used) => describeInvalid(file, ...used),
    })
    for await (const chunk of index === 0 ? chunks : withoutMark(chunks)) {
      if (chunk.length === 0) continue
      if (needsLineBreak) yield new TextEncoder().encode('\n')
      needsLineBreak = false
      yield chunk
      end = chunk.at(-1)
    }
  }
}

function isLineBreak(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d
}

function nameOf(file: string): string {
  return file === standardInput ? 'Standard input' : file
}

function describeInvalid(file: string, encoding: string, isMarked: boolean, start: Uint8Array): string {
  const name = nameOf(file)
  const document = describeDocument(name, start)
  if (document !== undefined) return document
  // Text hardly ever contains these control characters.
  const isBinary = start.some((byte) => byte < 9)
  const hint = isBinary ? ' It looks like a binary file.' : ' If it’s Windows-1252, add --encoding windows-1252.'
  return `${name} isn’t valid ${encodingName(encoding)}.${encoding === 'utf-8' && !isMarked ? hint : ''}`
}

async function* withoutMark(chunks: ByteChunks): ByteChunks {
  const { value: start } = await chunks.next()
  if (!start) return
  const mark = Buffer.from(byteOrderMark)
  yield mark.equals(start.subarray(0, mark.length)) ? start.subarray(mark.length) : start
  yield* chunks
}

/** Reads until there are more than `size` bytes, or the end is reached. */
export async function readStart(input: ByteChunks, size: number): Promise<InputStart> {
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value, done } = await input.next()
    if (done === true) return { chunks }
    chunks.push(value)
    length += value.length
    if (length > size) return { chunks, rest: input }
  }
}

export async function readAll(input: ByteChunks): Promise<Uint8Array> {
  const { chunks, rest } = await readStart(input, constants.MAX_STRING_LENGTH)
  if (!rest) return Buffer.concat(chunks)
  await rest.return()
  const megabytes = Math.round(constants.MAX_STRING_LENGTH / 2 ** 20)
  throw new InputError(
    `The input is too large: this tool needs all of it in memory, and the limit for that is ${String(megabytes)} MB.`,
  )
}

/** Reads a whole input as the text or the bytes that an engine expects. */
export async function readInput(input: ByteChunks, kind: Input['kind']): Promise<string | Uint8Array> {
  const bytes = await readAll(input)
  return kind === 'text' ? decodeUtf8(bytes) : bytes
}

export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

async function* readFile(file: string, stdin: AsyncIterable<Uint8Array> = process.stdin): ByteChunks {
  // Node reads a folder as an empty stream.
  if (file === standardInput && stdin === process.stdin && fstatSync(0).isDirectory()) {
    throw readError(file, { code: 'EISDIR' })
  }
  try {
    yield* file === standardInput ? stdin : createReadStream(file, { highWaterMark: fileChunkSize })
  } catch (error) {
    throw readError(file, error)
  }
}

export function readError(file: string, error: unknown): InputError {
  return new InputError(`Can’t read ${file === standardInput ? 'standard input' : file}: ${reasonOf(error)}.`)
}

/** Says why a file cannot be read or written. */
export function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'the file doesn’t exist'
  if (code === 'EISDIR') return 'it’s a folder'
  if (code === 'EACCES' || code === 'EPERM') return 'you don’t have permission'
  // Not a system error, so it is a bug.
  if (errno === undefined) throw error
  return getSystemErrorMap().get(errno)?.[1] ?? String(code)
}

/** Yields all chunks of an input. Each is released after it is yielded. */
export async function* rejoin({ chunks, rest }: InputStart): ByteChunks {
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk
  if (rest) yield* rest
}

/** Returns what is known about a file; undefined if that cannot be read. Opening the file then says why. */
export function statOf(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

/** Returns the total size of the files in bytes, or undefined if it is unknown, as for a pipe. */
export function totalSize(files: readonly string[]): number | undefined {
  let size = 0
  for (const file of files) {
    const stats = file === standardInput ? fstatSync(0) : statOf(file)
    if (stats?.isFile() !== true) return undefined
    size += stats.size
  }
  return size
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
