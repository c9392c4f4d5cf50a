import { constants } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { getSystemErrorMap } from 'node:util'
import { InputError } from '#core/input-error.ts'
import type { Input } from '#core/tool.ts'
import { standardInput } from './arguments.ts'

type Chunks = AsyncGenerator<Uint8Array, void, void>

const fileChunkSize = 2 ** 20

/** What was read so far, and what is still to come if it is more than was asked for. */
interface Beginning {
  readonly pieces: readonly Uint8Array[]
  readonly rest?: Chunks
}

/** One input's files, one after the other. Text arrives as UTF-8 without byte order marks. */
export async function* readFiles(files: readonly string[], kind: Input['kind']): Chunks {
  for (const file of files) yield* kind === 'text' ? toUtf8(readFile(file)) : readFile(file)
}

/** Reads until more than `size` bytes are there, or all of them. */
export async function readBeginning(chunks: Chunks, size: number): Promise<Beginning> {
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value, done } = await chunks.next()
    if (done === true) return { pieces }
    pieces.push(value)
    length += value.length
    if (length > size) return { pieces, rest: chunks }
  }
}

export async function readWhole(chunks: Chunks): Promise<Uint8Array> {
  const { pieces, rest } = await readBeginning(chunks, constants.MAX_STRING_LENGTH)
  if (!rest) return Buffer.concat(pieces)
  await rest.return()
  const megabytes = Math.round(constants.MAX_STRING_LENGTH / 2 ** 20)
  throw new InputError(`The input is too large: this tool takes up to ${String(megabytes)} MB.`)
}

export function decodeUtf8(bytes: Uint8Array): string {
  // The mark at the start of each file is gone; one that is left belongs to the text.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

async function* readFile(file: string): Chunks {
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

const byteOrderMarks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

async function* toUtf8(chunks: Chunks): Chunks {
  const { pieces, rest } = await readBeginning(chunks, 3)
  const bytes = Buffer.concat(pieces)
  const found = byteOrderMarks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  const all = rejoin({ pieces: [bytes.subarray(found?.mark.length ?? 0)], ...(rest && { rest }) })
  if (found === undefined || found.encoding === 'utf-8') {
    yield* all
    return
  }
  const decoder = new TextDecoder(found.encoding, { ignoreBOM: true })
  for await (const chunk of all) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** The pieces as they were before the first ones were looked at. */
export async function* rejoin({ pieces, rest }: Beginning): Chunks {
  yield* pieces
  if (rest) yield* rest
}
