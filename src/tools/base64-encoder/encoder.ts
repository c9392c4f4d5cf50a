import { joinBytes } from '#core/byte-chunks.ts'
import type { EngineContext } from '#core/tool.ts'

/**
 * Encodes bytes in chunks of any length. The URL-safe form has no padding, because `=` has a special meaning in URLs.
 */
export class Base64Encoder {
  readonly #urlSafe: boolean
  readonly #toBase64: EngineContext['toBase64']
  /** Up to two bytes that do not form a group of three yet. */
  #pendingBytes = new Uint8Array()

  constructor(urlSafe: boolean, { toBase64 }: Pick<EngineContext, 'toBase64'>) {
    this.#urlSafe = urlSafe
    this.#toBase64 = toBase64
  }

  add(chunk: Uint8Array): string {
    const bytes = this.#pendingBytes.length === 0 ? chunk : joinBytes([this.#pendingBytes, chunk])
    const end = bytes.length - (bytes.length % 3)
    this.#pendingBytes = bytes.slice(end)
    return this.#encode(bytes.subarray(0, end))
  }

  finish(): string {
    return this.#encode(this.#pendingBytes)
  }

  #encode(bytes: Uint8Array): string {
    if (this.#toBase64) return this.#toBase64(bytes, this.#urlSafe ? 'base64url' : 'base64')
    return encodeBinary(binaryOf(bytes), this.#urlSafe)
  }
}

/** Encodes a binary string, in which every character is one byte. */
export function encodeBinary(binary: string, urlSafe: boolean): string {
  const encoded = btoa(binary)
  return urlSafe ? encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : encoded
}

/** Every browser accepts this many arguments in one function call. */
const maxArguments = 8192

function binaryOf(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += maxArguments) {
    binary += String.fromCharCode.apply(null, bytes.subarray(start, start + maxArguments) as unknown as number[])
  }
  return binary
}
