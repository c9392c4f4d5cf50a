import { Inflate } from 'fflate'
import { InputError } from '#core/tool/input-error.ts'
import { countOf } from '#core/format.ts'
import type { ReadContext } from './document-text.ts'
import { isTooLarge, limits, tooLargeUnpacked } from './reading-limits.ts'

interface Entry {
  readonly method: number
  readonly isEncrypted: boolean
  /** In bytes, as its header says. */
  readonly packedSize: number
  readonly offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const maxCommentLength = 0xffff

const stored = 0
const deflated = 8

/** In bytes. A chunk can become a thousand times as large. */
const chunkLength = 2 ** 14

const textFile = /\.(?:xml|x?html?|opf|rels)$/i

/** Reads files from a ZIP archive. It counts what it unpacks, because the sizes in an archive's headers can be wrong. */
export class ZipArchive {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #context: ReadContext
  readonly #entries = new Map<string, Entry>()
  readonly #total: number
  #packed = 0
  #unpacked = 0

  constructor(bytes: Uint8Array, context: ReadContext) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#context = context
    this.#readDirectory()
    const texts = [...this.#entries].filter(([path]) => textFile.test(path))
    this.#total = texts.reduce((sum, [, { packedSize }]) => sum + packedSize, 0)
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  /** Yields the unpacked bytes of a file in chunks. */
  async *read(path: string): AsyncGenerator<Uint8Array, void, void> {
    const { name, step } = this.#context
    const entry = this.#entries.get(path)
    if (!entry) throw new InputError(`${name} is damaged: ${path} is missing.`)
    if (entry.isEncrypted) throw new InputError(`${name} is protected with a password. Save a copy without one.`)
    if (entry.method !== stored && entry.method !== deflated) {
      throw new InputError(`${name} is packed in a way that can’t be read here: ${path}.`)
    }
    const packed = this.#packedBytes(path, entry)
    let unpacked: Uint8Array[] = []
    let isComplete = entry.method === stored
    const inflate = new Inflate((chunk, isLast) => {
      unpacked.push(chunk)
      isComplete ||= isLast
    })
    for (let start = 0; start < packed.length; start += chunkLength) {
      const chunk = packed.subarray(start, start + chunkLength)
      if (entry.method === stored) unpacked.push(chunk)
      else this.#attempt(path, () => inflate.push(chunk, start + chunkLength >= packed.length))
      this.#packed += chunk.length
      for (const bytes of unpacked) {
        this.countUnpacked(bytes.length)
        yield bytes
      }
      unpacked = []
      await step(this.#packed, this.#total)
    }
    if (!isComplete) throw this.#damaged(path)
  }

  async readText(path: string): Promise<string> {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of this.read(path)) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  }

  /** Throws if too much was unpacked. Text that stands in the archive only once, but is used again, counts too. */
  countUnpacked(length: number) {
    this.#unpacked += length
    if (isTooLarge(this.#unpacked, this.#packed)) throw tooLargeUnpacked(this.#context.name)
  }

  #readDirectory() {
    const end = this.#findEnd()
    const view = this.#view
    let offset = view.getUint32(end + 16, true)
    const decoder = new TextDecoder()
    let count = 0
    while (offset + 46 <= end && view.getUint32(offset, true) === entrySignature) {
      count += 1
      if (count > limits.archiveEntries) {
        throw new InputError(`${this.#context.name} has more than ${countOf(limits.archiveEntries, 'file')} inside.`)
      }
      const nameLength = view.getUint16(offset + 28, true)
      const path = decoder.decode(this.#bytes.subarray(offset + 46, offset + 46 + nameLength))
      this.#entries.set(path, {
        method: view.getUint16(offset + 10, true),
        isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
        packedSize: view.getUint32(offset + 20, true),
        offset: view.getUint32(offset + 42, true),
      })
      offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
    }
  }

  #findEnd(): number {
    const last = this.#bytes.length - endLength
    for (let offset = last; offset >= Math.max(0, last - maxCommentLength); offset -= 1) {
      if (this.#view.getUint32(offset, true) === endSignature) return offset
    }
    throw new InputError(`${this.#context.name} is damaged: its end is missing.`)
  }

  #packedBytes(path: string, { offset, packedSize }: Entry): Uint8Array {
    const isInside = offset + 30 <= this.#bytes.length
    if (!isInside || this.#view.getUint32(offset, true) !== localSignature) throw this.#damaged(path)
    const start = offset + 30 + this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true)
    if (start + packedSize > this.#bytes.length) throw this.#damaged(path)
    return this.#bytes.subarray(start, start + packedSize)
  }

  #attempt(path: string, unpack: () => void) {
    try {
      unpack()
    } catch {
      throw this.#damaged(path)
    }
  }

  #damaged(path: string): InputError {
    return new InputError(`${this.#context.name} is damaged: ${path} can’t be unpacked.`)
  }
}
