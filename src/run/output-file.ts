import { InputError } from '#core/input-error.ts'

/** In bytes. So much is held before it is handed to the browser, which keeps it on disk once there is much of it. */
const bufferLength = 4 * 2 ** 20

/** Gathers text and bytes into a file that may be larger than memory. */
export class OutputFile {
  readonly #blobs: Blob[] = []
  readonly #encoder = new TextEncoder()
  // One for all: thousands of chunks that wait for a garbage collector take hundreds of megabytes.
  readonly #buffer = new Uint8Array(bufferLength)
  #used = 0

  async add(chunk: string | Uint8Array): Promise<void> {
    for (let rest = this.#fillBuffer(chunk); rest.length > 0; rest = this.#fillBuffer(rest)) await this.#flush()
  }

  /** Nothing if nothing was added. */
  async finish(): Promise<Blob | undefined> {
    if (this.#used > 0) await this.#flush()
    return this.#blobs.length > 0 ? new Blob(this.#blobs) : undefined
  }

  /** Takes as much as there is room for, and gives back the rest. */
  #fillBuffer(chunk: string | Uint8Array): string | Uint8Array {
    const free = this.#buffer.subarray(this.#used)
    if (typeof chunk === 'string') {
      const { read, written } = this.#encoder.encodeInto(chunk, free)
      this.#used += written
      return chunk.slice(read)
    }
    const head = chunk.subarray(0, free.length)
    free.set(head)
    this.#used += head.length
    return chunk.subarray(head.length)
  }

  async #flush(): Promise<void> {
    const blob = new Blob([this.#buffer.subarray(0, this.#used)])
    this.#used = 0
    this.#blobs.push(blob)
    try {
      // When the browser can give a byte of it, it has taken it over. Whoever does not wait for that fills the memory.
      await blob.slice(0, 1).arrayBuffer()
    } catch {
      throw new InputError('There is no room for the result. Is the disk full?')
    }
  }
}
