import { InputError } from '#core/tool/input-error.ts'
import type { ResultStream } from './result-stream.ts'

/** Number of bytes to buffer before they become a Blob. Browsers move large Blobs to disk. */
const bufferLength = 4 * 2 ** 20

/** Collects text and bytes into a file that may be larger than memory. */
export class OutputFile {
  readonly #blobs: Blob[] = []
  readonly #encoder = new TextEncoder()
  // The buffer is reused, because thousands of chunks waiting for garbage collection would take hundreds of megabytes.
  readonly #buffer = new Uint8Array(bufferLength)
  #used = 0

  async add(chunk: string | Uint8Array): Promise<void> {
    for (let rest = this.#fillBuffer(chunk); rest.length > 0; rest = this.#fillBuffer(rest)) await this.#flush()
  }

  /** Returns the file, or undefined if nothing was added. */
  async finish(): Promise<Blob | undefined> {
    if (this.#used > 0) await this.#flush()
    return this.#blobs.length > 0 ? new Blob(this.#blobs) : undefined
  }

  /** Copies as much as fits into the buffer and returns the rest. */
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
      // Reading a byte waits until the browser has stored the Blob. Without this, Blobs that are not stored yet would
      // fill the memory.
      await blob.slice(0, 1).arrayBuffer()
    } catch {
      throw new InputError('Not enough disk space for the result. Free some space and try again.')
    }
  }
}

/** Writes everything that an engine yields to a file and returns the engine's result. */
export async function drain(stream: ResultStream, output: OutputFile): Promise<unknown> {
  for (;;) {
    const { value, done } = await stream.next()
    if (done === true) return value
    await output.add(value)
  }
}
