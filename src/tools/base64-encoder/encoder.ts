import { joinBytes } from '#core/byte-chunks.ts'
import type { EngineContext } from '#core/tool.ts'
import type { Options } from './engine.ts'

type Encoding = Pick<Options, 'urlSafe' | 'wrap' | 'lines' | 'dataUri'>

/** In bytes: a line of 76 characters. */
const lineLength = 57

/** Encodes bytes in chunks of any length. */
export class Base64Encoder {
  readonly #alphabet: 'base64' | 'base64url'
  readonly #wraps: boolean
  readonly #toBase64: NonNullable<EngineContext['toBase64']>
  /** Bytes that do not fill a group of three or a line yet. */
  #pendingBytes = new Uint8Array()
  #isFirstLine = true

  constructor({ urlSafe, wrap, lines, dataUri }: Encoding, { toBase64 }: Pick<EngineContext, 'toBase64'>) {
    // Browsers reject data URIs in the other alphabet.
    this.#alphabet = urlSafe && !dataUri ? 'base64url' : 'base64'
    // In a list of values, a line break separates two values.
    this.#wraps = wrap && !lines && !dataUri
    this.#toBase64 = toBase64 ?? encodeBytes
  }

  add(chunk: Uint8Array): string {
    const bytes = joinBytes([this.#pendingBytes, chunk])
    const end = bytes.length - (bytes.length % (this.#wraps ? lineLength : 3))
    this.#pendingBytes = bytes.slice(end)
    return this.#encode(bytes.subarray(0, end))
  }

  finish(): string {
    return this.#encode(this.#pendingBytes)
  }

  #encode(bytes: Uint8Array): string {
    const encoded = this.#toBase64(bytes, this.#alphabet)
    if (!this.#wraps || encoded === '') return encoded
    const lines = encoded.replaceAll(/.{76}(?=.)/g, '$&\n')
    const lineBreak = this.#isFirstLine ? '' : '\n'
    this.#isFirstLine = false
    return lineBreak + lines
  }
}

/** Every browser accepts this many arguments in one function call. */
const maxArguments = 8192

/** For platforms without `toBase64`. The URL-safe form has no padding, because `=` has a special meaning in URLs. */
function encodeBytes(bytes: Uint8Array, alphabet: 'base64' | 'base64url'): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += maxArguments) {
    binary += String.fromCharCode(...bytes.subarray(start, start + maxArguments))
  }
  const encoded = btoa(binary)
  return alphabet === 'base64' ? encoded : encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
