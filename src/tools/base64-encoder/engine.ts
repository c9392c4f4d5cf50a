import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import { LongText } from '#core/text/long-text.ts'
import { piecesOf } from '#core/text/pieces.ts'
import { isWellFormed } from '#core/text/surrogates.ts'
import { isAscii, mostBytesPerPiece, utf8Pieces } from '#core/text/utf8.ts'
import type { Engine, Host } from '#core/tool.ts'
import type { AlphabetName } from './alphabet.ts'
import { writeDataUriPrefix } from './data-uri.ts'
import { Base64Decoder, decodingError } from './decoder.ts'
import { Base64Encoder, roomFor } from './encoder.ts'
import { HostEncoder } from './host-encoder.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

/** So many bytes are worked on between two reports of progress. Much longer pieces of text are slower to make and join. */
const pieceLength = 2 ** 14

/** In units, of plain text that is handed to the platform. */
const longestAtOnce = 3 * 2 ** 22

function* bytePieces(input: Uint8Array | string, host: Host): Generator<Uint8Array, void, void> {
  if (typeof input === 'string') {
    yield* utf8Pieces(input, host)
    return
  }
  for (let start = 0; start < input.length; start += pieceLength) {
    yield input.subarray(start, start + pieceLength)
    host.progress(start, input.length)
  }
}

/** A data URI knows the standard alphabet alone. */
function alphabetFor({ urlSafe, dataUri }: Options): AlphabetName {
  return urlSafe && !dataUri ? 'urlSafe' : 'standard'
}

function prefixFor({ dataUri, mediaType }: Options): string {
  return dataUri ? writeDataUriPrefix(mediaType) : ''
}

/** Half a surrogate pair is encoded as a replacement character, which starts with this. Few other characters do. */
const replacementStart = 0xef

function holds(bytes: Uint8Array, byte: number): boolean {
  // Takes half as long as `includes` does.
  const place = bytes.indexOf(byte)
  return place >= 0
}

/** A long text takes the platform longer as a whole than in pieces. Each but the last is so many threes of bytes. */
function* encodeAscii(text: string, host: Host): Generator<string, void, void> {
  for (const piece of piecesOf(text, host, longestAtOnce)) yield btoa(piece)
}

interface TextEncoding {
  add(bytes: Uint8Array): string
  finish(): string
}

/** Bytes to Base64 as text, piece by piece, none longer than a piece of text can be in UTF-8. */
function createEncoder(alphabet: AlphabetName, { toBase64 }: Host): TextEncoding {
  if (toBase64) return new HostEncoder(alphabet, toBase64)
  const encoder = new Base64Encoder(alphabet)
  const decoder = new TextDecoder()
  const room = roomFor(mostBytesPerPiece)
  return {
    add: (bytes) => decoder.decode(encoder.add(bytes, room)),
    finish: () => decoder.decode(encoder.finish()),
  }
}

function encode(text: Uint8Array | string, options: Options, host: Host): string[] {
  const result = new LongText()
  result.add(prefixFor(options))
  const alphabet = alphabetFor(options)
  if (typeof text === 'string' && alphabet === 'standard' && isAscii(text)) {
    for (const piece of encodeAscii(text, host)) result.add(piece)
    return result.take()
  }
  const encoder = createEncoder(alphabet, host)
  let isInDoubt = false
  for (const piece of bytePieces(text, host)) {
    isInDoubt ||= typeof text === 'string' && holds(piece, replacementStart)
    result.add(encoder.add(piece))
  }
  if (isInDoubt && typeof text === 'string' && !isWellFormed(text)) {
    const reason = 'Half a character stands alone in it: a lone surrogate, which UTF-8 cannot write.'
    throw new InputError('Encoding error. Check your input.', reason)
  }
  result.add(encoder.finish())
  return result.take()
}

/**
 * Reads bytes as text. That they are none is said at the end: as long as they come from something that may not even be
 * Base64, that is the better thing to say.
 */
class TextReader {
  // A byte order mark was encoded like any other character, and comes back like one.
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #isText = true

  add(bytes: Uint8Array): string {
    return this.#read(bytes)
  }

  finish(): string {
    const text = this.#read()
    if (!this.#isText) throw decodingError('The bytes are no text in UTF-8. Save as file, on the page, gives them as they are.')
    return text
  }

  #read(bytes?: Uint8Array): string {
    if (!this.#isText) return ''
    try {
      return this.#decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      this.#isText = false
      return ''
    }
  }
}

/** Looked for one by one, which is four times faster than with a pattern. */
const blanks = [' ', '\t', '\v', '\f']

/** What the platform decodes, which passes over blanks that we do not, and knows no text but ASCII. */
function decodeAscii(text: string): string | undefined {
  if (blanks.some((blank) => text.includes(blank))) return undefined
  try {
    const decoded = atob(text)
    return isAscii(decoded) ? decoded : undefined
  } catch {
    // Why it is no Base64, the decoder tells.
    return undefined
  }
}

function decode(text: Uint8Array | string, { urlSafe }: Options, host: Host): string[] {
  const plain = typeof text === 'string' && !urlSafe ? decodeAscii(text) : undefined
  if (plain !== undefined) return [plain]
  const decoder = new Base64Decoder(urlSafe ? 'urlSafe' : 'standard')
  const reader = new TextReader()
  const result = new LongText()
  for (const piece of bytePieces(text, host)) result.add(reader.add(decoder.add(piece)))
  result.add(reader.add(decoder.finish()))
  result.add(reader.finish())
  return result.take()
}

type ByteStream = AsyncGenerator<Uint8Array | string, void, void>

async function* encodeChunks(chunks: AsyncIterable<Uint8Array>, options: Options, { toBase64 }: Host): ByteStream {
  const alphabet = alphabetFor(options)
  const encoder = toBase64 ? new HostEncoder(alphabet, toBase64) : new Base64Encoder(alphabet)
  yield prefixFor(options)
  for await (const chunk of chunks) yield encoder.add(chunk)
  yield encoder.finish()
}

async function* decodeChunks(chunks: AsyncIterable<Uint8Array>, { urlSafe }: Options): ByteStream {
  const decoder = new Base64Decoder(urlSafe ? 'urlSafe' : 'standard')
  const reader = new TextReader()
  for await (const chunk of chunks) yield reader.add(decoder.add(chunk))
  yield reader.add(decoder.finish())
  yield reader.finish()
}

async function* withProgress(chunks: AsyncIterable<Uint8Array>, host: Host): AsyncGenerator<Uint8Array, void, void> {
  let done = 0
  for await (const chunk of chunks) {
    host.signal.throwIfAborted()
    yield chunk
    done += chunk.length
    host.progress(done)
  }
}

export const engine: Engine<typeof tool, { text: string }> = {
  run({ text }, options, host) {
    return withPieces({}, options.direction === 'encode' ? encode(text, options, host) : decode(text, options, host))
  },

  async *stream(chunks, options, host) {
    const work = options.direction === 'encode' ? encodeChunks : decodeChunks
    yield* work(withProgress(chunks, host), options, host)
    return { text: '' }
  },

  print: ({ text }) => text,
}
