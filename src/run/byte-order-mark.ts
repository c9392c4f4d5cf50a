import { bytesOf, type ByteChunks, withLongFirstChunk } from '#core/long-text/byte-chunks.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { byteOrderMark, splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { markedEncodingOf, maxByteOrderMarkLength } from '#core/long-text/encoding.ts'
import type { Tool } from '#core/tool/manifest.ts'
import type { ResultStream } from './result-stream.ts'

/** What decides whether a byte order mark is set aside and put back. */
export type MarkedTool = Pick<Tool, 'inputs' | 'result' | 'resultExtension'>

/** Sets the byte order mark of a text aside, unless the engine of the tool takes it. */
export function setMarkAside<T extends string | Uint8Array>(
  tool: MarkedTool,
  text: T,
): { readonly mark: string; readonly text: T | string } {
  return typeof text === 'string' && !takesMark(tool) ? splitByteOrderMark(text) : { mark: '', text }
}

/** Puts the byte order mark back before the printed result, if that is the text of the file with changes. */
export function putMarkBack(
  mark: string,
  tool: MarkedTool,
  { result, chunks }: { readonly result: unknown; readonly chunks: readonly string[] },
): readonly string[] {
  return mark !== '' && isChangedText(tool, result) ? [mark, ...chunks] : chunks
}

/** Like `setMarkAside` and `putMarkBack`, for an engine that streams. */
export async function* streamWithoutMark(
  tool: MarkedTool,
  chunks: ByteChunks,
  stream: (chunks: ByteChunks) => ResultStream | undefined,
): ResultStream {
  const { hasMark, text } = takesMark(tool) ? { hasMark: false, text: chunks } : await splitMark(chunks)
  const output = stream(text)
  if (!output) throw new Error('The engine cannot stream')
  if (!hasMark) return yield* output
  const first = await output.next()
  if (first.done === true ? isChangedText(tool, first.value) : changesText(tool)) yield byteOrderMark
  if (first.done === true) return first.value
  yield first.value
  return yield* output
}

async function splitMark(chunks: ByteChunks): Promise<{ readonly hasMark: boolean; readonly text: ByteChunks }> {
  const rest = withLongFirstChunk(chunks, maxByteOrderMarkLength)
  const { value, done } = await rest.next()
  const start = done === true ? new Uint8Array() : value
  const hasMark = markedEncodingOf(start) === 'utf-8'
  return { hasMark, text: joinChunks(hasMark ? start.subarray(bytesOf(byteOrderMark).length) : start, rest) }
}

async function* joinChunks(start: Uint8Array, rest: ByteChunks): ByteChunks {
  yield start
  yield* rest
}

function takesMark({ inputs }: MarkedTool): boolean {
  const [input] = Object.values(inputs)
  return input?.kind === 'bytes' || input?.hasByteOrderMark === true
}

/** Whether results are texts with changes. A result in another format, such as a list of addresses, is not. */
function changesText({ result, resultExtension }: MarkedTool): boolean {
  return result === 'text' && resultExtension === undefined
}

function isChangedText(tool: MarkedTool, result: unknown): boolean {
  return isReplaced(result) || (changesText(tool) && hasText(result))
}

/** A preview, which only counts, has no text. */
export function hasText(result: unknown): boolean {
  return (
    typeof result === 'string' ||
    chunkedResultOf(result) !== undefined ||
    (result as { readonly text?: string }).text !== undefined ||
    isReplaced(result)
  )
}

/** Whether a tool that lists matches has also replaced them. */
function isReplaced(result: unknown): boolean {
  return (result as { readonly replaced?: string }).replaced !== undefined
}
