import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { withChunks } from '#core/chunked-result.ts'
import { isWellFormed } from '#core/text/char-class.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { decodedChunks, chunksOf } from '#core/text/chunks.ts'
import { wholeLines } from '#core/text/line-stream.ts'
import { countLines } from '#core/text/lines.ts'
import { isAscii, utf8Chunks } from '#core/text/utf8.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { writeDataUriPrefix } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { codeEachLine } from './each-line.ts'
import { Base64Encoder, encodeBinary } from './encoder.ts'
import { findBase64 } from './find-base64.ts'
import { TextReader } from './text-reader.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

/** In bytes or characters. A multiple of three, so that only the last chunk of a text is padded. */
const chunkLength = 3 * 2 ** 22

function* byteChunks(bytes: Uint8Array, context: EngineContext): Generator<Uint8Array, void, void> {
  for (let start = 0; start < bytes.length; start += chunkLength) {
    yield bytes.subarray(start, start + chunkLength)
    context.progress(start, bytes.length)
  }
}

/** A data URI always uses the standard alphabet. */
function isUrlSafe({ urlSafe, dataUri }: Options): boolean {
  return urlSafe && !dataUri
}

function prefixFor({ dataUri, mediaType }: Options): string {
  return dataUri ? writeDataUriPrefix(mediaType) : ''
}

function encode(input: Uint8Array | string, options: Options, context: EngineContext): string[] {
  const urlSafe = isUrlSafe(options)
  const result = new TextBuilder()
  result.add(prefixFor(options))
  if (typeof input === 'string' && isAscii(input)) {
    for (const chunk of chunksOf(input, context, chunkLength)) result.add(encodeBinary(chunk, urlSafe))
    return result.take()
  }
  if (typeof input === 'string' && !isWellFormed(input)) {
    const reason = 'It contains an unpaired surrogate (half of a character).'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  const encoder = new Base64Encoder(urlSafe, context)
  const chunks = typeof input === 'string' ? utf8Chunks(input, context) : byteChunks(input, context)
  for (const chunk of chunks) result.add(encoder.add(chunk))
  result.add(encoder.finish())
  return result.take()
}

function textOf(input: Uint8Array | string): string {
  return typeof input === 'string' ? input : new TextDecoder('utf-8', { ignoreBOM: true }).decode(input)
}

function decode(input: Uint8Array | string, { find, charset }: Options, context: EngineContext): string[] {
  const all = textOf(input)
  const text = find ? (findBase64(all) ?? all) : all
  const decoder = new Base64Decoder()
  const reader = new TextReader(charset)
  const result = new TextBuilder()
  for (const chunk of chunksOf(text, context, chunkLength)) result.add(reader.add(decoder.add(chunk)))
  result.add(reader.add(decoder.finish()))
  result.add(reader.finish())
  return result.take()
}

function codeLines(text: string, options: Options, context: EngineContext, firstLine = 1): string[] {
  const code = options.direction === 'encode' ? encode : decode
  // The progress within a line says nothing about the text.
  const lineContext = { ...context, progress: () => undefined }
  return codeEachLine(text, firstLine, (line) => code(line, options, lineContext))
}

type OutputStream = AsyncGenerator<Uint8Array | string, void, void>

async function* encodeStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  context: EngineContext,
): OutputStream {
  const encoder = new Base64Encoder(isUrlSafe(options), context)
  yield prefixFor(options)
  let done = 0
  for await (const chunk of chunks) {
    context.signal.throwIfAborted()
    yield encoder.add(chunk)
    done += chunk.length
    context.progress(done)
  }
  yield encoder.finish()
}

/** Finds the Base64 in a stream. Its end may follow much later, so all of the text is read first. */
async function* findInStream(chunks: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  yield findBase64(text) ?? text
}

async function* decodeStream(
  chunks: AsyncIterable<Uint8Array>,
  { bytes, find, charset }: Options,
  context: EngineContext,
): OutputStream {
  const texts = decodedChunks(chunks, context)
  const encoded = find ? findInStream(texts) : texts
  const decoder = new Base64Decoder()
  if (bytes) {
    for await (const chunk of encoded) yield decoder.add(chunk)
    yield decoder.finish()
    return
  }
  const reader = new TextReader(charset)
  for await (const chunk of encoded) yield reader.add(decoder.add(chunk))
  yield reader.add(decoder.finish())
  yield reader.finish()
}

async function* codeLineStream(
  chunks: AsyncIterable<Uint8Array>,
  options: Options,
  context: EngineContext,
): OutputStream {
  let line = 1
  for await (const { text } of wholeLines(chunks, context)) {
    yield* codeLines(text, options, context, line)
    // The text ends with a line break, so its last line is the first one of the next chunk.
    line += countLines(text) - 1
  }
}

/** Raw bytes have no lines. */
function hasLines({ lines, bytes, direction }: Options): boolean {
  return lines && !(bytes && direction === 'decode')
}

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, options, context) {
    if (hasLines(options)) return withChunks({}, codeLines(textOf(text), options, context))
    return withChunks(
      {},
      options.direction === 'encode' ? encode(text, options, context) : decode(text, options, context),
    )
  },

  async *stream(chunks, options, context) {
    const code = hasLines(options) ? codeLineStream : options.direction === 'encode' ? encodeStream : decodeStream
    yield* code(chunks, options, context)
    return { text: '' }
  },

  print: ({ text }) => text,
}
