import { TextBuilder } from '#core/text/text-builder.ts'

/** Builds a text from ranges of another text, with short strings inserted between them. */
export class Excerpt {
  readonly #text: string
  readonly #result = new TextBuilder()

  constructor(text: string) {
    this.#text = text
  }

  keep(start: number, end: number): void {
    this.#result.add(this.#text.slice(start, end))
  }

  insert(text: string): void {
    this.#result.add(text)
  }

  /** Returns the result in chunks. */
  take(): string[] {
    return this.#result.take()
  }
}
