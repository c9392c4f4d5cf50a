import { LongText } from '#core/text/long-text.ts'
import { copyBytes } from './copy-bytes.ts'

/** So much becomes text at a time. Shorter texts would be moved about by the garbage collector. */
const bufferLength = 2 ** 18

/** Longer lines that are not ASCII are not worth to become bytes and text again. */
const longestEncoded = 128

/** A UTF-16 unit takes up to so many bytes. */
const bytesPerUnit = 3

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Gathers a text from lines, and puts its kind of break behind each that has one. */
export class LineWriter {
  readonly #break: string
  readonly #breakView: DataView<ArrayBuffer>
  readonly #view = new DataView(new ArrayBuffer(bufferLength))
  readonly #bytes = new Uint8Array(this.#view.buffer)
  #used = 0
  readonly #text = new LongText()

  constructor(lineBreak: string) {
    this.#break = lineBreak
    this.#breakView = new DataView(Uint8Array.from(lineBreak, (character) => character.charCodeAt(0)).buffer)
  }

  /** A line of ASCII from its start to behind its line feed. */
  addPlain(from: DataView<ArrayBuffer>, start: number, end: number, hasBreak: boolean): void {
    if (hasBreak && this.#break === '\n') {
      this.#addBytes(from, start, end)
      return
    }
    this.#addBytes(from, start, end - 1)
    if (hasBreak) this.#addBytes(this.#breakView, 0, this.#break.length)
  }

  /** A line without half a surrogate pair, which bytes could not hold. */
  addWellFormed(line: string, hasBreak: boolean): void {
    if (line.length > longestEncoded || !this.#makeRoom(bytesPerUnit * line.length)) {
      this.addText(line, hasBreak)
      return
    }
    this.#used += encoder.encodeInto(line, this.#bytes.subarray(this.#used)).written
    if (hasBreak) this.#addBytes(this.#breakView, 0, this.#break.length)
  }

  addText(line: string, hasBreak: boolean): void {
    this.#finishPart()
    this.#text.add(hasBreak ? line + this.#break : line)
  }

  take(): string[] {
    this.#finishPart()
    return this.#text.take()
  }

  #addBytes(from: DataView<ArrayBuffer>, start: number, end: number): void {
    if (this.#makeRoom(end - start)) {
      copyBytes(from, start, end, this.#view, this.#used)
      this.#used += end - start
    } else {
      this.#text.add(decoder.decode(new Uint8Array(from.buffer, start, end - start)))
    }
  }

  /** Makes room for so many bytes, and tells whether there can be so much. */
  #makeRoom(length: number): boolean {
    if (length > bufferLength - this.#used) this.#finishPart()
    return length <= bufferLength
  }

  #finishPart(): void {
    if (this.#used > 0) this.#text.add(decoder.decode(this.#bytes.subarray(0, this.#used)))
    this.#used = 0
  }
}
