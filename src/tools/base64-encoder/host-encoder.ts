import { joinBytes } from '#core/byte-chunks.ts'
import type { Host } from '#core/tool.ts'
import type { AlphabetName } from './alphabet.ts'

type ToBase64 = NonNullable<Host['toBase64']>

const forms = { standard: 'base64', urlSafe: 'base64url' } as const

/** Bytes to Base64, by the host. */
export class HostEncoder {
  readonly #toBase64: ToBase64
  readonly #alphabet: AlphabetName
  /** The last one or two bytes, until three are there. */
  #loose = new Uint8Array()

  constructor(alphabet: AlphabetName, toBase64: ToBase64) {
    this.#alphabet = alphabet
    this.#toBase64 = toBase64
  }

  add(chunk: Uint8Array): string {
    const bytes = this.#loose.length === 0 ? chunk : joinBytes([this.#loose, chunk])
    const end = bytes.length - (bytes.length % 3)
    this.#loose = bytes.slice(end)
    return this.#write(bytes.subarray(0, end))
  }

  finish(): string {
    return this.#write(this.#loose)
  }

  #write(bytes: Uint8Array): string {
    return this.#toBase64(bytes, forms[this.#alphabet])
  }
}
