import { bytesOf } from '#core/byte-chunks.ts'
import { withChunks } from '#core/chunked-result.ts'
import { InputError, isInputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { chunksOf, decodedChunks } from '#core/text/chunks.ts'
import { wholeLines } from '#core/text/line-stream.ts'
import { countLines } from '#core/text/lines.ts'
import { TextBuilder } from '#core/text/text-builder.ts'
import { utf8Chunks } from '#core/text/utf8.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { writeDataUriPrefix } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { Base64Encoder } from './encoder.ts'
import { findBase64, findValidRest } from './find-base64.ts'
import { TextReader } from './text-reader.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<(typeof tool)['options']>
type Chunks<T> = AsyncIterable<T> | Iterable<T>

async function* encode(chunks: Chunks<Uint8Array>, options: Options, context: EngineContext) {
  const encoder = new Base64Encoder(options, context)
  if (options.dataUri) yield writeDataUriPrefix(options.mediaType)
  for await (const chunk of chunks) yield encoder.add(chunk)
  yield encoder.finish()
}

async function* decode(chunks: Chunks<string>, options: Options) {
  const reader = new TextReader(options.charset)
  for await (const bytes of decodeToBytes(chunks, options)) yield reader.add(bytes)
  yield reader.finish()
}

async function* decodeToBytes(chunks: Chunks<string>, { find }: Options) {
  const decoder = new Base64Decoder()
  for await (const chunk of find ? findInChunks(chunks) : chunks) yield decoder.add(chunk)
  yield decoder.finish()
}

/** Finds the Base64 in a text. Its end may follow much later, so all of the text is read first. */
async function* findInChunks(chunks: Chunks<string>) {
  let text = ''
  for await (const chunk of chunks) text += chunk
  yield findBase64(text) ?? findValidRest(text) ?? text
}

/** Encodes or decodes the lines of a text one by one. Line breaks and empty lines stay. An error names its line. */
async function* codeLines(text: string, firstLine: number, options: Options, context: EngineContext) {
  // Every second part is a line break.
  for (const [index, part] of text.split(/(\r\n|\n|\r)/).entries()) {
    if (index % 2 === 1 || part === '') {
      yield part
      continue
    }
    try {
      yield* options.direction === 'encode' ? encode([bytesOf(part)], options, context) : decode([part], options)
    } catch (error) {
      if (!isInputError(error)) throw error
      throw new InputError(error.message, `Line ${String(firstLine + index / 2)}: ${error.detail ?? ''}`)
    }
  }
}

async function* codeLineStream(chunks: AsyncIterable<Uint8Array>, options: Options, context: EngineContext) {
  let line = 1
  for await (const { text } of wholeLines(chunks, context)) {
    yield* codeLines(text, line, options, context)
    // The text ends with a line break, so its last line is the first one of the next chunk.
    line += countLines(text) - 1
  }
}

async function* withProgress(chunks: AsyncIterable<Uint8Array>, context: EngineContext) {
  let done = 0
  for await (const chunk of chunks) {
    context.signal.throwIfAborted()
    yield chunk
    done += chunk.length
    context.progress(done)
  }
}

function checkEncodable(text: string): void {
  if (text.isWellFormed()) return
  const reason = 'It contains an unpaired surrogate (half of a character).'
  throw new InputError('Encoding error. Check your input.', reason)
}

function code(input: Uint8Array | string, options: Options, context: EngineContext): AsyncIterable<string> {
  const isEncoding = options.direction === 'encode'
  if (isEncoding && typeof input === 'string') checkEncodable(input)
  if (isEncoding && !options.lines) {
    return encode(typeof input === 'string' ? utf8Chunks(input, context) : [input], options, context)
  }
  const text = typeof input === 'string' ? input : new TextDecoder('utf-8', { ignoreBOM: true }).decode(input)
  // Raw bytes have no lines.
  return options.lines && (isEncoding || !options.bytes)
    ? codeLines(text, 1, options, context)
    : decode(chunksOf(text, context), options)
}

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, options, context) {
    const result = new TextBuilder()
    for await (const chunk of code(text, options, context)) result.add(chunk)
    return withChunks({}, result.take())
  },

  async *stream(chunks, options, context) {
    const isEncoding = options.direction === 'encode'
    if (options.bytes && !isEncoding) yield* decodeToBytes(decodedChunks(chunks, context), options)
    else if (options.lines) yield* codeLineStream(chunks, options, context)
    else if (isEncoding) yield* encode(withProgress(chunks, context), options, context)
    else yield* decode(decodedChunks(chunks, context), options)
    return { text: '' }
  },

  print: ({ text }) => text,
}
