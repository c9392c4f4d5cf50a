import { constants } from 'node:buffer'
import { createReadStream, fstatSync, statSync } from 'node:fs'
import { getSystemErrorMap } from 'node:util'
import type { ByteChunks } from '#core/byte-chunks.ts'
import { InputError } from '#core/input-error.ts'
import { toUtf8 } from '#core/text/encoding.ts'
import type { Input } from '#core/tool.ts'
import { standardInput } from './arguments.ts'

/** What is made of larger ones is no faster, and stays longer in memory. */
const fileChunkSize = 2 ** 16

/** What was read so far, and what is still to come if it is more than was asked for. */
interface InputStart {
  readonly chunks: Uint8Array[]
  readonly rest?: ByteChunks
}

/** One input's files, one after the other. Text arrives as UTF-8 without byte order marks. */
export async function* readFiles(files: readonly string[], kind: Input['kind']): ByteChunks {
  for (const file of files) yield* kind === 'text' ? toUtf8(readFile(file)) : readFile(file)
}

/** Reads until more than `size` bytes are there, or all of them. */
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

export async function readWhole(input: ByteChunks): Promise<Uint8Array> {
  const { chunks, rest } = await readStart(input, constants.MAX_STRING_LENGTH)
  if (!rest) return Buffer.concat(chunks)
  await rest.return()
  const megabytes = Math.round(constants.MAX_STRING_LENGTH / 2 ** 20)
  throw new InputError(`The input is too large: this tool takes up to ${String(megabytes)} MB.`)
}

export function decodeUtf8(bytes: Uint8Array): string {
  // The mark at the start of each file is gone; one that is left belongs to the text.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

async function* readFile(file: string): ByteChunks {
  try {
    yield* file === standardInput ? process.stdin : createReadStream(file, { highWaterMark: fileChunkSize })
  } catch (error) {
    throw new InputError(`Cannot read ${file === standardInput ? 'standard input' : file}: ${reasonOf(error)}.`)
  }
}

function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  // Whatever is no fault of the file or the disk is ours.
  if (errno === undefined) throw error
  return getSystemErrorMap().get(errno)?.[1] ?? String(code)
}

/** The chunks as they were before the first ones were looked at. Each is let go once it is taken. */
export async function* rejoin({ chunks, rest }: InputStart): ByteChunks {
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk
  if (rest) yield* rest
}

/** How many bytes the files hold together; nothing if that shows only in the end, as with a pipe. */
export function totalSize(files: readonly string[]): number | undefined {
  let size = 0
  for (const file of files) {
    const stats = file === standardInput ? fstatSync(0) : statSync(file, { throwIfNoEntry: false })
    if (stats?.isFile() !== true) return undefined
    size += stats.size
  }
  return size
}
