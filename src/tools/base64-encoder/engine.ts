import { bytesOf } from '#core/long-text/byte-chunks.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import { InputError, isInputError } from '#core/tool/input-error.ts'
import { decodedChunks } from '#core/long-text/text-stream.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import { wholeLines } from '#core/long-text/text-stream.ts'
import { utf8Chunks } from '#core/text/utf8.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { charsetOf } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { encode } from './encoder.ts'
import { readText } from './text-reader.ts'
import type { Options, tool } from './tool.ts'
import { print } from './result.ts'

type Chunks<T> = AsyncIterable<T> | Iterable<T>

function decode(chunks: Chunks<string>, options: Options) {
  const decoder = new Base64Decoder()
  return readText(decodeToBytes(chunks, decoder), () => charsetOf(decoder.mediaType) ?? options.charset)
}

async function* decodeToBytes(chunks: Chunks<string>, decoder = new Base64Decoder()) {
  for await (const chunk of chunks) yield decoder.add(chunk)
  yield decoder.finish()
}

/** Encodes or decodes the lines of a text one by one. Line breaks and empty lines stay. An error names its line. */
async function* codeLines(chunks: Chunks<Uint8Array>, options: Options, context: EngineContext) {
  let line = 1
  for await (const { text } of wholeLines(chunks, context)) {
    // Every second part is a line break.
    for (const [index, part] of text.split(/(\r\n|\n|\r)/).entries()) {
      if (index % 2 === 1) line += 1
      if (index % 2 === 1 || part === '') {
        yield part
        continue
      }
      try {
        yield* options.direction === 'encode' ? encode([bytesOf(part)], options, context) : decode([part], options)
      } catch (error) {
        if (!isInputError(error)) throw error
        const column = error.offset === undefined ? {} : { column: error.offset + 1 }
        throw new InputError(error.message, `Line ${String(line)}: ${error.detail ?? ''}`, { line, ...column })
      }
    }
  }
}

async function* withProgress(chunks: Chunks<Uint8Array>, context: EngineContext) {
  let done = 0
  for await (const chunk of chunks) {
    context.signal.throwIfAborted()
    yield chunk
    done += chunk.length
    context.progress(done)
  }
}

/** Returns the result as text. Its input are the bytes of a file, or of a text in UTF-8. */
function codeToText(chunks: Chunks<Uint8Array>, options: Options, context: EngineContext) {
  const isEncoding = options.direction === 'encode'
  // Raw bytes have no lines.
  if (options.lines && (isEncoding || !options.bytes)) return codeLines(chunks, options, context)
  return isEncoding ? encode(chunks, options, context) : decode(decodedChunks(chunks, context), options)
}

export const engine: Engine<typeof tool, { text: string }> = {
  async run({ text }, options, context) {
    if (options.direction === 'encode' && typeof text === 'string' && !text.isWellFormed()) {
      const reason = 'It contains an unpaired surrogate (half of a character).'
      throw new InputError('Encoding error. Check your input.', reason)
    }
    const result = new TextBuilder()
    // The chunks of the input report progress already.
    const silentContext = { ...context, progress: () => undefined }
    const chunks = typeof text === 'string' ? utf8Chunks(text, context) : [text]
    for await (const chunk of codeToText(chunks, options, silentContext)) result.add(chunk)
    return withChunks({}, result.take())
  },

  async *stream(chunks, options, context) {
    if (options.bytes && options.direction === 'decode') yield* decodeToBytes(decodedChunks(chunks, context))
    // Reading lines or text reports progress already.
    else if (options.direction === 'encode' && !options.lines)
      yield* encode(withProgress(chunks, context), options, context)
    else yield* codeToText(chunks, options, context)
    return { text: '' }
  },
  print,
}
