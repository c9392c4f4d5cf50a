import { InputError } from '#core/input-error.ts'

/** In bytes. So much is held before it is handed to the browser, which keeps it on disk once there is much of it. */
const heldLength = 4 * 2 ** 20

/** Gathers text and bytes into a file that may be larger than memory. */
export class OutputFile {
  readonly #parts: Blob[] = []
  readonly #encoder = new TextEncoder()
  // One for all: thousands of chunks that wait for a garbage collector take hundreds of megabytes.
  readonly #held = new Uint8Array(heldLength)
  #used = 0

  async add(chunk: string | Uint8Array): Promise<void> {
    for (let rest = this.#hold(chunk); rest.length > 0; rest = this.#hold(rest)) await this.#handOver()
  }

  /** Nothing if nothing was added. */
  async finish(): Promise<Blob | undefined> {
    if (this.#used > 0) await this.#handOver()
    return this.#parts.length > 0 ? new Blob(this.#parts) : undefined
  }

  /** Takes as much as there is room for, and gives back the rest. */
  #hold(chunk: string | Uint8Array): string | Uint8Array {
    const room = this.#held.subarray(this.#used)
    if (typeof chunk === 'string') {
      const { read, written } = this.#encoder.encodeInto(chunk, room)
      this.#used += written
      return chunk.slice(read)
    }
    const fitting = chunk.subarray(0, room.length)
    room.set(fitting)
    this.#used += fitting.length
    return chunk.subarray(fitting.length)
  }

  async #handOver(): Promise<void> {
    const part = new Blob([this.#held.subarray(0, this.#used)])
    this.#used = 0
    this.#parts.push(part)
    try {
      // When the browser can give a byte of it, it has taken it over. Whoever does not wait for that fills the memory.
      await part.slice(0, 1).arrayBuffer()
    } catch {
      throw new InputError('There is no room for the result. Is the disk full?')
    }
  }
}
