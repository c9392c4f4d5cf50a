import { ByteText } from '#core/text/byte-text.ts'
import { copyBytes } from './copy-bytes.ts'

/** Longer lines that are not ASCII are not worth to become bytes and text again. */
const longestEncoded = 128

/** A UTF-16 unit takes up to so many bytes. */
const bytesPerUnit = 3

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Gathers a text from lines, and puts its kind of break behind each that has one. */
export class LineWriter {
  readonly #break: string
  readonly #breakView: DataView<ArrayBuffer>
  readonly #text = new ByteText()
  readonly #bytes = new Uint8Array(this.#text.view.buffer)

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
    const text = this.#text
    if (line.length > longestEncoded || !text.makeRoom(bytesPerUnit * line.length)) {
      this.addText(line, hasBreak)
      return
    }
    text.used += encoder.encodeInto(line, this.#bytes.subarray(text.used)).written
    if (hasBreak) this.#addBytes(this.#breakView, 0, this.#break.length)
  }

  addText(line: string, hasBreak: boolean): void {
    this.#text.addText(hasBreak ? line + this.#break : line)
  }

  take(): string[] {
    return this.#text.take()
  }

  #addBytes(from: DataView<ArrayBuffer>, start: number, end: number): void {
    const text = this.#text
    if (text.makeRoom(end - start)) {
      copyBytes(from, start, end, text.view, text.used)
      text.used += end - start
    } else {
      text.addText(decoder.decode(new Uint8Array(from.buffer, start, end - start)))
    }
  }
}
